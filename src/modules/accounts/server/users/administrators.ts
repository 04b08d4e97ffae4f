import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { users } from '#modules/accounts/server/account-tables.ts';

/** The condition that an account is that of an administrator who can come in; a demo account can in demo mode alone. */
export function isWorkingAdministrator(settings: { readonly demo: boolean }) {
  return and(eq(users.role, 'admin'), isWorkingAccount(settings));
}

/** The condition that somebody can come in with an account. */
export function isWorkingAccount({ demo }: { readonly demo: boolean }) {
  return and(
    eq(users.disabled, false),
    eq(users.pending, false),
    isNull(users.erasedAt),
    isNotNull(users.passwordHash),
    demo ? undefined : eq(users.demo, false),
  );
}
