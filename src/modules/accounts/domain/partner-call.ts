/** A partner's signed call for a one-time ticket. */
export interface PartnerCall {
  readonly partner: string;
  readonly username: string;
  /** ms since 1970 */
  readonly timestamp: number;
  readonly nonce: string;
}

/** How far a partner's clock may be off, how long a call is remembered so that it counts once, how long a ticket lives, ms. */
export const PARTNER_TIMES = { skew: 5 * 60_000, remembered: 60 * 60_000, ticket: 60_000 } as const;

/** What a partner signs: the four values, one per line. */
export function signedText({ partner, username, timestamp, nonce }: PartnerCall): string {
  return [partner, username, timestamp, nonce].join('\n');
}

/** Whether a call is of now, as far as two clocks agree. */
export function isTimely({ timestamp }: Pick<PartnerCall, 'timestamp'>, now: Date): boolean {
  return Math.abs(now.getTime() - timestamp) <= PARTNER_TIMES.skew;
}

/** Where the browser goes with a ticket (spec 000 §2, /jci/); the page takes it out of the address at once. */
export function ticketPath(ticket: string): string {
  return `/jci/product-config/config-select?ticket=${ticket}`;
}

/** Whether a partner may send the people of an organisation, by what tells that apart; without an entry nobody's. */
export function maySend(
  customers: Readonly<Record<string, readonly string[]>>,
  partner: string,
  organisationKey: string | null,
): boolean {
  const sent = Object.hasOwn(customers, partner) ? customers[partner] : undefined;
  if (sent === undefined) return false;
  return sent.includes('*') || (organisationKey !== null && sent.includes(organisationKey));
}
