import { setTimeout as pause } from 'node:timers/promises';
import { type ServerProcess, spawnPortal, whenReady } from '#testing/portal-process.ts';
import { figuresOf } from './process-figures.ts';

/** The portal as built, run as the image and the unit of systemd run it. */
export const PROGRAM = ['--no-sparkplug', '--max-semi-space-size=1', '--max-old-space-size=512', 'dist/server/main.js'];
/** What image and unit set beside it. */
export const AS_DEPLOYED = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
};
/** One client is all of them here, which is more than one client may do. */
export const UNLIMITED = { CLIENT_BYTES: '999999999', LINES_PER_HOUR: '1000000', MAX_LINES: '10000000' };

const SAMPLE_MS = 100;
/** What a start leaves for after it listens is done by then. */
const SETTLED_MS = 4_000;

/** A portal of the demo on a database, run as it is deployed, once it has come to rest. */
export async function portalAsDeployed(databaseUrl: string): Promise<ServerProcess> {
  const settings = { DEMO: '1', LOG: 'json', METRICS_PORT: '0', DATABASE_URL: databaseUrl };
  const environment = { ...settings, ...AS_DEPLOYED, ...UNLIMITED };
  const server = await whenReady(spawnPortal({ program: PROGRAM, environment }));
  await pause(SETTLED_MS);
  return server;
}

/** What a piece of work answers, and what the portal held before and at most while it was done, MB. */
export async function heldWhile<Result>(
  server: ServerProcess,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly before: number; readonly most: number }> {
  const before = (await figuresOf(server)).held;
  const held = [before];
  // A sample that was not answered is none; where the portal itself fails, the work says so.
  const sample = () =>
    figuresOf(server).then(
      (figures) => held.push(figures.held),
      () => undefined,
    );
  const sampler = setInterval(() => void sample(), SAMPLE_MS);
  try {
    const result = await work();
    return { result, before, most: held.reduce((one, other) => Math.max(one, other)) };
  } finally {
    clearInterval(sampler);
  }
}
