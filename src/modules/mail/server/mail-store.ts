import { and, asc, count, desc, eq, gt, inArray, like, lt, lte, min, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { MailFacts } from '#kernel/declared.ts';
import { isUuid, uuidv7 } from '#kernel/ids.ts';
import { EXPIRED } from '#modules/mail/domain/delivery.ts';
import { beginningWith } from '#server/database/like-pattern.ts';
import type { Db } from '#server/database.ts';
import { broughtMail, type Mails, secretOnes } from './brought-mails.ts';
import { mails } from './mail-tables.ts';

export type MailRow = typeof mails.$inferSelect;
export type MailState = MailRow['state'];

/** The database's clock, which all instances share, goes for when a mail is due: that of one of them may be wrong. */
function inTime(ms: number): SQL {
  return sql`now() + ${ms}::float8 * interval '1 millisecond'`;
}

/** How much longer a mail with files may take, ms: ten megabytes over a slow line. */
const LEASE_OF_FILES = 180_000;

/**
 * Takes mails that are due, each for this caller alone until the lease, ms, ends: whoever is killed with one has put it off and
 * not lost it. Callers at the same time take different ones.
 */
export async function takeDueMails(db: Db, most: number, lease: number) {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.state, 'queued'), lte(mails.nextAttemptAt, sql`now()`)))
    .orderBy(asc(mails.nextAttemptAt))
    .limit(most)
    .for('update', { skipLocked: true });
  return db
    .update(mails)
    .set({
      nextAttemptAt: sql`case when cardinality(${mails.attachments}) > 0 then ${inTime(lease + LEASE_OF_FILES)} else ${inTime(lease)} end`,
      attempts: sql`${mails.attempts} + 1`,
    })
    .where(sql`${mails.id} = any(array(${due}))`)
    .returning();
}

/** Notes that a mail went out; a code in it is nobody's business from now on. */
export async function markSent(db: Db, known: Mails, mail: MailRow, sentAt: Date): Promise<void> {
  const facts = broughtMail(known, mail.template);
  if (facts.fleeting) return forgetMail(db, mail);
  await db
    .update(mails)
    .set({ state: 'sent', sentAt, lastError: null, ...emptied(facts) })
    .where(eq(mails.id, mail.id));
}

/** Notes an attempt that failed, and after which pause, ms, the next one is due; without a next one the mail has failed. */
export async function markRefused(
  db: Db,
  known: Mails,
  mail: MailRow,
  { lastError, pause }: { lastError: string; pause: number | undefined },
): Promise<void> {
  const facts = broughtMail(known, mail.template);
  if (pause === undefined && facts.fleeting) return forgetMail(db, mail);
  const failed = { state: 'failed', lastError, ...emptied(facts) } as const;
  await db
    .update(mails)
    .set(pause === undefined ? failed : { nextAttemptAt: inTime(pause), lastError })
    .where(and(eq(mails.id, mail.id), eq(mails.state, 'queued')));
}

/** What becomes of a code in a mail that was sent or given up. */
function emptied({ secret }: Pick<MailFacts, 'secret'>): { values?: MailRow['values'] } {
  return secret ? { values: {} } : {};
}

async function forgetMail(db: Db, { id }: MailRow): Promise<void> {
  await db.delete(mails).where(and(eq(mails.id, id), eq(mails.state, 'queued')));
}

/** Gives up mails that ran out before they could be sent, and empties those that ran out of the codes in them. */
export async function closeExpiredMails(db: Db, now: Date, known: Mails): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'failed', lastError: EXPIRED })
    .where(and(eq(mails.state, 'queued'), lte(mails.expiresAt, now)));
  await db
    .update(mails)
    .set({ values: {} })
    .where(
      and(lte(mails.expiresAt, now), inArray(mails.template, secretOnes(known)), sql`${mails.values} <> '{}'::jsonb`),
    );
}

/** Forgets the mails written before a moment, whatever became of them. */
export async function sweepMails(db: Db, before: Date): Promise<void> {
  // Ids sort by the time they were made: the primary key finds the old ones.
  await db.delete(mails).where(lt(mails.id, uuidv7(before.getTime(), new Uint8Array(10))));
}

/** The mails with codes that wait and are still worth something. */
export function listWaitingCodes(db: Db, now: Date, known: Mails): Promise<MailRow[]> {
  return db
    .select()
    .from(mails)
    .where(and(eq(mails.state, 'queued'), gt(mails.expiresAt, now), inArray(mails.template, secretOnes(known))))
    .orderBy(asc(mails.id));
}

export interface MailPage {
  /** How the recipient's address, or its domain, begins. */
  readonly q: string;
  readonly state: MailState | undefined;
  readonly template: string | undefined;
  readonly after: string | undefined;
  readonly limit: number;
}

/** The outbox, newest first, after the given id. */
export function listMails(db: Db, { q, state, template, after, limit }: MailPage): Promise<MailRow[]> {
  return db
    .select()
    .from(mails)
    .where(
      and(
        state && eq(mails.state, state),
        template === undefined ? undefined : eq(mails.template, template),
        q === '' ? undefined : isAddressed(q),
        after === undefined ? undefined : lt(mails.id, after),
      ),
    )
    .orderBy(desc(mails.id))
    .limit(limit);
}

/** Written as the indexes are; what stands anywhere in an address no index would find. */
function isAddressed(q: string): SQL | undefined {
  const address = sql`lower(${mails.recipient})`;
  const typed = q.toLowerCase();
  const domain = sql`split_part(${address}, '@', 2)`;
  return or(like(address, beginningWith(typed)), like(domain, beginningWith(typed.replace(/^@/, ''))));
}

/** The mail that waits for longest, but for those that are held back. */
export async function findOldestQueued(db: Db): Promise<Pick<MailRow, 'createdAt' | 'lastError'> | undefined> {
  const [oldest] = await db
    .select({ createdAt: mails.createdAt, lastError: mails.lastError })
    .from(mails)
    .where(and(eq(mails.state, 'queued'), or(gt(mails.attempts, 0), lte(mails.nextAttemptAt, sql`now()`))))
    .orderBy(asc(mails.id))
    .limit(1);
  return oldest;
}

/** One mail, if there is one with this id. */
export async function findMail(db: Db, id: string): Promise<MailRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  return mail;
}

/** Puts a failed mail that still says something back into the queue, as if it had never been tried. */
export async function requeueMail(db: Db, id: string, known: Mails): Promise<MailRow | undefined> {
  const [mail] = await db
    .update(mails)
    .set({ state: 'queued', attempts: 0, nextAttemptAt: sql`now()`, lastError: null })
    .where(and(eq(mails.id, id), eq(mails.state, 'failed'), notInArray(mails.template, secretOnes(known))))
    .returning();
  return mail;
}

/** How many mails wait and how many were given up, and since when the oldest waits. */
export async function countMails(db: Db): Promise<{ queued: number; failed: number; oldestQueued: Date | null }> {
  const rows = await db
    .select({ state: mails.state, mails: count(), oldest: min(mails.createdAt) })
    .from(mails)
    .where(inArray(mails.state, ['queued', 'failed']))
    .groupBy(mails.state);
  const of = (state: MailState) => rows.find((row) => row.state === state);
  return {
    queued: of('queued')?.mails ?? 0,
    failed: of('failed')?.mails ?? 0,
    oldestQueued: of('queued')?.oldest ?? null,
  };
}
