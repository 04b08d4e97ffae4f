import type { Right } from '#kernel/right.ts';

export const REPORT_STATES = ['pending', 'approved', 'refused', 'expired', 'won', 'withdrawn'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

export const REPORT_ACTIONS = ['edit', 'approve', 'refuse', 'extend', 'expire', 'win', 'withdraw'] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];

/** Who does a step: whoever reported it, the provider's side, or the portal itself. */
export type ReportDoer = 'reporter' | 'P' | 'S';

/** What else must hold before a step is done; the step's server code asks it. */
export type ReportGuard =
  | 'version'
  | 'not-the-reporter'
  | 'duplicates-seen'
  | 'reason'
  | 'reason-when-approved'
  | 'once'
  | 'before-the-end'
  | 'is-over'
  | 'quote-ordered';

/** A step from one state: who does it, where it leads, and what must hold. */
export interface ReportStep {
  readonly to: ReportState;
  readonly by: ReportDoer;
  /** What the person must have been given beside the role. */
  readonly right?: Right;
  readonly guards: readonly ReportGuard[];
}

const DECIDER = { by: 'P', right: 'reports.decide' } as const;
const WITHDRAW: ReportStep = { to: 'withdrawn', by: 'reporter', guards: ['reason-when-approved'] };

/** What may be done with a report (commerce §4): whatever does not stand here is refused. A report begins as pending. */
export const REPORT_STEPS: { readonly [From in ReportState]: { readonly [Action in ReportAction]?: ReportStep } } = {
  pending: {
    edit: { to: 'pending', by: 'reporter', guards: ['version'] },
    approve: { ...DECIDER, to: 'approved', guards: ['not-the-reporter', 'duplicates-seen'] },
    refuse: { ...DECIDER, to: 'refused', guards: ['not-the-reporter', 'reason'] },
    withdraw: WITHDRAW,
  },
  approved: {
    extend: { ...DECIDER, to: 'approved', guards: ['once', 'before-the-end'] },
    expire: { to: 'expired', by: 'S', guards: ['is-over'] },
    win: { to: 'won', by: 'S', guards: ['quote-ordered'] },
    withdraw: WITHDRAW,
  },
  refused: {},
  expired: {},
  won: {},
  withdrawn: {},
};

/** The step an action is in a state; undefined where it is refused for everybody. */
export function stepOf(state: ReportState, action: ReportAction): ReportStep | undefined {
  const steps = REPORT_STEPS[state];
  return Object.hasOwn(steps, action) ? steps[action] : undefined;
}

/** Where somebody stands to a report: on which side of it, whether it is their own report, and what they have been given. */
export interface ReportStanding {
  readonly side: 'C' | 'P' | 'none' | 'S';
  readonly isReporter: boolean;
  readonly rights: readonly Right[];
}

/** Whether somebody, or the portal itself, may do a step. */
export function mayDo(step: ReportStep, { isReporter, rights, side }: ReportStanding): boolean {
  if (side === 'none') return false;
  if (step.by === 'S' || side === 'S') return step.by === side;
  if (step.by === 'reporter') return isReporter;
  return side === 'P' && (step.right === undefined || rights.includes(step.right));
}
