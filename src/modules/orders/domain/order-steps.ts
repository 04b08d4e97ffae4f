import type { Right } from '#kernel/right.ts';

export const ORDER_STATES = ['placed', 'open', 'closed', 'cancelled'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const ORDER_ACTIONS = ['import', 'confirm', 'cancel', 'end-empty', 'finish', 'correct'] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** Who does a step: the provider's side, or the portal by itself, for an import or a shipment. */
export type OrderDoer = 'P' | 'S';

/** A step of an order or of one of its lines. */
export interface OrderStep {
  readonly by: readonly OrderDoer[];
  /** What the person must have been given beside the role; the portal itself needs none. */
  readonly right?: Right;
}

/** A step of an order from one state: where it leads. */
export interface OrderMove extends OrderStep {
  readonly to: OrderState;
}

const CANCEL: OrderMove = { to: 'cancelled', by: ['P', 'S'] };

/** What may be done with an order (commerce §4): whatever does not stand here is refused. It is made by `convert` or by an import. */
export const ORDER_STEPS: { readonly [From in OrderState]: { readonly [Action in OrderAction]?: OrderMove } } = {
  placed: { import: { to: 'open', by: ['S'] }, confirm: { to: 'open', by: ['P'] }, cancel: CANCEL },
  open: {
    import: { to: 'open', by: ['S'] },
    cancel: CANCEL,
    'end-empty': { to: 'cancelled', by: ['S'] },
    finish: { to: 'closed', by: ['S'] },
  },
  closed: { correct: { to: 'open', by: ['P', 'S'], right: 'orders.correct' } },
  cancelled: {},
};

/** The step an action is in a state; undefined where it is refused for everybody. */
export function moveOf(state: OrderState, action: OrderAction): OrderMove | undefined {
  const steps = ORDER_STEPS[state];
  return Object.hasOwn(steps, action) ? steps[action] : undefined;
}

export const LINE_ACTIONS = ['report-ready', 'ship', 'deliver', 'cancel', 'change-date', 'correct'] as const;
export type LineAction = (typeof LINE_ACTIONS)[number];

/** What may be done with a line, and in which states of its order: a line has quantities instead of a state. */
export const LINE_STEPS: Readonly<Record<LineAction, OrderStep & { readonly of: readonly OrderState[] }>> = {
  'report-ready': { by: ['P', 'S'], of: ['open'] },
  ship: { by: ['S'], of: ['open'] },
  deliver: { by: ['S'], of: ['open'] },
  cancel: { by: ['P', 'S'], of: ['placed', 'open'] },
  'change-date': { by: ['P', 'S'], of: ['placed', 'open'] },
  correct: { by: ['P', 'S'], right: 'orders.correct', of: ['open', 'closed'] },
};

/** Whether somebody of a side, or the portal itself, may do a step. */
export function mayDo(step: OrderStep, by: 'C' | 'P' | 'none' | 'S', rights: readonly Right[]): boolean {
  if (by === 'S') return step.by.includes('S');
  if (by !== 'P' || !step.by.includes('P')) return false;
  return step.right === undefined || rights.includes(step.right);
}
