import { transitions } from '#kernel/transitions.ts';

export const ENQUIRY_STATES = ['new', 'taken', 'answered', 'closed'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

export const ENQUIRY_ACTIONS = ['take', 'return', 'answer', 'close', 'reopen', 'reply'] as const;
export type EnquiryAction = (typeof ENQUIRY_ACTIONS)[number];

/**
 * What becomes of an enquiry (product decisions §10): somebody takes it, answers it and closes it; until then it can be returned to
 * everybody or taken over, later reopened. Whoever asked replies at any time, which puts what was answered or closed into work again.
 */
export const ENQUIRY_STEPS = transitions<EnquiryState, EnquiryAction>('new', ENQUIRY_ACTIONS, {
  new: { take: 'taken', reply: 'new' },
  taken: { take: 'taken', return: 'new', answer: 'answered', close: 'closed', reply: 'taken' },
  answered: { answer: 'answered', close: 'closed', reopen: 'taken', reply: 'taken' },
  closed: { reopen: 'taken', reply: 'taken' },
});

/** The one step that an enquiry waits for in each state; the others stand beside it. */
export const NEXT_STEP = {
  new: 'take',
  taken: 'answer',
  answered: 'close',
  closed: 'reopen',
} as const satisfies Record<EnquiryState, EnquiryAction>;

/** Who looks after an enquiry once a step is done: whoever does it, nobody after a return, and after a reply who did before. */
export function ownerAfter(action: EnquiryAction, doer: string, before: string | null): string | null {
  if (action === 'reply') return before;
  return action === 'return' ? null : doer;
}
