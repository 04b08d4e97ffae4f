import { eq } from 'drizzle-orm';
import type { Locale } from '#kernel/locale.ts';
import type { Correctable } from '#modules/accounts/domain/correction.ts';
import { isAssignable } from '#modules/accounts/domain/correction.ts';
import { INVITEES } from '#modules/accounts/domain/invitation.ts';
import { sessions, signInTickets, users, verificationCodes } from '#modules/accounts/server/account-tables.ts';
import type { Db } from '#server/database.ts';
import type { UserRow } from './user-store.ts';

/** What is stored of an account where it is corrected. */
export interface Corrected extends Correctable {
  readonly locale: Locale;
}

/** The fields that are corrected. */
export const CORRECTED_FIELDS = ['email', 'department', 'locale', 'role', 'organisationId'] as const;

/** Writes a correction; its version counts on. A list of menu entries was made for the role before, and goes with it. */
export async function writeCorrection(tx: Db, user: UserRow, corrected: Corrected): Promise<void> {
  const { email, department, locale, role, organisationId } = corrected;
  const isOtherRole = role !== user.role && isAssignable(role);
  await tx
    .update(users)
    .set({
      email,
      userDepartment: department,
      locale,
      organisationId,
      version: user.version + 1,
      ...(isOtherRole && { role, userAttribute: INVITEES[role].userAttribute, menuIds: null }),
    })
    .where(eq(users.id, user.id));
}

/** Ends the sessions of an account and the tickets that would open one; how it may get a new password stays. */
export async function closeSessions(tx: Db, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(signInTickets).where(eq(signInTickets.userId, userId));
}

/** Forgets codes that went to an address which is no longer the account's. */
export async function forgetCodes(tx: Db, userId: string): Promise<void> {
  await tx.delete(verificationCodes).where(eq(verificationCodes.userId, userId));
}
