import { Worker } from 'node:worker_threads';
import type { Examination, ExaminedRelease } from '#modules/catalogue/domain/release-check/examine-release.ts';
import { Failure } from '#server/failures.ts';
import { workerFile } from '#server/process/worker-file.ts';

/** A release that takes longer is given up: the thread is ended, and whoever published is told to try again. */
const LONGEST_MS = 60_000;
/** One that takes more memory likewise: it must not take the portal's. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/** Examines a release in a thread of its own: it takes a second or more, and nobody else is to wait for it. */
export function examineInWorker(examination: Examination): Promise<ExaminedRelease> {
  const worker = new Worker(workerFile(import.meta.dirname, 'examine/worker.js', 'examine-worker-source.mjs'), {
    workerData: examination,
    resourceLimits,
  });
  const limit = setTimeout(() => void worker.terminate(), LONGEST_MS);
  return new Promise<ExaminedRelease>((done, fail) => {
    worker.once('message', done);
    worker.once('error', (error) => fail(isOutOfMemory(error) ? new Failure('server.busy') : error));
    worker.once('exit', () => fail(new Failure('server.busy')));
  }).finally(() => clearTimeout(limit));
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
