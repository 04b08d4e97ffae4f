import { DEFAULT_LOCALE } from '#kernel/locale.ts';
import { findAccountByContact, isOpen } from '#modules/accounts/server/identity/account-store.ts';
import { issueCode } from '#modules/accounts/server/identity/code-store.ts';
import { mailCode } from '#modules/accounts/server/identity/send-code.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';

/** Thrown within, to undo a mail that is for nobody. */
class Unsent extends Error {}

/**
 * Sends a code to whoever forgot the password, by mail also when a telephone number was typed. A contact of nobody gets a code
 * as well, which opens nothing and is told to no one: the same statements run, and only the mail is undone, so that neither
 * answer nor time tells who has an account (assurance S5). Answers the cookie of the browser that asked.
 */
export async function sendResetCode(portal: Portal, tx: Db, asked: { contact: string; now: Date }): Promise<string> {
  const { contact, now } = asked;
  const account = await findAccountByContact(tx, contact);
  const found = account !== undefined && isOpen(account, portal.settings) ? account : undefined;
  const isKnown = typeof found?.email === 'string';
  const address = (found?.email ?? contact).toLowerCase();
  const owner = { purpose: 'password-reset', address, locale: found?.locale ?? DEFAULT_LOCALE, now } as const;
  const { code, cookie } = await issueCode(tx, { ...owner, userId: isKnown ? found.id : null });
  const mailed = tx.transaction(async (inner) => {
    await mailCode(portal, inner, { ...owner, code: code ?? '' });
    if (!isKnown || code === undefined) throw new Unsent();
  });
  await mailed.catch((error: unknown) => {
    if (!(error instanceof Unsent)) throw error;
  });
  return cookie;
}
