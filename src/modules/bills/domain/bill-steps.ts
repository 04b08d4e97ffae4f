import type { Right } from '#kernel/right.ts';

export const BILL_STATES = ['draft', 'issued', 'superseded', 'void'] as const;
export type BillState = (typeof BILL_STATES)[number];

export const BILL_ACTIONS = ['edit', 'delete', 'issue', 'revise', 'supersede', 'void'] as const;
export type BillAction = (typeof BILL_ACTIONS)[number];

/** What else must hold before a step is done; the step's server code asks it. */
export type BillGuard =
  | 'version'
  | 'no-error'
  | 'hash-of-checked'
  | 'no-open-revision'
  | 'revision-issued'
  | 'reason'
  | 'not-dispatched';

/** A step from one state: who does it, where it leads (null: the bill is gone), and what must hold. */
export interface BillStep {
  readonly to: BillState | null;
  /** The provider's side, or the portal itself. */
  readonly by: 'P' | 'S';
  /** What the person must have been given beside the role. */
  readonly right?: Right;
  readonly guards: readonly BillGuard[];
}

/** What may be done with a bill (commerce §4): whatever does not stand here is refused. */
export const BILL_STEPS: { readonly [From in BillState]: { readonly [Action in BillAction]?: BillStep } } = {
  draft: {
    edit: { to: 'draft', by: 'P', guards: ['version'] },
    delete: { to: null, by: 'P', guards: ['version'] },
    issue: { to: 'issued', by: 'P', right: 'bills.issue', guards: ['no-error', 'hash-of-checked'] },
  },
  issued: {
    revise: { to: 'issued', by: 'P', right: 'bills.issue', guards: ['no-open-revision'] },
    supersede: { to: 'superseded', by: 'S', guards: ['revision-issued'] },
    void: { to: 'void', by: 'P', right: 'bills.void', guards: ['reason', 'not-dispatched'] },
  },
  superseded: {},
  void: {},
};

/** The step an action is in a state; undefined where it is refused for everybody. */
export function billStepOf(state: BillState, action: BillAction): BillStep | undefined {
  const steps = BILL_STEPS[state];
  return Object.hasOwn(steps, action) ? steps[action] : undefined;
}

/** Whether somebody of a side with rights, or the portal itself, may do a step. */
export function mayStepBill(step: BillStep, side: 'C' | 'P' | 'none' | 'S', rights: readonly Right[]): boolean {
  if (step.by !== side) return false;
  return step.right === undefined || rights.includes(step.right);
}

/** Whether the customer reads a bill in a state: nothing before it is issued, everything from then on (commerce §4). */
export function isReadByCustomer(state: BillState): boolean {
  return state !== 'draft';
}
