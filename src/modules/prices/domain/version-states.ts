import { transitions } from '#kernel/transitions.ts';
import type { VersionState } from './price-codes.ts';

/** What is done with a version of a price list; `retire` is done by the next one that comes into force. */
export const VERSION_ACTIONS = ['stage', 'withdraw', 'activate', 'retire'] as const;
export type VersionAction = (typeof VERSION_ACTIONS)[number];

/** From the check to the end of a version. What was in force may be so again: that is the way back. */
export const VERSION_STEPS = transitions<VersionState, VersionAction>('checked', VERSION_ACTIONS, {
  checked: { stage: 'staged', activate: 'active' },
  staged: { stage: 'staged', withdraw: 'checked', activate: 'active' },
  active: { retire: 'retired' },
  retired: { activate: 'active' },
});
