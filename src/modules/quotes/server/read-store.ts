import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Actor } from '#kernel/actor.ts';
import type { Scope } from '#kernel/scope.ts';
import { sideOf } from '#kernel/side.ts';
import type { Db } from '#server/database.ts';
import type { QuoteRow } from './quote-store.ts';
import { quoteMessages, quoteReads } from './quote-tables.ts';

/** Who reads, and in whose name. */
export interface ThreadReader {
  readonly actor: Actor;
  readonly scope: Scope;
}

type Read = Pick<QuoteRow, 'id' | 'organisationId'>;
type ReadingSide = 'C' | 'P';

/** A thread of a quote: that of a line, or of the whole where it is null. */
export type ThreadLine = number | null;

/** On which side somebody reads a quote; undefined for whoever stands on none, to whom nothing is new. */
export function readingSide({ organisationId }: Read, { actor, scope }: ThreadReader): ReadingSide | undefined {
  const side = sideOf(actor, scope, organisationId);
  return side === 'none' ? undefined : side;
}

/** How many messages of others somebody has not read, by quote; one query for a page of them. */
export async function unreadOf(db: Db, quotes: readonly Read[], reader: ThreadReader): Promise<Map<string, number>> {
  const read = quotes.filter((quote) => readingSide(quote, reader) !== undefined);
  const [first] = read;
  const side = first && readingSide(first, reader);
  if (side === undefined) return new Map();
  const { actorId, isInternal, lineNo, quoteId, seq } = quoteMessages;
  const isMine = and(
    eq(quoteReads.quoteId, quoteId),
    eq(quoteReads.userId, reader.actor.id),
    eq(quoteReads.side, side),
    eq(quoteReads.lineNo, sql`coalesce(${lineNo}, 0)`),
  );
  const ids = read.map(({ id }) => id);
  const isSeen = side === 'P' ? undefined : eq(isInternal, false);
  const isNew = gt(seq, sql`coalesce(${quoteReads.lastSeq}, 0)`);
  const rows = await db
    .select({ quoteId, count: sql<number>`count(*)::int` })
    .from(quoteMessages)
    .leftJoin(quoteReads, isMine)
    .where(and(inArray(quoteId, ids), ne(actorId, reader.actor.id), isNew, isSeen))
    .groupBy(quoteId);
  return new Map(rows.map((row) => [row.quoteId, row.count]));
}

/** How far somebody has read each thread of a quote, as one of a side: the place of the last they read, by line. */
export async function readsOf(db: Db, quote: Read, reader: ThreadReader): Promise<Map<ThreadLine, number>> {
  const side = readingSide(quote, reader);
  if (side === undefined) return new Map();
  const { lastSeq, lineNo, quoteId, userId } = quoteReads;
  const rows = await db
    .select({ lineNo, lastSeq })
    .from(quoteReads)
    .where(and(eq(quoteId, quote.id), eq(userId, reader.actor.id), eq(quoteReads.side, side)));
  return new Map(rows.map((row) => [row.lineNo === 0 ? null : row.lineNo, row.lastSeq]));
}

/** The place of a message of a thread among all; undefined where the thread, as this reader sees it, has none of that id. */
export async function seqOfMessage(
  db: Db,
  quote: Read,
  reader: ThreadReader,
  line: ThreadLine,
  messageId: string,
): Promise<number | undefined> {
  const { isInternal, lineNo, quoteId, seq } = quoteMessages;
  const isSeen = readingSide(quote, reader) === 'P' ? undefined : eq(isInternal, false);
  const isOfThread = sql`coalesce(${lineNo}, 0) = ${line ?? 0}`;
  const [found] = await db
    .select({ seq })
    .from(quoteMessages)
    .where(and(eq(quoteId, quote.id), eq(quoteMessages.id, messageId), isOfThread, isSeen));
  return found?.seq;
}

/** Notes that somebody has read a thread up to a message; what was read stays read. */
export async function markRead(
  tx: Db,
  quote: Read,
  reader: ThreadReader,
  line: ThreadLine,
  seq: number,
): Promise<void> {
  const side = readingSide(quote, reader);
  if (side === undefined) return;
  const { lastSeq, lineNo, quoteId, userId } = quoteReads;
  await tx
    .insert(quoteReads)
    .values({
      ...{ quoteId: quote.id, organisationId: quote.organisationId, userId: reader.actor.id },
      ...{ side, lineNo: line ?? 0, lastSeq: seq },
    })
    .onConflictDoUpdate({
      target: [quoteId, userId, quoteReads.side, lineNo],
      set: { lastSeq: sql`greatest(${lastSeq}, excluded.last_seq)` },
    });
}
