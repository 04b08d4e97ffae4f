import type { Actor } from '#kernel/actor.ts';
import { isAllowed } from '#kernel/permission.ts';
import { mayWriteFor, type Scope } from '#kernel/scope.ts';
import { isOutOfReach } from '#server/database/out-of-reach.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { askerOf } from '#server/jobs/job.ts';
import type { Portal } from '#server/portal.ts';
import { digestSoFar, type Made, withFile } from './job-file.ts';
import type { JobInHand, JobKind, ReadySlice, SliceTools } from './job-kind.ts';
import { endedAt, failJob, giveBack, type Held, type JobRow, keepHolding, lockHeld, moveOn } from './job-store.ts';
import type { JobFailure } from './job-tables.ts';

/** How long a job has its turn before others have theirs, ms; the slice at work is ended. */
const TURN_MS = 2_000;
/** How often its worker says that it is still at it, and hears whether the job was cancelled, ms. */
const HEARTBEAT_MS = 5_000;
/** Turns in a row that brought a job nowhere, and how much longer each makes it wait, ms. */
const MOST_ATTEMPTS = 5;
const PAUSE_MS = 5_000;

/** Refusals that tell of the moment and not of the job. */
const LATER: readonly string[] = ['server.busy', 'job.queue-full', 'job.over-budget', 'request.over-share'];

/** The job was cancelled, or is somebody else's by now: what was about to be written is not. */
class LeaseLost extends Error {}

/** A kind whatever its input: what it is given is what it was queued with. */
type AnyKind = JobKind<unknown, unknown>;

/** Works on a job it holds for one turn, and then ends it or gives it back; `isStopping` ends the turn early. */
export async function workOn(portal: Portal, job: JobRow, held: Held, isStopping: () => boolean): Promise<void> {
  const gone = new AbortController();
  const heart = setInterval(() => {
    keepHolding(portal.db, held).then(
      (isHeld) => isHeld || gone.abort(),
      () => undefined,
    );
  }, HEARTBEAT_MS);
  try {
    await turn(portal, job, held, { gone: gone.signal, isStopping });
  } catch (error) {
    if (!(error instanceof LeaseLost) && !gone.signal.aborted) await putAside(portal, job, held, error);
  } finally {
    clearInterval(heart);
  }
}

interface Turn {
  readonly gone: AbortSignal;
  readonly isStopping: () => boolean;
}

async function turn(portal: Portal, row: JobRow, held: Held, { gone, isStopping }: Turn): Promise<void> {
  // Taken so often without a slice written: it ends whatever works on it.
  if (row.attempts > MOST_ATTEMPTS) throw new Failure('server.failed');
  const kind = kindOf(portal, row);
  const { actor, scope } = await whoAsked(portal, row, kind);
  const until = performance.now() + TURN_MS;
  let job = row;
  for (;;) {
    const tools = toolsOf(portal, kind, { actor, scope, gone });
    const ready = await kind.slice(inHand(job), tools);
    gone.throwIfAborted();
    job = await writeSlice(portal, { job, held, kind, scope, now: tools.now }, ready);
    if (ready.isLast) return;
    if (performance.now() > until || isStopping()) return giveBack(portal.db, held);
  }
}

function kindOf({ modules }: Portal, { kind: name }: JobRow): AnyKind {
  const kind = modules.jobKinds.get(name);
  if (kind === undefined) throw new Error(`job kind ${name}: no module brings it`);
  return kind as AnyKind;
}

/** Who asked for it, as far as this person may do it today. */
async function whoAsked(portal: Portal, row: JobRow, kind: AnyKind): Promise<{ actor: Actor; scope: Scope }> {
  const { db, modules } = portal;
  const person = await portal.findPerson(db, row.actorId);
  const roles = modules.permissions.get(kind.access) ?? [];
  if (person === undefined || !isAllowed(roles, person)) throw new Failure('access.refused');
  const customer = row.onBehalfOf;
  if (customer !== null && !(await portal.mayActFor(db, person, customer))) throw new Failure('customer.not-assisted');
  const actor = customer === null ? person : { ...person, onBehalfOf: customer };
  const scope = await portal.findScope(db, actor);
  if (!kind.asOwner && !mayWriteFor(scope, row.organisationId)) throw new Failure('access.refused');
  return { actor, scope };
}

