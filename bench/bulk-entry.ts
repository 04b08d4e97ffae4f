import { loadavg } from 'node:os';
import { createApp } from '#app/server/app.ts';
import { prepareData } from '#app/server/prepare-data.ts';
import { LINE_CATALOGUES } from '#lines/catalogues.ts';
import { EXAMPLE_CODES } from '#lines/example-codes.ts';
import { MAX_ROWS } from '#modules/bulk-entries/domain/entry-limits.ts';
import { JUDGE_ROWS } from '#modules/bulk-entries/server/jobs.ts';
import type { JudgeOrder } from '#modules/bulk-entries/server/judge-rows-job.ts';
import { clonedRelease, releasesOf } from '#modules/catalogue/server/public.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database.ts';
import { readSettings } from '#server/env.ts';
import { JobThread } from '#server/jobs/job-thread.ts';
import type { Bench } from './measure.ts';

const ROWS_A_SLICE = 200;
/** What is promised of a list of as many codes as one may have, ms. */
const PROMISE = 5_000;

/** Type codes of every line, one in a hundred wrong, each with a word beside it: no row is judged as another one was. */
function listOf(mark: string): string {
  const rows = Array.from({ length: MAX_ROWS }, (_, at) =>
    at % 100 === 37 ? `JRTR67-${mark}${at}` : `${EXAMPLE_CODES[at % EXAMPLE_CODES.length]} ${mark}${at}`,
  );
  return rows.join('\n');
}

/** Two thousand type codes in a thread that has opened no release yet, and once more in the same one. */
export const bulkEntry: Bench = {
  name: 'bulk-entry',
  async run() {
    const settings = { ...readSettings({ LOG: 'none' }), demo: false };
    const database = await openDatabase({ databaseUrl: undefined, databasePool: 1, dataDir: null });
    await migrateDatabase(database);
    await prepareData(database, settings);
    const portal = await createApp({ settings, database });
    const releases = LINE_CATALOGUES.map(({ line }) => releasesOf(portal).current(line));
    const hashes = Object.fromEntries(LINE_CATALOGUES.map(({ line }, at) => [line, releases[at]?.hash ?? '']));
    const thread = new JobThread();
    const judge = (order: Pick<JudgeOrder, 'of' | 'from' | 'brought'>) =>
      thread.do({
        entry: JUDGE_ROWS.entry,
        message: { ...order, hashes, count: ROWS_A_SLICE, technicalVersion: 'en' } satisfies JudgeOrder,
      });
    // The program of the thread is there: a portal has built it into one file.
    await judge({ of: { rows: [] }, from: 0, brought: [] });
    const began = performance.now();
    const brought = await Promise.all(releases.map((release) => clonedRelease(portal.db, release)));
    await judge({ of: { rows: [] }, from: 0, brought });
    const opening = performance.now() - began;
    const [fresh, warm] = [opening + (await timeOf(judge, 'QA')), await timeOf(judge, 'QB')];
    await thread.end();
    await portal.http.close();
    await database.close();
    const [load = 0] = loadavg();
    const excuse = load > 2 ? { excuse: `the machine was busy with other work, load ${load.toFixed(1)}` } : {};
    return [
      { name: 'the releases of all lines opened in a thread', value: opening, unit: 'ms' },
      { name: '2,000 codes, nothing opened', value: fresh, unit: 'ms', most: PROMISE, ...excuse },
      { name: '2,000 codes once more', value: warm, unit: 'ms' },
      { name: 'nothing opened / once more', value: fresh / warm, unit: 'x', most: 2 },
    ];
  },
};

async function timeOf(judge: (order: Pick<JudgeOrder, 'of' | 'from' | 'brought'>) => Promise<unknown>, mark: string) {
  const text = listOf(mark);
  const began = performance.now();
  for (let from = 0; from < MAX_ROWS; from += ROWS_A_SLICE) await judge({ of: { text }, from, brought: [] });
  return performance.now() - began;
}
