import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { users } from '#modules/accounts/server/account-tables.ts';

/** The condition that an account is that of an administrator who can come in; a demo account can in demo mode alone. */
export function isWorkingAdministrator({ demo }: { demo: boolean }) {
  return and(
    eq(users.role, 'admin'),
    eq(users.disabled, false),
    eq(users.pending, false),
    isNull(users.erasedAt),
    isNotNull(users.passwordHash),
    demo ? undefined : eq(users.demo, false),
  );
}