/** The database as a kind reaches it for a person. */
function databaseOf(portal: Portal, { asOwner }: AnyKind, scope: Scope): Db {
  return asOwner ? portal.db : portal.within(scope);
}

function toolsOf(
  portal: Portal,
  kind: AnyKind,
  { actor, scope, gone }: Pick<SliceTools, 'actor' | 'scope' | 'gone'>,
): SliceTools {
  const asker = askerOf(actor, '');
  return {
    portal,
    actor,
    scope,
    gone,
    db: databaseOf(portal, kind, scope),
    compute: (job, task) => portal.jobs.run(job, task, { asker, gone }),
    now: portal.clock(),
  };
}

function inHand({ id, input, cursor, done, total, fileIn, locale }: JobRow): JobInHand<unknown, unknown> {
  return { id, input, cursor: cursor ?? undefined, done, total, fileIn, locale };
}

interface Writing {
  readonly job: JobRow;
  readonly held: Held;
  readonly kind: AnyKind;
  readonly scope: Scope;
  readonly now: Date;
}

/** Writes a slice with the cursor, in one transaction; the last one ends the job, and its file is there. */
async function writeSlice(
  portal: Portal,
  { job, held, kind, scope, now }: Writing,
  { write, cursor, done, total, isLast }: ReadySlice<unknown>,
): Promise<JobRow> {
  const db = databaseOf(portal, kind, scope);
  const made: Made | undefined = kind.fileOf && {
    ...kind.fileOf(inHand(job)),
    ...{ newId: portal.newId, space: portal.settings.fileSpace, now },
  };
  const hash = isLast && made !== undefined ? await digestSoFar(db, job) : undefined;
  const changes = { cursor, done, total: total ?? job.total, attempts: 0, updatedAt: now };
  return db.transaction(async (tx) => {
    if (!(await lockHeld(tx, held))) throw new LeaseLost();
    await withFile(tx, { job, fileOut: job.fileOut, made }, (out) => write(tx, out), hash);
    const ended = isLast ? { state: 'done' as const, ...endedAt(now) } : {};
    const moved = await moveOn(tx, held, { ...changes, ...ended });
    if (moved === undefined) throw new LeaseLost();
    return moved;
  });
}

/** What becomes of a job whose turn ended with an error: a refusal ends it, anything else is tried again, so many times. */
async function putAside(portal: Portal, job: JobRow, held: Held, error: unknown): Promise<void> {
  const { db, http } = portal;
  if (error instanceof Failure && !LATER.includes(error.code)) {
    const { code, params } = error;
    return endFailed(portal, job, held, { code, params });
  }
  const isOfTheMoment = error instanceof Failure || isOutOfReach(error);
  if (!isOfTheMoment) http.log.warn({ err: error, job: job.id, kind: job.kind, attempts: job.attempts }, 'job put off');
  if (!isOfTheMoment && job.attempts >= MOST_ATTEMPTS)
    return endFailed(portal, job, held, { code: 'server.failed', params: {} });
  await giveBack(db, held, PAUSE_MS * job.attempts);
}

/** Ends a job as failed, with what its kind has follow from it; where that cannot be done, the job has failed nevertheless. */
async function endFailed(portal: Portal, job: JobRow, held: Held, failure: JobFailure): Promise<void> {
  const { db, http, modules } = portal;
  const kind = modules.jobKinds.get(job.kind) as AnyKind | undefined;
  const now = portal.clock();
  const { actorId, input } = job;
  const after = (tx: Db) => kind?.failed?.(tx, { actorId, input, failure }, { portal, now });
  try {
    await failJob(db, held, failure, { now, after });
  } catch (error) {
    http.log.warn({ err: error, job: job.id, kind: job.kind }, 'what follows from a job that failed is left out');
    await failJob(db, held, failure, { now });
  }
}
