import type { Actor } from '#kernel/actor.ts';

/** What does a job: a pure function of its message, exported as `work` by a file of its own. Message and answer are cloned between threads. */
export type Work = (message: never) => unknown;

/** Heavy work that a module brings: it takes too long for the thread that answers everybody. */
export interface Job<Does extends Work = Work> {
  /** As the figures name it. */
  readonly name: string;
  /** The file of its work, `#modules/<module>/server/<name>-job.ts`: the build makes one file of each (`scripts/build-server.mjs`). */
  readonly entry: string;
  /** When it takes longer its thread is ended, ms. */
  readonly longestMs: number;
  /** What it does, for the compiler alone. */
  readonly does?: Does;
}

/** A piece of work for a job. */
export interface Task<Does extends Work = Work> {
  /** How much of its asker's budget it takes; a data sheet is 1. */
  readonly cost: number;
  /** Makes its message once its turn has come: what that takes on the main thread is done for one at a time as well. */
  readonly prepare: () => Parameters<Does>[0] | Promise<Parameters<Does>[0]>;
}

/** Who wants a job done: an account, or of a visitor the address as it is counted. */
export interface Asker {
  readonly kind: 'account' | 'client';
  readonly id: string;
}

/** The account that asks, else the client at an address. */
export function askerOf(actor: Actor | undefined, countedAddress: string): Asker {
  return actor === undefined ? { kind: 'client', id: countedAddress } : { kind: 'account', id: actor.id };
}
