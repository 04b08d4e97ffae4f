import { DrizzleQueryError } from 'drizzle-orm';
import { reasonOf } from '#server/process/start-refusal.ts';
import { NoConnection } from './deadline-pool.ts';

/**
 * Codes of `pg` and of sockets that mean "the database cannot do it just now", never "the request was wrong": out of reach,
 * ending or starting, out of time, of limiter, of files or of connections, read-only, or in each other's way.
 */
const OUT_OF_REACH =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|EMFILE|ENFILE|57P0[1235]|57014|53\w{3}|58030|08\w{3}|25006|25P0[34]|40001|40P01|55P03)$/;
/** Codes that say so of the database's socket alone: of anything else, such as a file that is missing, waiting mends nothing. */
const SOCKET_GONE = /^(ENOENT|EPIPE)$/;
/** What `pg` says without a code, and how PostgreSQL refuses to write a file on a disk that is read-only. */
const OUT_OF_REACH_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|pool after calling end|^could not [a-z]+ (to )?(file|directory) /;

/** Whether an error means that the database cannot do now what it could do later. */
export function isOutOfReach(error: unknown, isOfDatabase = false): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (OUT_OF_REACH.test(code) || OUT_OF_REACH_WORDS.test(error.message)) return true;
  if (isOfDatabase && SOCKET_GONE.test(code)) return true;
  const isBelow = isOfDatabase || error instanceof DrizzleQueryError || error instanceof NoConnection;
  return error.cause !== undefined && isOutOfReach(error.cause, isBelow);
}

/** What an operator is told of a query that failed with the database, while the portal starts; undefined if it was something else. */
export function databaseFault(error: unknown): string | undefined {
  if (!(error instanceof DrizzleQueryError) || !isOutOfReach(error)) return undefined;
  return `The database failed while the portal started: ${reasonOf(error.cause)}.`;
}
