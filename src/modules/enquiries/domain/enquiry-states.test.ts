import { describe, expect, it } from 'vitest';
import { proofOf } from '#kernel/transitions.ts';
import { ENQUIRY_STATES, ENQUIRY_STEPS, NEXT_STEP, ownerAfter } from './enquiry-states.ts';

describe('the steps of an enquiry', () => {
  it('reach every state, end in none, and refuse what makes no sense', () => {
    expect(proofOf(ENQUIRY_STEPS)).toEqual({
      unreachable: [],
      idle: [],
      final: [],
      refused: [
        ['new', 'return'],
        ['new', 'answer'],
        ['new', 'close'],
        ['new', 'reopen'],
        ['taken', 'reopen'],
        ['answered', 'take'],
        ['answered', 'return'],
        ['closed', 'take'],
        ['closed', 'return'],
        ['closed', 'answer'],
        ['closed', 'close'],
      ],
    });
  });

  it.each(ENQUIRY_STATES)('name one that can be done next while it is %s', (state) => {
    expect(ENQUIRY_STEPS.may(state, NEXT_STEP[state])).toBe(true);
  });

  it('leave it with whoever did the last one, and with nobody once it was returned', () => {
    expect(ownerAfter('take', 'wang', null)).toBe('wang');
    expect(ownerAfter('answer', 'li', 'wang')).toBe('li');
    expect(ownerAfter('return', 'li', 'li')).toBe(null);
  });

  it('let whoever asked reply in every state, for the one who looks after it', () => {
    expect(ENQUIRY_STATES.map((state) => ENQUIRY_STEPS.after(state, 'reply'))).toEqual([
      'new',
      'taken',
      'taken',
      'taken',
    ]);
    expect(ownerAfter('reply', 'asker', 'li')).toBe('li');
  });
});
