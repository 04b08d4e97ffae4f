import { eq } from 'drizzle-orm';
import { isUuid } from '#kernel/ids.ts';
import { userRoutes } from '#modules/accounts/contract.ts';
import type { AccountProfile } from '#modules/accounts/domain/registration.ts';
import { users } from '#modules/accounts/server/account-tables.ts';
import { presentUser } from '#modules/accounts/server/identity/present-user.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { findUser } from './user-store.ts';

/** Serves one account with what its person told of themselves, to whoever has to decide about it. */
export function registerUserDetails(portal: Portal): void {
  serve(portal, userRoutes.open, async ({ db, params: { id } }) => {
    const user = isUuid(id) ? await findUser(db, id) : undefined;
    if (user === undefined) throw new Failure('record.unknown');
    return { ...presentUser(user), profile: await findProfile(db, id) };
  });
}

async function findProfile(db: Db, id: string): Promise<AccountProfile | null> {
  const [found] = await db.select({ profile: users.profile }).from(users).where(eq(users.id, id));
  return found?.profile ?? null;
}
