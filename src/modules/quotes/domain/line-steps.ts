import { transitions } from '#kernel/transitions.ts';

export const QUOTE_LINE_STATES = ['open', 'offered', 'not-offered', 'countered', 'agreed', 'dropped'] as const;
export type QuoteLineState = (typeof QUOTE_LINE_STATES)[number];

export const QUOTE_LINE_ACTIONS = [
  'offer',
  'not-offer',
  'counter',
  'keep',
  'drop',
  'accept',
  'restore',
  'recall',
  'ask-again',
  'reopen',
] as const;
export type QuoteLineAction = (typeof QUOTE_LINE_ACTIONS)[number];

/** What becomes of a line of a quote with the steps of the quote (commerce §4). */
export const QUOTE_LINE_STEPS = transitions<QuoteLineState, QuoteLineAction>('open', QUOTE_LINE_ACTIONS, {
  open: { offer: 'offered', 'not-offer': 'not-offered' },
  countered: { offer: 'offered', 'not-offer': 'not-offered', drop: 'dropped' },
  offered: {
    offer: 'offered',
    'not-offer': 'not-offered',
    counter: 'countered',
    keep: 'offered',
    drop: 'dropped',
    accept: 'agreed',
    recall: 'open',
    'ask-again': 'open',
  },
  'not-offered': {
    offer: 'offered',
    'not-offer': 'not-offered',
    keep: 'not-offered',
    drop: 'dropped',
    accept: 'dropped',
    recall: 'open',
    'ask-again': 'open',
  },
  agreed: { reopen: 'open' },
  dropped: { restore: 'open' },
});

/** Where a line stands after an action; where the action is nothing to it, as it stood. */
export function lineAfter(state: QuoteLineState, action: QuoteLineAction): QuoteLineState {
  return QUOTE_LINE_STEPS.after(state, action) ?? state;
}
