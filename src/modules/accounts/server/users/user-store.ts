import { aliasedTable, and, desc, eq, ilike, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Role } from '#kernel/actor.ts';
import { isUuid } from '#kernel/ids.ts';
import type { UserFilter } from '#modules/accounts/domain/user-state.ts';
import {
  organisations,
  passwordLinks,
  sessions,
  signInTickets,
  users,
  verificationCodes,
} from '#modules/accounts/server/account-tables.ts';
import { endLink } from '#modules/accounts/server/passwords/password-link-store.ts';
import { mails } from '#modules/mail/server/public.ts';
import { holding } from '#server/database/like-pattern.ts';
import type { Db } from '#server/database.ts';
import { givenRights } from './rights-store.ts';
import { IN_STATE } from './user-states.ts';

/** Names that a list of colleagues holds at most: enough to know a company by. */
const MAX_COLLEAGUES = 20;

const others = aliasedTable(users, 'others');

/** The names of those who can come in for the organisation of an account that waits to be let into it. */
const colleagues = sql<string[]>`case when ${users.pending} then array(
  select ${others.username} from ${users} as others
  where ${others.organisationId} = ${users.organisationId} and not ${others.pending} and not ${others.disabled}
    and ${others.erasedAt} is null and ${others.passwordHash} is not null
  order by ${others.username} limit ${MAX_COLLEAGUES}
) else '{}'::text[] end`;

const columns = {
  id: users.id,
  username: users.username,
  role: users.role,
  organisationId: users.organisationId,
  department: users.userDepartment,
  organisationName: organisations.name,
  email: users.email,
  phone: users.phone,
  locale: users.locale,
  pending: users.pending,
  disabled: users.disabled,
  erasedAt: users.erasedAt,
  passwordUpdated: users.passwordUpdated,
  menuIds: users.menuIds,
  givenRights,
  version: users.version,
  colleagues,
  linkEndsAt: passwordLinks.expiresAt,
  linkMail: mails.state,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
  createdAt: users.createdAt,
};

/** An account as the administrator reads it. */
export type UserRow = Awaited<ReturnType<typeof listUsers>>[number];

/** What the administrator may change of an account. */
export type UserChanges = Partial<Pick<UserRow, 'pending' | 'disabled' | 'passwordUpdated' | 'menuIds'>>;

/** What a page of the list is narrowed to. */
export interface UserPage {
  readonly q: string;
  readonly role?: Role | undefined;
  readonly state?: UserFilter | undefined;
  readonly after: string | undefined;
  readonly limit: number;
}

/** Accounts, newest first, after the given id. */
export function listUsers(db: Db, page: UserPage) {
  return db
    .select(columns)
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .leftJoin(passwordLinks, eq(passwordLinks.userId, users.id))
    .leftJoin(mails, eq(mails.id, passwordLinks.mailId))
    .where(
      and(
        matches(page.q),
        page.role && eq(users.role, page.role),
        page.state && IN_STATE[page.state],
        page.after === undefined ? undefined : lt(users.id, page.after),
      ),
    )
    .orderBy(desc(users.id))
    .limit(page.limit);
}

/** One account that is not erased, its row locked: whoever signs in with it meanwhile waits. */
export async function lockUser(tx: Db, id: string): Promise<UserRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await tx
    .select(columns)
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .leftJoin(passwordLinks, eq(passwordLinks.userId, users.id))
    .leftJoin(mails, eq(mails.id, passwordLinks.mailId))
    .where(and(eq(users.id, id), isNull(users.erasedAt)))
    .for('no key update', { of: users });
  return found;
}

/** One account as the administrator reads it. */
export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [found] = await db
    .select(columns)
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .leftJoin(passwordLinks, eq(passwordLinks.userId, users.id))
    .leftJoin(mails, eq(mails.id, passwordLinks.mailId))
    .where(eq(users.id, id));
  return found;
}

/** Writes changes of an account; its version counts on. */
export async function updateUser(tx: Db, { id, version }: UserRow, changes: UserChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await tx
    .update(users)
    .set({ ...changes, version: version + 1 })
    .where(eq(users.id, id));
}

/** Ends every way in that an account has open: its sessions, its tickets, and code or link for a new password (assurance S14). */
export async function closeWaysIn(tx: Db, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(signInTickets).where(eq(signInTickets.userId, userId));
  await tx.delete(verificationCodes).where(eq(verificationCodes.userId, userId));
  await endLink(tx, userId);
}

function matches(q: string): SQL | undefined {
  if (q === '') return undefined;
  const pattern = holding(q);
  return or(ilike(users.username, pattern), ilike(users.email, pattern), ilike(organisations.name, pattern));
}
