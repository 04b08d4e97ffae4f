import { inspect } from 'node:util';
import { databaseFault } from '#server/database/out-of-reach.ts';
import { describeError } from '#server/logging/describe-error.ts';
import { StartRefusal } from './start-refusal.ts';

/**
 * What an operator reads when a start fails: a refusal and a fault of the database are a sentence; anything else is a bug and
 * shows where it happened, but no values of a query and no row.
 */
export function tellStartFailure(error: unknown): string {
  if (error instanceof StartRefusal) return error.message;
  return databaseFault(error) ?? inspect(describeError(error), { depth: 5 });
}
