import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { usersPath } from '#modules/accounts/domain/user-state.ts';
import { organisations, users } from '#modules/accounts/server/account-tables.ts';
import { isWorkingAdministrator } from '#modules/accounts/server/users/administrators.ts';
import { queueMail } from '#modules/mail/server/public.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { addressOfPortal } from '#server/process/portal-address.ts';

/** Tells every administrator who can come in that an account waits for them: who, for which company, and where to look; nothing else. */
export async function notifyAdministrators(
  portal: Portal,
  tx: Db,
  { username, organisationId }: { readonly username: string; readonly organisationId: string },
  now: Date,
): Promise<void> {
  const [organisation] = await tx
    .select({ name: organisations.name })
    .from(organisations)
    .where(eq(organisations.id, organisationId));
  const values = {
    username,
    // Whoever registered a company first chose its name: it opens no paragraph of its own in somebody else's mail.
    company: (organisation?.name ?? '').replace(/\s+/g, ' '),
    link: `${addressOfPortal(portal)}${usersPath('pending')}`,
  };
  for (const { email, locale } of await administratorsWithMail(portal, tx)) {
    await queueMail(tx, {
      id: portal.newId(),
      template: 'registration-waiting',
      values,
      recipient: email ?? '',
      locale,
      now,
    });
  }
}

function administratorsWithMail({ settings }: Portal, tx: Db) {
  return tx
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(and(isWorkingAdministrator(settings), isNotNull(users.email)))
    .orderBy(asc(users.id));
}
