import { unlinkSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { WorkerData } from './embedded-worker.ts';
import { createInMemory } from './memory-template.ts';
import { tellOfPanic } from './tell-of-panic.ts';

/**
 * The embedded database in a thread of its own: PostgreSQL in WebAssembly behind a local socket, so that the portal speaks
 * to it with the same driver as to a real server and a long query never blocks a request.
 */
const { dataDir, socketPath, image } = workerData as WorkerData;

/** What a portal of one person reads again and again fits into it; left alone, it grows to 128 MB and never gives any back. */
const SHARED_BUFFERS = ['-c', 'shared_buffers=16MB'];
const startParams = [...PGlite.defaultStartParams, ...SHARED_BUFFERS];

const db = dataDir === null ? await createInMemory(image) : await PGlite.create({ dataDir, startParams });
tellOfPanic(db, (reason) => {
  parentPort?.postMessage({ panic: reason });
  process.exit(1);
});
removeStaleSocket(socketPath);
const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: 4 });
await server.start();
parentPort?.postMessage('ready');

parentPort?.on('message', async (message) => {
  if (message !== 'close') return;
  await server.stop();
  await db.close();
  parentPort?.postMessage('closed');
  parentPort?.close();
});

function removeStaleSocket(path: string): void {
  try {
    unlinkSync(path);
  } catch {
    // Nothing was left behind.
  }
}
