import { describe, expect, it } from 'vitest';
import { enquiryAbilities } from './enquiry-access.ts';
import { ENQUIRY_ACTIONS, type EnquiryState } from './enquiry-states.ts';

type Caller = Parameters<typeof enquiryAbilities>[0];

const STAFF: Caller = { id: 'me', role: 'staff' };
const CUSTOMER: Caller = { id: 'me', role: 'customer-lv1' };
const SCOPE = { writable: ['acme'] };

function stepsOf(caller: Caller, state: EnquiryState, ownerId: string | null, organisationId: string | null = 'acme') {
  const abilities = enquiryAbilities(caller, SCOPE, { state, ownerId, organisationId });
  return ENQUIRY_ACTIONS.filter((action) => abilities[action]);
}

describe('what may be done with an enquiry', () => {
  it('is decided by its state for those who answer', () => {
    expect(stepsOf(STAFF, 'new', null)).toEqual(['take']);
    expect(stepsOf(STAFF, 'answered', 'me')).toEqual(['answer', 'close', 'reopen']);
  });

  it('includes taking over a colleague’s, not one’s own', () => {
    expect(stepsOf(STAFF, 'taken', 'other')).toContain('take');
    expect(stepsOf(STAFF, 'taken', 'me')).not.toContain('take');
  });

  it('is a reply for the customer whose it is, in every state', () => {
    for (const state of ['new', 'taken', 'answered', 'closed'] as const)
      expect(stepsOf(CUSTOMER, state, 'me')).toEqual(['reply']);
    expect(stepsOf({ ...CUSTOMER, role: 'customer-lv2' }, 'answered', 'me')).toEqual(['reply']);
  });

  it('is nothing for those who only read it', () => {
    expect(stepsOf(CUSTOMER, 'answered', null, 'centre')).toEqual([]);
    expect(stepsOf({ ...STAFF, role: 'admin' }, 'new', null)).toEqual([]);
  });

  it('is nothing for a customer with what a visitor asked', () => {
    expect(stepsOf(CUSTOMER, 'answered', null, null)).toEqual([]);
  });
});
