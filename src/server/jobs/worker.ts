import { parentPort } from 'node:worker_threads';
import type { Order, Outcome } from './job-thread.ts';

/** Does what it is told, one piece of work after the other; the file of a work is loaded when it is wanted first. */
parentPort?.on('message', async (order: Order) => parentPort?.postMessage(await outcomeOf(order)));

async function outcomeOf({ entry, message }: Order): Promise<Outcome> {
  try {
    const { work } = await import(fileOf(entry));
    return { result: await work(message) };
  } catch (error) {
    return { error };
  }
}

/** Beside the bundled worker stand the bundled entries (`scripts/build-server.mjs`); the source knows them by their own names. */
function fileOf(entry: string): string {
  if (import.meta.url.endsWith('.ts')) return entry;
  return entry.replace(/^#modules\/([\w-]+)\/server\/(.*)\.ts$/, './$1/$2.js');
}
