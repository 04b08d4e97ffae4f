/** What a one-time link to set a password was made for. */
export type LinkPurpose = 'invitation' | 'administrator';

const HOUR = 3_600_000;

/** How long a link opens, ms: an invitation over a weekend, the operator's own while they are at the console. */
export const LINK_LIVES: Readonly<Record<LinkPurpose, number>> = { invitation: 72 * HOUR, administrator: HOUR };

/** The moment a link made now ends. */
export function linkEnd(purpose: LinkPurpose, now: Date): Date {
  return new Date(now.getTime() + LINK_LIVES[purpose]);
}

/** Where the browser goes with a link; the page takes its secret out of the address at once. */
export function passwordLinkPath(secret: string): string {
  return `/account/set-password?link=${secret}`;
}
