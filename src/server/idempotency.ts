import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '#modules/accounts/domain/actor.ts';
import { forgottenBefore } from '#modules/accounts/domain/retention.ts';
import type { Db } from './database.ts';
import { Failure } from './failures.ts';
import { idempotencyKeys } from './platform-tables.ts';

/** One request that may be repeated: who sends it, its key if it has one, and what it asks. */
export interface Repeatable {
  readonly actor: Pick<Actor, 'id' | 'onBehalfOf'>;
  readonly request: FastifyRequest;
  readonly body: unknown;
  readonly now: Date;
}

/**
 * Runs a command in one transaction, and only once per Idempotency-Key: a repetition gets the first answer, the same key
 * with other contents is refused, and so is one that arrives while the first is still at work (assurance R5).
 */
export function onlyOnce<Answer>(db: Db, repeatable: Repeatable, run: (tx: Db) => Promise<Answer>): Promise<Answer> {
  const key = keyOf(repeatable);
  if (key === undefined) return db.transaction(run);
  const { actor, now } = repeatable;
  const actorId = actor.id;
  const fingerprint = fingerprintOf(repeatable);
  return db.transaction(async (tx) => {
    await lockKey(tx, actorId, key);
    const first = await findFirst(tx, actorId, key);
    if (first !== undefined && first.fingerprint !== fingerprint) throw new Failure('idempotency.other-payload');
    // What is kept under a fingerprint is an answer to this very command; it passes the declared result again.
    if (first !== undefined) return first.answer as Answer;
    const answer = await run(tx);
    await tx.insert(idempotencyKeys).values({ actorId, key, fingerprint, answer, createdAt: now });
    return answer;
  });
}

/** Forgets answers nobody will ask for again. */
export async function sweepIdempotencyKeys(db: Db, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, forgottenBefore('answers', now)));
}

/** The key as it is kept: for each customer acted for one of its own; keys hold no blank, so none is another's. */
function keyOf({ actor, request }: Repeatable): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key))
    throw new Failure('request.invalid', { fields: 'Idempotency-Key' });
  return actor.onBehalfOf === undefined ? key : `${key} ${actor.onBehalfOf}`;
}

function fingerprintOf({ request, body }: Repeatable): string {
  return createHash('sha256')
    .update(`${request.method} ${request.url}\n${JSON.stringify(body)}`)
    .digest('hex');
}

async function lockKey(tx: Db, actorId: string, key: string): Promise<void> {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${actorId} ${key}`}, 0)) as free`,
  );
  if (rows[0]?.free !== true) throw new Failure('idempotency.in-progress');
}

async function findFirst(
  tx: Db,
  actorId: string,
  key: string,
): Promise<{ fingerprint: string; answer: unknown } | undefined> {
  const [first] = await tx
    .select({ fingerprint: idempotencyKeys.fingerprint, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.actorId, actorId), eq(idempotencyKeys.key, key)));
  return first;
}
