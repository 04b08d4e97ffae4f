import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountRoutes } from '#modules/accounts/contract.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { type ServerProcess, spawnPortal, whenReady } from '#testing/portal-process.ts';
import { signInAt } from '#testing/sign-in.ts';
import { anyForm } from './any-form.ts';
import { closedLoop, Lines, type Load, type Outcome, openLoop, type RequestBytes, requestBytes } from './load.ts';
import { type Bench, type Figure, median, quantile } from './measure.ts';
import { withPostgres } from './postgres.ts';

/** The portal as built. */
const PROGRAM = ['dist/server/main.js'];
/** One customer saves more within minutes than anybody may by hand. */
const UNLIMITED = { LINES_PER_HOUR: '1000000', MAX_LINES: '10000000' };
const CLIENTS = [4, 8, 16, 32];
const TIMES = 4;
const WARM_UP = 5_000;
/** Peak and overload take turns, so that a machine that slows down meanwhile slows down both. */
const ROUNDS = 6;
const AT_PEAK = 2_000;
const OVERLOADED = 3_000;
/** Connections open before anything is measured. */
const LINES = 300;

/**
 * Four times what the portal can do is asked of it (assurance R8): it goes on with what it can, refuses the rest at once and
 * says when to come back. Peak and overload are measured in one run by the same generator.
 */
export const overload: Bench = {
  name: 'overload',
  onlyByName: true,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'portal-overload-'));
    const embedded = await measure('embedded', { ...UNLIMITED, DATA_DIR: folder });
    rmSync(folder, { recursive: true, force: true });
    const postgres = await withPostgres((url) => measure('PostgreSQL', { ...UNLIMITED, DATABASE_URL: url }));
    return [...embedded, ...(postgres ?? [])];
  },
};

async function measure(engine: string, where: Readonly<Record<string, string>>): Promise<Figure[]> {
  // All load comes from one address here, which is more than one client may send.
  const environment = { DEMO: '1', LOG: 'json', CLIENT_BYTES: '999999999', ...where };
  const server = await whenReady(spawnPortal({ program: PROGRAM, environment }));
  const next = await mixOf(server);
  const lines = new Lines(Number(new URL(server.address).port), LINES);
  const clients = await findPeak(lines, next);
  const health = watchHealth(server);
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const peak = await closedLoop(lines, { clients, ms: AT_PEAK, next });
    rounds.push({ peak, over: await openLoop(lines, { perSecond: TIMES * peak.goodput, ms: OVERLOADED, next }) });
  }
  const after = await closedLoop(lines, { clients, ms: AT_PEAK, next });
  const beats = await health.stop();
  lines.close();
  await server.stop('SIGTERM');
  return figuresOf(engine, { clients, rounds, after, beats });
}

/** The number of clients, asking without a pause, with whom the portal answers most. */
async function findPeak(lines: Lines, next: () => RequestBytes): Promise<number> {
  let best = { clients: 0, goodput: 0 };
  await closedLoop(lines, { clients: 16, ms: WARM_UP, next });
  for (const clients of CLIENTS) {
    const { goodput } = await closedLoop(lines, { clients, ms: AT_PEAK, next });
    if (goodput > best.goodput) best = { clients, goodput };
  }
  return best.clients;
}

/** Of twenty requests of a person signed in, fourteen read a list, five ask who one is, and one saves. */
async function mixOf({ address }: ServerProcess): Promise<() => RequestBytes> {
  const { token } = await signInAt(address, 'lv1-demo');
  const authorization = `Bearer ${token}`;
  const list = requestBytes('GET', `/api${cartRoutes.list.path}?pageSize=20`, { headers: { authorization } });
  const me = requestBytes('GET', `/api${accountRoutes.me.path}`, { headers: { authorization } });
  const body = JSON.stringify(await anyForm());
  let count = 0;
  return () => {
    count += 1;
    if (count % 20 === 0) {
      const headers = { authorization, 'idempotency-key': `line-${count}` };
      return requestBytes('POST', `/api${cartRoutes.create.path}`, { headers, body });
    }
    return count % 4 === 1 ? me : list;
  };
}

/** Asks both health addresses four times a second; counts the answers other than 200. */
function watchHealth({ address }: ServerProcess): { stop(): Promise<{ asked: number; ill: number }> } {
  const beats: Promise<number>[] = [];
  const timer = setInterval(() => {
    for (const path of ['/livez', '/readyz'])
      beats.push(
        fetch(address + path).then(
          ({ status }) => status,
          () => 0,
        ),
      );
  }, 250);
  return {
    async stop() {
      clearInterval(timer);
      const statuses = await Promise.all(beats);
      return { asked: statuses.length, ill: statuses.filter((status) => status !== 200).length };
    },
  };
}

interface Round {
  readonly peak: Load;
  readonly over: Load;
}

interface Measured {
  readonly clients: number;
  readonly rounds: readonly Round[];
  readonly after: Load;
  readonly beats: { readonly asked: number; readonly ill: number };
}

function figuresOf(engine: string, { clients, rounds, after, beats }: Measured): Figure[] {
  const outcomes = rounds.flatMap(({ over }) => over.outcomes);
  const good = outcomes.filter(({ status }) => status === 200);
  const refused = outcomes.filter(({ status, saysWhen }) => saysWhen && (status === 503 || status === 429));
  const peaks = rounds.map(({ peak }) => peak.goodput);
  const shares = rounds.map(({ peak, over }) => over.goodput / peak.goodput);
  // The peak after an overload, against the peak before it.
  const again = [...peaks.slice(1), after.goodput].map((peak, round) => peak / (peaks[round] ?? 0));
  const unsent = rounds.reduce((sum, { over }) => sum + over.unsent, 0);
  const strange = outcomes.length - good.length - refused.length;
  const late = quantile(sorted(outcomes.map((outcome) => outcome.late)), 0.95);
  const took = (of: readonly Outcome[], part: number) => quantile(sorted(of.map(({ ms }) => ms)), part);
  const peak = `peak ${middle(peaks).toFixed(0)}/s with ${clients} clients; rounds ${shares.map((share) => share.toFixed(2)).join(' ')}`;
  const own = `median ${took(refused, 0.5).toFixed(1)} ms; beside that the generator was late by ${late.toFixed(1)} ms p95`;
  return [
    { name: `goodput at four times the peak, ${engine}`, value: middle(shares), unit: '×', least: 0.8, beside: peak },
    { name: `refused within p95, ${engine}`, value: took(refused, 0.95), unit: 'ms', most: 100, beside: own },
    { name: `answered well within p95, ${engine}`, value: took(good, 0.95), unit: 'ms' },
    { name: `neither answered well nor told when to come back, ${engine}`, value: strange, unit: '', most: 0 },
    { name: `never sent, of ${outcomes.length + unsent}, ${engine}`, value: unsent, unit: '', most: 0 },
    { name: `health other than 200, of ${beats.asked}, ${engine}`, value: beats.ill, unit: '', most: 0 },
    { name: `goodput of the two seconds afterwards, ${engine}`, value: middle(again), unit: '×', least: 0.8 },
  ];
}

function middle(values: readonly number[]): number {
  return median(sorted(values));
}

function sorted(values: readonly number[]): readonly number[] {
  return [...values].sort((one, other) => one - other);
}
