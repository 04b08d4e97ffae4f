/** What is known of a link whose token was given. */
export interface ShareFacts {
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  /** The saved configuration has been deleted. */
  readonly isLineDeleted: boolean;
  /** The account that made it may sign in no more, or nobody of the organisation may. */
  readonly isAccountClosed: boolean;
}

/** How a link stands: it opens, its time is over, or it was withdrawn, be it with what it leads to. */
export type ShareState = 'open' | 'expired' | 'withdrawn';

/** How a link stands at a moment. One that was withdrawn stays so when its time is over, too. */
export function stateOfShare(share: ShareFacts, now: Date): ShareState {
  if (share.revokedAt !== null || share.isLineDeleted || share.isAccountClosed) return 'withdrawn';
  return share.expiresAt.getTime() <= now.getTime() ? 'expired' : 'open';
}
