import { hasAdministrator, makeAdministratorLink } from '#modules/accounts/server/public.ts';
import type { Portal } from '#server/portal.ts';

/**
 * Hands the operator a link to the administrator's password, as long as nobody can sign in as one; a demo has its published account.
 * It goes to the console beside the log: no secret stands in that (assurance R14).
 */
export async function offerFirstAdministrator(
  { db, clock, newId, settings }: Pick<Portal, 'db' | 'clock' | 'newId' | 'settings'>,
  address: string,
): Promise<void> {
  if (settings.demo || (await hasAdministrator(db))) return;
  const path = await makeAdministratorLink(db, { newId, now: clock(), providerName: settings.brandName });
  console.error(sayAdminLink(`${settings.publicUrl ?? address.replace('127.0.0.1', 'localhost')}${path}`));
}

/** The sentence that hands the operator a link to the administrator's password. */
export function sayAdminLink(link: string): string {
  return `Set the password of the administrator (account admin) with this link, once, within an hour: ${link}`;
}
