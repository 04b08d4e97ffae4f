import { parentPort, workerData } from 'node:worker_threads';
import { type Examination, examineRelease } from '#modules/catalogue/domain/release-check/examine-release.ts';

/** One examination, in a thread that ends with it. */
const examination: Examination = workerData;

parentPort?.postMessage(examineRelease(examination, () => performance.now()));
