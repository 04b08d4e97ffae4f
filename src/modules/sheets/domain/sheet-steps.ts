import type { Right } from '#kernel/right.ts';

export const SHEET_STATES = ['draft', 'submitted', 'returned', 'confirmed', 'released', 'cancelled'] as const;
export type SheetState = (typeof SHEET_STATES)[number];

export const SHEET_ACTIONS = [
  'edit',
  'submit',
  'confirm',
  'return',
  'call-back',
  'revise',
  'release',
  'discard',
  'cancel',
] as const;
export type SheetAction = (typeof SHEET_ACTIONS)[number];

/** The side whose revision a sheet is just now: of the customer, or of the provider. */
export type SheetMaker = 'C' | 'P';

/** Who does a step: either side, the one that made the revision, the opposite one, or the provider's. */
export type SheetDoer = 'either' | 'maker' | 'other' | 'P';

/** What else must hold before a step is done; the step's server code asks it. */
export type SheetGuard =
  | 'version'
  | 'items-valid'
  | 'current-revision'
  | 'not-the-submitter'
  | 'a-remark'
  | 'reason'
  | 'reason-once-submitted'
  | 'in-force'
  | 'none-in-force';

/** A step from one state: who does it, where it leads, and what must hold. */
export interface SheetStep {
  readonly to: SheetState;
  readonly by: SheetDoer;
  /** What the person must have been given beside the role. */
  readonly right?: Right;
  readonly guards: readonly SheetGuard[];
}

const CANCEL: SheetStep = { to: 'cancelled', by: 'maker', guards: ['reason-once-submitted', 'none-in-force'] };
const DISCARD: SheetStep = { to: 'released', by: 'maker', guards: ['in-force', 'reason'] };
const REVISE: SheetStep = { to: 'draft', by: 'either', guards: [] };

/** What may be done with a sheet (commerce §4): whatever does not stand here is refused. A sheet begins as a draft. */
export const SHEET_STEPS: { readonly [From in SheetState]: { readonly [Action in SheetAction]?: SheetStep } } = {
  draft: {
    edit: { to: 'draft', by: 'maker', guards: ['version'] },
    submit: { to: 'submitted', by: 'maker', guards: ['items-valid'] },
    discard: DISCARD,
    cancel: CANCEL,
  },
  submitted: {
    confirm: { to: 'confirmed', by: 'other', guards: ['current-revision', 'not-the-submitter'] },
    return: { to: 'returned', by: 'other', guards: ['current-revision', 'a-remark'] },
    'call-back': { to: 'draft', by: 'maker', guards: [] },
    cancel: CANCEL,
  },
  returned: { revise: REVISE, discard: DISCARD, cancel: CANCEL },
  confirmed: {
    revise: REVISE,
    release: { to: 'released', by: 'P', right: 'sheets.release', guards: ['not-the-submitter'] },
  },
  released: { revise: { to: 'draft', by: 'P', guards: ['reason'] } },
  cancelled: {},
};

/** The step an action is in a state; undefined where it is refused for everybody. */
export function stepOf(state: SheetState, action: SheetAction): SheetStep | undefined {
  const steps = SHEET_STEPS[state];
  return Object.hasOwn(steps, action) ? steps[action] : undefined;
}

/** Where somebody stands to a sheet: on which side of it, and what they have been given. */
export interface SheetStanding {
  readonly side: SheetMaker | 'none';
  readonly rights: readonly Right[];
}

/** Whether somebody may do a step with a sheet whose revision a side has made. */
export function mayDo(step: SheetStep, { rights, side }: SheetStanding, maker: SheetMaker): boolean {
  if (side === 'none') return false;
  if (step.by === 'maker' || step.by === 'other') return (step.by === 'maker') === (side === maker);
  if (step.by === 'P' && side !== 'P') return false;
  return step.right === undefined || rights.includes(step.right);
}

/** What of a sheet decides between ending it and ending a revision of it. */
export interface SheetRevisions {
  readonly maker: SheetMaker;
  /** The last revision that was submitted; 0 before there is one. */
  readonly lastNo: number;
  /** The revision engineering builds from; null before one is released. */
  readonly releasedNo: number | null;
}

/** Whether what is in force lets a step be taken: a sheet with a released revision is not cancelled, one without has nothing to go back to. */
export function isOpenTo({ guards }: SheetStep, { releasedNo }: Pick<SheetRevisions, 'releasedNo'>): boolean {
  if (guards.includes('in-force')) return releasedNo !== null;
  return !guards.includes('none-in-force') || releasedNo === null;
}

/** Whether a step needs a reason. */
export function needsReason({ guards }: SheetStep, { lastNo }: Pick<SheetRevisions, 'lastNo'>): boolean {
  return guards.includes('reason') || (guards.includes('reason-once-submitted') && lastNo > 0);
}

/** Whom a sheet waits for: a side, whoever releases for engineering, or nobody. */
export type SheetTurn = SheetMaker | 'engineering' | null;

/** Whose turn it is. */
export function turnOf(state: SheetState, maker: SheetMaker): SheetTurn {
  if (state === 'draft' || state === 'returned') return maker;
  if (state === 'submitted') return maker === 'C' ? 'P' : 'C';
  return state === 'confirmed' ? 'engineering' : null;
}
