import { eq } from 'drizzle-orm';
import { users } from '#modules/accounts/server/account-tables.ts';
import { ACCOUNT_RECORDS } from '#modules/accounts/server/privacy/personal-records.ts';
import { forgetMailsAbout } from '#modules/mail/server/public.ts';
import type { Db } from '#server/database.ts';

/**
 * Deletes an account nobody ever came in with, and what is kept of its person: no business record names it, so that no nameless row
 * has to stay, and name, address and telephone number are free again.
 */
export async function removeAccount(
  tx: Db,
  { id, username, email }: { readonly id: string; readonly username: string; readonly email: string | null },
): Promise<void> {
  for (const { erase } of ACCOUNT_RECORDS) await erase?.(tx, { id, email });
  await forgetMailsAbout(tx, username);
  await tx.delete(users).where(eq(users.id, id));
}
