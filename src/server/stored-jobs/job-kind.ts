import type { Actor } from '#kernel/actor.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Scope } from '#kernel/scope.ts';
import type { Db } from '#server/database.ts';
import type { JobPool } from '#server/jobs/job-pool.ts';
import type { Portal } from '#server/portal.ts';
import type { JobFailure } from './job-tables.ts';

/** A job as its kind sees it. */
export interface JobInHand<Input, Cursor> {
  readonly id: string;
  readonly input: Input;
  /** Where it goes on; undefined at its beginning. */
  readonly cursor: Cursor | undefined;
  readonly done: number;
  readonly total: number | null;
  readonly fileIn: string | null;
  readonly locale: Locale;
}

/** A job that has failed, and why. */
export interface FailedJob<Input> {
  readonly input: Input;
  /** Who asked for it. */
  readonly actorId: string;
  readonly failure: JobFailure;
}

/** What a slice is made with. */
export interface SliceTools {
  readonly portal: Portal;
  /** Who asked for the job, as this person stands today. */
  readonly actor: Actor;
  readonly scope: Scope;
  /** The database within that scope, or whole for a kind of the back office, for what is read before anything is written. */
  readonly db: Db;
  /** Aborted when the job was cancelled or is somebody else's now. */
  readonly gone: AbortSignal;
  /** Does heavy work in a thread of its own (`portal.jobs`), counted for the person. */
  readonly compute: (job: Parameters<JobPool['run']>[0], task: Parameters<JobPool['run']>[1]) => Promise<unknown>;
  readonly now: Date;
}

/** The file a job makes. */
export interface JobFile {
  /** Adds bytes to its end, in the transaction of the slice. */
  readonly add: (bytes: Uint8Array) => Promise<void>;
}

/** A slice that is ready to be written. */
export interface ReadySlice<Cursor> {
  /** Writes it, in the transaction that moves the cursor on. Short: nothing is computed here. */
  readonly write: (tx: Db, out: JobFile) => Promise<void>;
  readonly cursor: Cursor;
  /** How many units are done with it, of how many in all, where that is known. */
  readonly done: number;
  readonly total?: number;
  readonly isLast: boolean;
}

/**
 * A kind of work that lasts longer than a request. It is done slice by slice, each prepared outside of a transaction and written in one
 * together with the cursor: killed at any moment, it goes on after the last slice that was written, and none is done twice. A slice takes a
 * second or less, so that a cancel is heeded and other organisations have their turn.
 */
export interface JobKind<Input = unknown, Cursor = unknown> {
  /** As the table has it: `<module>.<what is done>`. */
  readonly name: string;
  /** What people call it. */
  readonly words: Readonly<Record<Locale, string>>;
  /** The permission it takes: asked anew with every turn. */
  readonly access: string;
  /** Set where it is the back office's work, in nobody's scope: whoever has the permission asks for it and cancels it. */
  readonly asOwner?: true;
  // Methods, so that kinds of any input stand in one list.
  /** The file it makes, if any. */
  fileOf?(job: JobInHand<Input, Cursor>): { readonly name: string; readonly type: string };
  slice(job: JobInHand<Input, Cursor>, tools: SliceTools): Promise<ReadySlice<Cursor>>;
  /** What follows where it cannot be done, in the transaction that ends it, such as telling whoever asked for it. */
  failed?(tx: Db, job: FailedJob<Input>, tools: Pick<SliceTools, 'portal' | 'now'>): Promise<void>;
}
