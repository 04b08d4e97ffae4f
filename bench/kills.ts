import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aCustomer, type Customer } from '#testing/customer.ts';
import { type ServerProcess, spawnPortal, whenReady } from '#testing/portal-process.ts';
import { anyForm } from './any-form.ts';
import { type Bench, type Figure, median, quantile } from './measure.ts';
import { withPostgres } from './postgres.ts';

const KILLS = 60;
const LINES_AT_ONCE = 8;
/** The portal as built. */
const PROGRAM = ['dist/server/main.js'];

/**
 * The portal is killed in the middle of saving, again and again: no line it acknowledged may be missing afterwards, and
 * saving each again under its key may double none (assurance R1); and how soon it is back (R2).
 */
export const kills: Bench = {
  name: 'kills',
  onlyByName: true,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'portal-kills-'));
    const embedded = await measure('embedded', { DATA_DIR: folder }, 10_000);
    rmSync(folder, { recursive: true, force: true });
    const postgres = await withPostgres((url) => measure('PostgreSQL', { DATABASE_URL: url }, 3_000));
    return [...embedded, ...(postgres ?? [])];
  },
};

interface Tally {
  lost: number;
  doubled: number;
  readonly back: number[];
}

async function measure(engine: string, where: Readonly<Record<string, string>>, backWithin: number): Promise<Figure[]> {
  const environment = { DEMO: '1', ...where };
  const start = () => whenReady(spawnPortal({ program: PROGRAM, environment }));
  const form = await anyForm();
  let server = await start();
  const customer = await aCustomer(() => server.address, form);
  const tally: Tally = { lost: 0, doubled: 0, back: [] };
  const acknowledged = new Set<string>();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const keys = Array.from({ length: LINES_AT_ONCE }, (_, line) => `${kill}-${line}`);
    const known = await saveUntilKilled(server, customer, { keys, after: (kill * 7) % 60 });
    const killedAt = performance.now();
    server = await start();
    tally.back.push(performance.now() - killedAt);
    await count(tally, customer, { keys, known, acknowledged });
  }
  tally.doubled += (await customer.savedIds()).length - acknowledged.size;
  await server.stop('SIGTERM');
  return figuresOf(engine, tally, backWithin);
}

/** Saves lines side by side and kills the portal some milliseconds after the first was acknowledged; the ids it had said by then. */
async function saveUntilKilled(
  server: ServerProcess,
  customer: Customer,
  { keys, after }: { keys: readonly string[]; after: number },
): Promise<ReadonlyMap<string, string>> {
  const known = new Map<string, string>();
  const work = keys.map((key) => customer.save(key).then((id) => known.set(key, id)));
  await Promise.any(work);
  await new Promise((done) => setTimeout(done, after));
  await server.stop('SIGKILL');
  await Promise.allSettled(work);
  return known;
}

async function count(
  tally: Tally,
  customer: Customer,
  round: { keys: readonly string[]; known: ReadonlyMap<string, string>; acknowledged: Set<string> },
): Promise<void> {
  const there = new Set(await customer.savedIds());
  for (const id of round.known.values()) if (!there.has(id)) tally.lost += 1;
  for (const key of round.keys) {
    const id = await customer.save(key);
    const first = round.known.get(key);
    if (first !== undefined && first !== id) tally.doubled += 1;
    round.acknowledged.add(id);
  }
}

function figuresOf(engine: string, { lost, doubled, back }: Tally, backWithin: number): Figure[] {
  const sorted = back.sort((one, other) => one - other);
  const beside = `median ${(median(sorted) / 1000).toFixed(1)} s, ${engine}`;
  return [
    { name: `lines lost in ${KILLS} kills, ${engine}`, value: lost, unit: '', most: 0 },
    { name: `lines doubled in ${KILLS} kills, ${engine}`, value: doubled, unit: '', most: 0 },
    {
      name: `back after a kill p95, ${engine}`,
      value: quantile(sorted, 0.95) / 1000,
      unit: 's',
      most: backWithin / 1000,
      beside,
    },
  ];
}
