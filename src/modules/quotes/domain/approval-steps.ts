import { transitions } from '#kernel/transitions.ts';

export const APPROVAL_STATES = ['none', 'pending', 'approved', 'refused', 'void'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

export const APPROVAL_ACTIONS = ['ask', 'approve', 'refuse', 'call-back', 'change-offer', 'end-quote'] as const;
export type ApprovalAction = (typeof APPROVAL_ACTIONS)[number];

/** What becomes of an approval, which is of one working offer and of no other (commerce §4). */
export const APPROVAL_STEPS = transitions<ApprovalState, ApprovalAction>('none', APPROVAL_ACTIONS, {
  none: { ask: 'pending' },
  pending: {
    approve: 'approved',
    refuse: 'refused',
    'call-back': 'void',
    'change-offer': 'void',
    'end-quote': 'void',
  },
  approved: { 'change-offer': 'void', 'end-quote': 'void' },
  refused: { ask: 'pending', 'change-offer': 'void' },
  void: { ask: 'pending' },
});

/** How an approval stands once its quote has ended, or was accepted: what nobody will send needs nobody's word. */
export function standingAfterEnd(approval: { readonly state: ApprovalState } | undefined): ApprovalState {
  if (approval === undefined) return 'none';
  return APPROVAL_STEPS.after(approval.state, 'end-quote') ?? approval.state;
}

/** How an approval stands to the working offer as it is now: one of another offer counts no more. */
export function standingOf(
  approval: { readonly state: ApprovalState; readonly offerHash: string } | undefined,
  offerHash: string | undefined,
): ApprovalState {
  if (approval === undefined) return 'none';
  if (approval.offerHash === offerHash) return approval.state;
  return APPROVAL_STEPS.after(approval.state, 'change-offer') ?? approval.state;
}
