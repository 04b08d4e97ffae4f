import { createHash } from 'node:crypto';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { beneficiaryOf } from '#kernel/acting.ts';
import type { Actor } from '#kernel/actor.ts';
import { idempotencyKeys } from './database/platform-tables.ts';
import type { Db } from './database.ts';
import { Failure } from './failures.ts';
import { versionIn } from './if-match.ts';
import { bearerToken } from './sender.ts';

/** One request that may be repeated: who sends it, by what it is known again, and what it asks. A visitor's is never known. */
export interface Repeatable {
  readonly actor: Pick<Actor, 'id' | 'organisationId' | 'onBehalfOf'> | undefined;
  readonly request: FastifyRequest;
  readonly body: unknown;
  readonly now: Date;
}

/** What a command answers, and the version its sender was told first: of what somebody has written since they know nothing. */
export interface Answered<Answer> {
  readonly answer: Answer;
  readonly firstVersion: number | undefined;
}

/**
 * Runs a command in one transaction, and only once per Idempotency-Key: a repetition is told what the first left, the same key
 * with other contents is refused, and so is one that arrives while the first is still at work (assurance R5). Without such a
 * key a repetition is known by session, time, nonce and contents (product decisions §9), and waits for the first.
 */
export function onlyOnce<Kept, Answer>(
  db: Db,
  repeatable: Repeatable | undefined,
  run: (tx: Db) => Promise<Kept>,
  tell: (tx: Db, kept: Kept) => Promise<Answer>,
): Promise<Answered<Answer>> {
  const known = repeatable && keyOf(repeatable);
  const { actor } = repeatable ?? {};
  if (repeatable === undefined || actor === undefined || known === undefined)
    return db.transaction(async (tx) => toldFirst(await tell(tx, await run(tx))));
  const sent = { actorId: actor.id, key: known.key, organisationId: beneficiaryOf(actor) };
  const fingerprint = fingerprintOf(repeatable);
  return db.transaction(async (tx) => {
    await lockKey(tx, actor.id, known);
    const first = await findFirst(tx, sent);
    if (first !== undefined && first.fingerprint !== fingerprint) throw new Failure('idempotency.other-payload');
    // What is kept under a fingerprint was left by this very command.
    if (first !== undefined)
      return { answer: await tell(tx, first.answer as Kept), firstVersion: first.version ?? undefined };
    const kept = await run(tx);
    const told = toldFirst(await tell(tx, kept));
    await keepFirst(tx, { ...sent, fingerprint, answer: kept, version: told.firstVersion, createdAt: repeatable.now });
    return told;
  });
}

function toldFirst<Answer>(answer: Answer): Answered<Answer> {
  return { answer, firstVersion: versionIn(answer) };
}

/** Forgets the answers of before a moment: nobody will ask for them again. */
export async function sweepIdempotencyKeys(db: Db, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}

/** Forgets what an account was answered, for some organisations or, left out, for all: its reach is another from now on. */
export async function forgetAnswers(tx: Db, actorId: string, organisationIds?: readonly string[]): Promise<void> {
  const ofThese = organisationIds && inArray(idempotencyKeys.organisationId, [...organisationIds]);
  await tx.delete(idempotencyKeys).where(and(eq(idempotencyKeys.actorId, actorId), ofThese));
}

/** By what a request is known again. */
interface KnownBy {
  /** As it is kept; keys that were given hold no blank, so none is another's. */
  readonly key: string;
  /** Whether its sender gave it, and may have meant something else by it before. */
  readonly isGiven: boolean;
}

/** For each customer acted for a key of its own. */
function keyOf(repeatable: Repeatable): KnownBy | undefined {
  const given = repeatable.request.headers['idempotency-key'];
  const key = given === undefined ? stampOf(repeatable) : given;
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key))
    throw new Failure('request.invalid', { fields: 'Idempotency-Key' });
  const { onBehalfOf } = repeatable.actor ?? {};
  const parts = [given === undefined ? 'stamp ' : '', key, onBehalfOf === undefined ? '' : ` ${onBehalfOf}`];
  return { key: parts.join(''), isGiven: given !== undefined };
}

/** Everything in which a repetition is the same: session, time, nonce (spec 000 §7), method, path and body. */
function stampOf(repeatable: Repeatable): string | undefined {
  const { timestamp, nonce } = repeatable.request.headers;
  const token = bearerToken(repeatable.request);
  if (token === undefined || !/^\d{13}$/.test(String(timestamp)) || !/^\d{1,4}$/.test(String(nonce))) return undefined;
  const same = [token, timestamp, Number(nonce), fingerprintOf(repeatable)];
  return createHash('sha256').update(same.join('\n')).digest('hex');
}

/** A change over another version is another request. */
function fingerprintOf({ request, body }: Repeatable): string {
  const version = request.headers['if-match'] ?? '';
  return createHash('sha256')
    .update(`${request.method} ${request.url}\n${version}${JSON.stringify(body)}`)
    .digest('hex');
}

async function lockKey(tx: Db, actorId: string, { key, isGiven }: KnownBy): Promise<void> {
  const lock = sql`hashtextextended(${`${actorId} ${key}`}, 0)`;
  if (!isGiven) return void (await tx.execute(sql`select pg_advisory_xact_lock(${lock})`));
  const { rows } = await tx.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(${lock}) as free`);
  if (rows[0]?.free !== true) throw new Failure('idempotency.in-progress');
}

/** Under which key of whose, and for whom. */
type Sent = Pick<typeof idempotencyKeys.$inferSelect, 'actorId' | 'key' | 'organisationId'>;

/** What the first request left, if it was for the same organisation: whoever was moved since gets no answer of the one before. */
async function findFirst(tx: Db, { actorId, key, organisationId }: Sent) {
  const [first] = await tx
    .select({
      fingerprint: idempotencyKeys.fingerprint,
      answer: idempotencyKeys.answer,
      version: idempotencyKeys.version,
    })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.actorId, actorId),
        eq(idempotencyKeys.key, key),
        eq(idempotencyKeys.organisationId, organisationId),
      ),
    );
  return first;
}

/** Nothing, as a value: a row of a command that leaves nothing behind still says that it was done. */
const JSON_NULL = sql`'null'::jsonb`;

/** Keeps what a request left, in the place of what one for another organisation had left under its key. */
async function keepFirst(tx: Db, { answer, ...first }: typeof idempotencyKeys.$inferInsert): Promise<void> {
  const row = { ...first, answer: answer ?? JSON_NULL };
  await tx
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({ target: [idempotencyKeys.actorId, idempotencyKeys.key], set: row });
}
