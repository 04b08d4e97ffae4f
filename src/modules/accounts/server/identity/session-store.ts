import { createHash, randomBytes } from 'node:crypto';
import { and, count, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Actor } from '#kernel/actor.ts';
import { rightsOf } from '#modules/accounts/domain/rights.ts';
import { isLive, isSeenAgain, SESSION_LIMITS } from '#modules/accounts/domain/session-life.ts';
import { sessions, users } from '#modules/accounts/server/account-tables.ts';
import { givenRights } from '#modules/accounts/server/users/rights-store.ts';
import type { Db } from '#server/database.ts';

/**
 * Opens a session and answers its token: 256 random bits, of which the database stores only the SHA-256. The account is locked
 * by the caller (`lockAccount`), who knows why it may come in.
 */
export async function openSession(
  db: Db,
  session: { userId: string; remembered: boolean; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { userId, remembered, now } = session;
  await db.insert(sessions).values({ tokenHash: hashOf(token), userId, remembered, createdAt: now, lastSeenAt: now });
  return token;
}

/** Who a token signs in, if its session lives and the account is neither disabled nor a demo one outside demo mode. */
export async function findActor(
  db: Db,
  token: string,
  { now, demo }: { now: Date; demo: boolean },
): Promise<Actor | undefined> {
  const tokenHash = hashOf(token);
  const [found] = await db
    .select({
      actor: { id: users.id, username: users.username, role: users.role, organisationId: users.organisationId },
      givenRights,
      passwordUpdated: users.passwordUpdated,
      times: { createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt, remembered: sessions.remembered },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        eq(users.disabled, false),
        isNull(users.erasedAt),
        demo ? undefined : eq(users.demo, false),
      ),
    );
  if (found === undefined || !isLive(found.times, now)) return undefined;
  if (isSeenAgain(found.times, now))
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
  const actor = { ...found.actor, rights: rightsOf(found.actor.role, found.givenRights) };
  return found.passwordUpdated ? actor : { ...actor, mustChangePassword: true };
}

/** Who an account is that could sign in now: neither disabled nor erased, nor a demo one outside demo mode. */
export async function findPerson(db: Db, userId: string, { demo }: { demo: boolean }): Promise<Actor | undefined> {
  const { id, username, role, organisationId } = users;
  const [found] = await db
    .select({ actor: { id, username, role, organisationId }, givenRights })
    .from(users)
    .where(
      and(eq(id, userId), eq(users.disabled, false), isNull(users.erasedAt), demo ? undefined : eq(users.demo, false)),
    );
  return found && { ...found.actor, rights: rightsOf(found.actor.role, found.givenRights) };
}

/** Ends the session of a token, on every instance at once; false if another request has done so. */
export async function closeSession(db: Db, token: string): Promise<boolean> {
  const { userId } = sessions;
  const closed = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashOf(token)))
    .returning({ userId });
  return closed.length > 0;
}

/** Forgets sessions that can no longer live. */
export async function sweepSessions(db: Db, now: Date): Promise<void> {
  const before = (limit: number) => new Date(now.getTime() - limit);
  const { plain, remembered } = SESSION_LIMITS;
  await db
    .delete(sessions)
    .where(
      or(
        and(eq(sessions.remembered, false), lt(sessions.lastSeenAt, before(plain.idle))),
        lt(sessions.lastSeenAt, before(remembered.idle)),
        lt(sessions.createdAt, before(remembered.absolute)),
      ),
    );
}

/** How many sessions live. */
export async function countSessions(db: Db, now: Date): Promise<number> {
  const live = (remembered: boolean) => {
    const { idle, absolute } = SESSION_LIMITS[remembered ? 'remembered' : 'plain'];
    return and(
      eq(sessions.remembered, remembered),
      gt(sessions.lastSeenAt, new Date(now.getTime() - idle)),
      gt(sessions.createdAt, new Date(now.getTime() - absolute)),
    );
  };
  const [found] = await db
    .select({ sessions: count() })
    .from(sessions)
    .where(or(live(false), live(true)));
  return found?.sessions ?? 0;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
