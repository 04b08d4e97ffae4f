import { describe, expect, it } from 'vitest';
import { enquiryAbilities } from './enquiry-access.ts';
import { ENQUIRY_ACTIONS } from './enquiry-states.ts';

function stepsOf(role: 'staff' | 'admin' | 'customer-lv1', enquiry: Parameters<typeof enquiryAbilities>[1]) {
  const abilities = enquiryAbilities({ id: 'me', role }, enquiry);
  return ENQUIRY_ACTIONS.filter((action) => abilities[action]);
}

describe('what may be done with an enquiry', () => {
  it('is decided by its state for those who answer', () => {
    expect(stepsOf('staff', { state: 'new', ownerId: null })).toEqual(['take']);
    expect(stepsOf('staff', { state: 'answered', ownerId: 'me' })).toEqual(['answer', 'close', 'reopen']);
  });

  it('includes taking over a colleague’s, not one’s own', () => {
    expect(stepsOf('staff', { state: 'taken', ownerId: 'other' })).toContain('take');
    expect(stepsOf('staff', { state: 'taken', ownerId: 'me' })).not.toContain('take');
  });

  it.each(['admin', 'customer-lv1'] as const)('is nothing for %s', (role) => {
    expect(stepsOf(role, { state: 'new', ownerId: null })).toEqual([]);
  });
});
