export const QUOTE_STATES = [
  'draft',
  'requested',
  'priced',
  'countered',
  'accepted',
  'ordered',
  'declined',
  'rejected',
  'withdrawn',
  'expired',
] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

export const QUOTE_ACTIONS = [
  'edit',
  'delete',
  'request',
  'take',
  'give-to',
  'price',
  'offer',
  'recall',
  'reject',
  'counter',
  'accept',
  'decline',
  'expire',
  'remind',
  'ask-again',
  'withdraw',
  'convert',
  'reopen',
  'message',
  'copy',
] as const;
export type QuoteAction = (typeof QUOTE_ACTIONS)[number];

/** The side of a quote that made it. */
export type MakerSide = 'C' | 'P';

/** Who does a step: a side, either of the two, the side that made the quote, or the portal itself. */
export type Doer = 'C' | 'P' | 'either' | 'maker' | 'system';

/** What else must hold before a step is done; the step's server code asks it. */
export type QuoteGuard =
  | 'version'
  | 'reason'
  | 'never-sent'
  | 'lines-valid'
  | 'staff-of-customer'
  | 'offer-complete'
  | 'offer-approved'
  | 'margin-above-stop'
  | 'validity'
  | 'not-expired'
  | 'is-expired'
  | 'current-offer'
  | 'something-changed'
  | 'not-ordered'
  | 'audience';

/** A step from one state: who does it, where it leads (null: the quote is gone), and what must hold. */
export interface QuoteStep {
  readonly to: QuoteState | null;
  readonly by: Doer;
  /** Set where the quote must have been made by the side that does it. */
  readonly ofOwnMaking?: true;
  readonly guards: readonly QuoteGuard[];
}

const OFFER: QuoteStep = {
  to: 'priced',
  by: 'P',
  guards: ['version', 'offer-complete', 'margin-above-stop', 'validity', 'offer-approved'],
};
const WITHDRAW: QuoteStep = { to: 'withdrawn', by: 'C', guards: ['version'] };
const REJECT: QuoteStep = { to: 'rejected', by: 'P', guards: ['reason'] };

/** What the provider does while it is its turn. */
const answered = (state: QuoteState) =>
  ({
    take: { to: state, by: 'P', guards: ['version'] },
    'give-to': { to: state, by: 'P', guards: ['staff-of-customer'] },
    price: priced(state),
    offer: OFFER,
    reject: REJECT,
    withdraw: WITHDRAW,
    message: said(state),
  }) as const;
const priced = (state: QuoteState): QuoteStep => ({ to: state, by: 'P', guards: ['version'] });
const said = (state: QuoteState): QuoteStep => ({ to: state, by: 'either', guards: ['audience'] });
const copied = (state: QuoteState): QuoteStep => ({ to: state, by: 'either', guards: [] });

/** What may be done with a quote (commerce §4): whatever does not stand here is refused. */
export const QUOTE_STEPS: {
  readonly [From in QuoteState]: { readonly [Action in QuoteAction]?: QuoteStep };
} = {
  draft: {
    edit: { to: 'draft', by: 'maker', guards: ['version'] },
    delete: { to: null, by: 'maker', guards: ['version', 'never-sent'] },
    request: { to: 'requested', by: 'C', ofOwnMaking: true, guards: ['lines-valid', 'version'] },
    offer: { ...OFFER, ofOwnMaking: true },
    withdraw: { to: 'withdrawn', by: 'maker', guards: ['version'] },
  },
  requested: answered('requested'),
  countered: answered('countered'),
  priced: {
    price: priced('priced'),
    offer: OFFER,
    recall: { to: 'requested', by: 'P', guards: ['reason'] },
    counter: { to: 'countered', by: 'C', guards: ['not-expired', 'current-offer', 'something-changed'] },
    accept: { to: 'accepted', by: 'C', guards: ['not-expired', 'current-offer'] },
    decline: { to: 'declined', by: 'C', guards: ['reason'] },
    expire: { to: 'expired', by: 'system', guards: ['is-expired'] },
    remind: { to: 'priced', by: 'system', guards: [] },
    withdraw: WITHDRAW,
    message: said('priced'),
  },
  expired: {
    price: priced('expired'),
    offer: OFFER,
    'ask-again': { to: 'requested', by: 'C', guards: ['lines-valid'] },
    withdraw: WITHDRAW,
    message: said('expired'),
    copy: copied('expired'),
  },
  accepted: {
    convert: { to: 'ordered', by: 'P', guards: ['not-ordered', 'version'] },
    reopen: { to: 'requested', by: 'P', guards: ['not-ordered', 'reason'] },
    message: said('accepted'),
  },
  ordered: { message: said('ordered'), copy: copied('ordered') },
  declined: { message: said('declined'), copy: copied('declined') },
  rejected: { message: said('rejected'), copy: copied('rejected') },
  withdrawn: { message: said('withdrawn'), copy: copied('withdrawn') },
};

/** The step an action is in a state; undefined where it is refused for everybody. */
export function stepOf(state: QuoteState, action: QuoteAction): QuoteStep | undefined {
  const steps = QUOTE_STEPS[state];
  return Object.hasOwn(steps, action) ? steps[action] : undefined;
}

/** Whether somebody of a side, or the portal itself, may do a step with a quote that was made by a side. */
export function maySide(step: QuoteStep, side: 'C' | 'P' | 'none' | 'system', maker: MakerSide): boolean {
  if (step.by === 'system' || side === 'system') return step.by === side;
  if (side === 'none') return false;
  if (step.by === 'maker') return side === maker;
  if (step.by !== 'either' && step.by !== side) return false;
  return step.ofOwnMaking === undefined || side === maker;
}
