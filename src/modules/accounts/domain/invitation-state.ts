/** Where the invitation of an account stands that has no password yet. */
export interface InvitationFacts {
  /** When its link ends, ISO 8601; null where there is none any more. */
  readonly until: string | null;
  /** What became of the mail that brings it; null where no mail does. */
  readonly mail: 'queued' | 'sent' | 'failed' | null;
}

/** What an invitation is good for: its link opens, or the person needs another one. */
export type InvitationState = 'valid' | 'expired' | 'mail-failed';

/** The state of an invitation; a link that has run out helps nobody, whatever became of its mail. */
export function invitationState({ until, mail }: InvitationFacts, now: Date): InvitationState {
  if (until === null || Date.parse(until) <= now.getTime()) return 'expired';
  return mail === 'failed' ? 'mail-failed' : 'valid';
}
