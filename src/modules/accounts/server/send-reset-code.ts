import { DEFAULT_LOCALE } from '#kernel/locale.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { findAccountByContact, isOpen } from './account-store.ts';
import { sendCode } from './send-code.ts';

/** Thrown within, to undo what was written for nobody. */
class Nobody extends Error {}

/**
 * Sends a code to whoever forgot the password, by mail also when a telephone number was typed. For a contact of nobody the very
 * same statements run and are undone, so that neither answer nor time tells who has an account (assurance S5).
 */
export async function sendResetCode(portal: Portal, tx: Db, asked: { contact: string; now: Date }): Promise<void> {
  const { contact, now } = asked;
  const account = await findAccountByContact(tx, contact);
  const email = account !== undefined && isOpen(account, portal.settings) ? account.email : null;
  const { id: userId, locale } = account ?? { id: null, locale: DEFAULT_LOCALE };
  const undoing = tx.transaction(async (inner) => {
    const address = (email ?? contact).toLowerCase();
    await sendCode(portal, inner, { purpose: 'password-reset', address, userId, locale, now });
    if (email === null) throw new Nobody();
  });
  await undoing.catch((error: unknown) => {
    if (!(error instanceof Nobody)) throw error;
  });
}
