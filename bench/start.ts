import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ServerProcess, spawnPortal, whenReady } from '#testing/portal-process.ts';
import { AS_DEPLOYED, PROGRAM, UNLIMITED } from './as-deployed.ts';
import { Lines, type Load, openLoop } from './load.ts';
import { type Bench, type Figure, middle } from './measure.ts';
import { mixedTraffic } from './mixed-traffic.ts';
import { withPostgres } from './postgres.ts';
import { figuresOf } from './process-figures.ts';

const KILLS = 5;
/** What a start leaves for after it listens is done by then. */
const SETTLED_MS = 1_000;
const PER_SECOND = 40;
const SAMPLE_MS = 1_000;

interface Promised {
  readonly engine: string;
  readonly where: Readonly<Record<string, string>>;
  readonly processor?: number;
  readonly readyAgain: number;
  readonly memory: number;
}

/** What a start costs on data that an earlier start prepared, how soon the portal is back after a kill, and what it weighs in use (hardening H12). */
export function start(minutes = 5): Bench {
  return {
    name: 'start',
    onlyByName: true,
    async run() {
      const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'portal-start-')));
      const [one = '', other = ''] = folders;
      const postgres = await withPostgres((url) => {
        const where = { DATABASE_URL: url, DATA_DIR: one };
        return measure({ engine: 'PostgreSQL', where, processor: 2, readyAgain: 3, memory: 250 }, minutes);
      });
      const embedded = { engine: 'embedded', where: { DATA_DIR: other }, readyAgain: 10, memory: 450 };
      const figures = [...(postgres ?? []), ...(await measure(embedded, minutes))];
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
      return figures;
    },
  };
}

async function measure(promised: Promised, minutes: number): Promise<Figure[]> {
  const environment = { DEMO: '1', LOG: 'json', METRICS_PORT: '0', ...AS_DEPLOYED, ...UNLIMITED, ...promised.where };
  const begin = async () => ready(await whenReady(spawnPortal({ program: PROGRAM, environment })));
  let server = await begin();
  const starts: number[] = [];
  const processor: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    await server.stop('SIGKILL');
    const killedAt = performance.now();
    server = await begin();
    starts.push((performance.now() - killedAt) / 1000);
    await pause(SETTLED_MS);
    processor.push((await figuresOf(server)).processor);
  }
  const memory = await inUse(server, minutes);
  await server.stop('SIGTERM');
  return tell(promised, { starts, processor, ...memory, minutes });
}

async function ready(server: ServerProcess): Promise<ServerProcess> {
  while (!(await fetch(`${server.address}/readyz`)).ok) await pause(10);
  return server;
}

interface InUse {
  /** Megabytes when it has settled, and second by second of the traffic. */
  readonly settled: number;
  readonly held: readonly number[];
  readonly load: Load;
}

async function inUse(server: ServerProcess, minutes: number): Promise<InUse> {
  const { held: settled } = await figuresOf(server);
  const held: number[] = [];
  const sample = () => figuresOf(server).then((figures) => held.push(figures.held));
  // A connection that the portal has just closed costs one sample.
  const sampler = setInterval(() => void sample().catch(() => undefined), SAMPLE_MS);
  const lines = new Lines(Number(new URL(server.address).port), 8);
  const next = await mixedTraffic(server.address);
  const load = await openLoop(lines, { perSecond: PER_SECOND, ms: minutes * 60_000, next });
  clearInterval(sampler);
  lines.close();
  return { settled, held, load };
}

interface Measured extends InUse {
  readonly starts: readonly number[];
  readonly processor: readonly number[];
  readonly minutes: number;
}

function tell({ engine, processor, readyAgain, memory }: Promised, measured: Measured): Figure[] {
  const { starts, settled, held, load, minutes } = measured;
  const quarter = Math.floor(held.length / 4);
  const [third, last] = [middle(held.slice(2 * quarter, 3 * quarter)), middle(held.slice(3 * quarter))];
  const refused = load.outcomes.filter(({ status }) => status !== 200).length;
  const beside = `${settled.toFixed(0)} MB after the start; ${load.outcomes.length} requests, ${refused} refused`;
  const quarters = `${third.toFixed(0)} MB, then ${last.toFixed(0)} MB`;
  return [
    {
      name: `processor time of a start, ${engine}`,
      value: middle(measured.processor),
      unit: 's',
      ...(processor !== undefined && { most: processor }),
    },
    {
      name: `ready after kill -9, slowest of ${KILLS}, ${engine}`,
      value: Math.max(...starts),
      unit: 's',
      most: readyAgain,
    },
    {
      name: `memory after ${minutes} min of mixed traffic, ${engine}`,
      value: Math.max(...held.slice(2 * quarter)),
      unit: 'MB',
      most: memory,
      beside,
    },
    {
      name: `memory, last quarter against the one before, ${engine}`,
      value: last / third,
      unit: '×',
      most: 1.05,
      beside: quarters,
    },
  ];
}
