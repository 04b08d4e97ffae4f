import { eq } from 'drizzle-orm';
import type { Actor } from '#kernel/actor.ts';
import { users } from '#modules/accounts/server/account-tables.ts';
import { lockAccount } from '#modules/accounts/server/identity/account-store.ts';
import { forgetMailsAbout, queueMail } from '#modules/mail/server/public.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { PersonalRecords } from '#server/module.ts';

export interface Erasure {
  readonly actor: Pick<Actor, 'id'>;
  /** The hash of the password that was given. */
  readonly passwordHash: string;
  readonly newId: () => string;
  /** A hash no password fits. */
  readonly decoyHash: string;
  readonly now: Date;
}

/**
 * Erases a person in one transaction: their records go, their account stays as a nameless row that business records point
 * at, and a last mail says so. Name, address and telephone number are free again.
 */
export async function eraseAccount(
  tx: Db,
  records: readonly PersonalRecords[],
  { actor: { id: userId }, passwordHash, newId, decoyHash, now }: Erasure,
): Promise<void> {
  const user = await lockAccount(tx, userId);
  // Deleted meanwhile, or the password that was given is the current one no more.
  if (user === undefined || user.erasedAt !== null) throw new Failure('session.expired');
  if (user.passwordHash !== passwordHash) throw new Failure('password.wrong');
  const { email, username, locale } = user;
  for (const { erase } of records) await erase?.(tx, { id: userId, email });
  await forgetMailsAbout(tx, username);
  await tx
    .update(users)
    .set({ ...NAMELESS, username: erasedName(userId), passwordHash: decoyHash, erasedAt: now })
    .where(eq(users.id, userId));
  if (email === null) return;
  await queueMail(tx, {
    id: newId(),
    template: 'account-erased',
    values: { username },
    recipient: email,
    locale,
    now,
  });
}

const NAMELESS = {
  email: null,
  phone: null,
  profile: null,
  menuIds: null,
  userDepartment: '',
  locale: 'zh-cn',
  pending: false,
  disabled: true,
} as const;

/** Unlike every other name, and too long for anyone to register it. */
function erasedName(userId: string): string {
  return `erased-${userId.slice(-12)}`;
}
