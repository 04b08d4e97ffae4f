import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { ADMINISTRATOR_ATTRIBUTE } from '#kernel/administrator.ts';
import { passwordLinkPath } from '#modules/accounts/domain/password-link.ts';
import { organisations, users } from '#modules/accounts/server/account-tables.ts';
import { issueLink } from '#modules/accounts/server/passwords/password-link-store.ts';
import { recordAudit } from '#modules/audit/server/public.ts';
import type { Db } from '#server/database.ts';

/** The name of the account the operator's link opens (spec 000 §9). */
const ADMINISTRATOR = 'admin';

/** What making the link needs. */
export interface LinkTools {
  readonly newId: () => string;
  readonly now: Date;
  /** What the provider's organisation is called where it has to be made. */
  readonly providerName: string;
}

/** One number for everyone who makes the link: of instances starting together the last one's opens. */
const LINK_LOCK = 4_711_004;

/** Whether somebody can sign in as an administrator outside demo mode. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const live = and(
    eq(users.role, 'admin'),
    eq(users.disabled, false),
    eq(users.demo, false),
    isNull(users.erasedAt),
    isNotNull(users.passwordHash),
  );
  const found = await db.select({ id: users.id }).from(users).where(live).limit(1);
  return found.length > 0;
}

/**
 * Makes a link with which the operator sets the administrator's password, in place of an earlier one, and answers its path. Account and
 * organisation of the administrator are made where they are missing; a password there may be stays until the link is used.
 */
export function makeAdministratorLink(db: Db, tools: LinkTools): Promise<string> {
  const { newId, now } = tools;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LINK_LOCK})`);
    const userId = await administratorOf(tx, tools);
    const { secret } = await issueLink(tx, { userId, purpose: 'administrator', mailId: null, now });
    const event = { actorId: null, action: 'administrator.link-made', object: userId } as const;
    await recordAudit(tx, { id: newId(), at: now, requestId: 'console', ...event });
    return passwordLinkPath(secret);
  });
}

async function administratorOf(tx: Db, tools: LinkTools): Promise<string> {
  const { newId, now } = tools;
  const [known] = await tx
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(sql`lower(${users.username}) = ${ADMINISTRATOR}`);
  if (known !== undefined && known.role !== 'admin')
    throw new Error(`The account ${ADMINISTRATOR} is not an administrator's.`);
  if (known !== undefined) return known.id;
  const id = newId();
  await tx.insert(users).values({
    id,
    username: ADMINISTRATOR,
    passwordHash: null,
    role: 'admin',
    userAttribute: ADMINISTRATOR_ATTRIBUTE,
    userDepartment: '',
    organisationId: await providerOf(tx, tools),
    passwordUpdated: true,
    createdAt: now,
  });
  return id;
}

async function providerOf(tx: Db, { newId, now, providerName }: LinkTools): Promise<string> {
  const [known] = await tx
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.kind, 'provider'))
    .orderBy(asc(organisations.id))
    .limit(1);
  if (known !== undefined) return known.id;
  const id = newId();
  await tx.insert(organisations).values({ id, name: providerName, kind: 'provider', createdAt: now });
  return id;
}
