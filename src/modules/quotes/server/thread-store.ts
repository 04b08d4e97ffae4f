import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/server/public.ts';
import type { Db } from '#server/database.ts';
import { findFiles } from '#server/files/file-store.ts';
import { quoteApprovals, quoteWorkingOffers } from './quote-provider-tables.ts';
import { quoteEvents, quoteMessages, quoteVersions } from './quote-tables.ts';

const deciders = alias(users, 'deciders');
const givers = alias(users, 'givers');
const receivers = alias(users, 'receivers');

/** What was sent of a quote, the first first. */
export function versionsOf(db: Db, quoteId: string) {
  const { no, kind, body, sha256, expiresAt, createdAt, actorId } = quoteVersions;
  return db
    .select({ no, kind, body, sha256, expiresAt, createdAt, actorName: users.username })
    .from(quoteVersions)
    .innerJoin(users, eq(users.id, actorId))
    .where(eq(quoteVersions.quoteId, quoteId))
    .orderBy(asc(no));
}

/** The words of a quote with their files, the first first; without the internal ones where they are not to be seen. */
export async function messagesOf(db: Db, quoteId: string, withInternal: boolean) {
  const { id, seq, lineNo, text, fileIds, createdAt, isInternal, actorId } = quoteMessages;
  const rows = await db
    .select({ id, seq, lineNo, text, fileIds, createdAt, isInternal, actorId, actorName: users.username })
    .from(quoteMessages)
    .innerJoin(users, eq(users.id, actorId))
    .where(and(eq(quoteMessages.quoteId, quoteId), withInternal ? undefined : eq(isInternal, false)))
    .orderBy(asc(quoteMessages.seq));
  const known = await findFiles(
    db,
    rows.flatMap((row) => row.fileIds),
  );
  const files = new Map(known.map(({ id, name, type, size }) => [id, { id, name, type, size }]));
  return rows.map(({ fileIds: ids, ...row }) => ({ ...row, files: ids.flatMap((one) => files.get(one) ?? []) }));
}

/** What was done with a quote, the first first; without what is internal where that is not to be seen. */
export function eventsOf(db: Db, quoteId: string, withInternal: boolean) {
  const { id, action, from, to, createdAt, isInternal, data, actorId, onBehalfOf } = quoteEvents;
  return db
    .select({
      ...{ id, action, from, to, createdAt, data, onBehalfOf },
      ...{ actorName: users.username, giverName: givers.username, receiverName: receivers.username },
    })
    .from(quoteEvents)
    .leftJoin(users, eq(users.id, actorId))
    .leftJoin(givers, eq(givers.id, sql`(${data}->>'fromUserId')::uuid`))
    .leftJoin(receivers, eq(receivers.id, sql`(${data}->>'userId')::uuid`))
    .where(and(eq(quoteEvents.quoteId, quoteId), withInternal ? undefined : eq(isInternal, false)))
    .orderBy(asc(quoteEvents.seq));
}

/** The offer that is worked on; undefined without one, and for whoever is not to see it. */
export async function findWorking(db: Db, quoteId: string) {
  const [found] = await db.select().from(quoteWorkingOffers).where(eq(quoteWorkingOffers.quoteId, quoteId));
  return found;
}

/** What was last asked and said of a working offer, with the names of those who did. */
export async function findApproval(db: Db, quoteId: string) {
  const { id, state, offerHash, reasons, requestedBy, decidedBy, comment } = quoteApprovals;
  const [found] = await db
    .select({
      ...{ id, state, offerHash, reasons, requestedBy, comment },
      requestedName: users.username,
      decidedName: deciders.username,
    })
    .from(quoteApprovals)
    .innerJoin(users, eq(users.id, requestedBy))
    .leftJoin(deciders, eq(deciders.id, decidedBy))
    .where(eq(quoteApprovals.quoteId, quoteId))
    .orderBy(desc(quoteApprovals.seq))
    .limit(1);
  return found;
}
export type ApprovalRow = NonNullable<Awaited<ReturnType<typeof findApproval>>>;

/** Adds words; answers their place among all. */
export async function insertMessage(tx: Db, message: typeof quoteMessages.$inferInsert): Promise<number> {
  const [{ seq } = { seq: 0 }] = await tx.insert(quoteMessages).values(message).returning({ seq: quoteMessages.seq });
  return seq;
}
