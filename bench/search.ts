import type pg from 'pg';
import { JD_CATALOGUE } from '#lines/jd/catalogue.ts';
import { JRH_CATALOGUE } from '#lines/jrh/catalogue.ts';
import { JRP_CATALOGUE } from '#lines/jrp/catalogue.ts';
import { JRT_CATALOGUE, jrtSource } from '#lines/jrt/catalogue.ts';
import { buildCatalogue } from '#lines/jrt/rows/build-catalogue.ts';
import type { CatalogueTable } from '#lines/jrt/rows/catalogue-table.ts';
import { listBasicTypes } from '#lines/jrt/rows/list-basic-types.ts';
import { jrtIndex } from '#lines/jrt/search/row-index.ts';
import { checkSource } from '#lines/jrt/source/check-source.ts';
import { JRW_CATALOGUE } from '#lines/jrw/catalogue.ts';
import { searchCatalogue } from '#modules/catalogue/domain/search/search.ts';
import { readLineSource } from '#modules/catalogue/server/seed/read-seeds.ts';
import type { RowIndex } from '#product/row-index.ts';
import { type Database, openDatabase } from '#server/database.ts';
import { type Bench, median, quantile, timesOf } from './measure.ts';

const MODELS = ['R', 'F', 'K', 'S'] as const;
const SPEEDS = [8, 15, 25, 45, 80, 140];
const POWERS = [0.37, 0.75, 1.5, 3, 5.5, 11];
const WORM_RATIOS = [7.5, 10, 20, 30, 50, 80];
const UNIT_RATIOS = [5, 28, 50, 100, 158, 300];

/** Typical questions of step 2: gear type, power, speed within 3 %, service factor from 1.0. */
export const QUESTIONS = MODELS.flatMap((model) =>
  SPEEDS.flatMap((speed) => POWERS.map((power) => ({ model, speed, power }))),
);

/** Catalogue search over the full table against the raw prepared query over the same rows (assurance F3). */
export const search: Bench = {
  name: 'search',
  async run() {
    const table = shippedTable();
    const index = jrtIndex(table);
    const ours = await timesOf(2000, (number) => ask(index, number));
    const database = await peerDatabase();
    const rows = await loadRows(database, table);
    const raw = await timesOf(400, (index) => askDatabase(database.pool, index));
    await database.close();
    return [
      { name: 'rows', value: rows, unit: 'rows' },
      { name: 'search p50', value: median(ours), unit: 'ms', most: 2 },
      { name: 'motors alone, row by row p50', value: median(await timesOf(2000, askedMotors())), unit: 'ms', most: 2 },
      { name: 'worm units, row by row p50', value: median(await timesOf(2000, askedWorms())), unit: 'ms', most: 2 },
      {
        name: 'planetary units, row by row p50',
        value: median(await timesOf(2000, askedUnits())),
        unit: 'ms',
        most: 2,
      },
      {
        name: 'industrial units, row by row p50',
        value: median(await timesOf(2000, askedDrives())),
        unit: 'ms',
        most: 2,
      },
      { name: 'search p99', value: quantile(ours, 0.99), unit: 'ms' },
      { name: `raw prepared query p50, ${database.engine}`, value: median(raw), unit: 'ms' },
      { name: 'search / (1.3 x raw + 0.5 ms)', value: median(ours) / (1.3 * median(raw) + 0.5), unit: 'x', most: 1 },
    ];
  },
};

function shippedTable(): CatalogueTable {
  const checked = checkSource(jrtSource(readLineSource(JRT_CATALOGUE)));
  if (!checked.ok) throw new Error('The reference data are refused.');
  return buildCatalogue(checked.value);
}

function ask(index: RowIndex, number: number): void {
  const { model, speed, power } = question(number);
  searchCatalogue(index, { filters: { gearboxModel: model, outputSpeed: speed, motorPower: power } });
}

/** A small line, whose rows are looked through one by one. */
function askedMotors(): (number: number) => void {
  const built = JD_CATALOGUE.build(readLineSource(JD_CATALOGUE));
  if (!built.ok) throw new Error('The reference data are refused.');
  const asked = { motorPoles: 4, efficiencyClass: 'DN', motorFrequency: '50Hz' };
  return (number) => {
    searchCatalogue(built.value.index, { filters: { ...asked, motorPower: POWERS[number % POWERS.length] } });
  };
}

/** A line of some thousand rows, read under what is asked, of which a search looks through those of one kind. */
function askedWorms(): (number: number) => void {
  const built = JRW_CATALOGUE.build(readLineSource(JRW_CATALOGUE));
  if (!built.ok) throw new Error('The reference data are refused.');
  return (number) => {
    const { power } = question(number);
    const ratio = WORM_RATIOS[Math.floor(number / POWERS.length) % WORM_RATIOS.length];
    searchCatalogue(built.value.index, { filters: { ratio, motorPower: power } });
  };
}

/** A line whose every row is computed anew for the torque that is asked: hardly two questions share one. */
function askedUnits(): (number: number) => void {
  const built = JRP_CATALOGUE.build(readLineSource(JRP_CATALOGUE));
  if (!built.ok) throw new Error('The reference data are refused.');
  return (number) => {
    const ratio = UNIT_RATIOS[number % UNIT_RATIOS.length];
    searchCatalogue(built.value.index, { filters: { ratio, outputTorque: 500 + 7 * number, serviceFactor: 1.25 } });
  };
}

/** Another one, for the power of the driven machine at speeds between those of the table. */
function askedDrives(): (number: number) => void {
  const built = JRH_CATALOGUE.build(readLineSource(JRH_CATALOGUE));
  if (!built.ok) throw new Error('The reference data are refused.');
  return (number) => {
    const ratio = UNIT_RATIOS[number % UNIT_RATIOS.length];
    const inputSpeed = 750 + (number % 650);
    searchCatalogue(built.value.index, { filters: { ratio, inputSpeed, drivenPower: 5 + (number % 90) } });
  };
}

async function peerDatabase(): Promise<Database> {
  const databaseUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';
  const real = await openDatabase({ databaseUrl, databasePool: 1, dataDir: null });
  const answers = await real.pool.query('select 1').then(
    () => true,
    () => false,
  );
  if (answers) return real;
  await real.close();
  return openDatabase({ databaseUrl: undefined, databasePool: 1, dataDir: null });
}

const COLUMNS = ['gearbox_model', 'speed', 'power', 'class', 'frequency', 'input', 'fb', 'torque', 'ratio'] as const;

async function loadRows({ pool }: Database, table: CatalogueTable): Promise<number> {
  // Filling the peer is not what is measured: on a busy machine it takes longer than a request may.
  await pool.query('set statement_timeout = 0');
  await pool.query(
    'create temp table bench_rows (id text, gearbox_model text, speed float8, power float8, class text, frequency text, input text, fb float8, torque float8, ratio float8)',
  );
  let batch: unknown[][] = [];
  let count = 0;
  const flush = async () => {
    const columns = ['id', ...COLUMNS].map((_, column) => batch.map((row) => row[column]));
    const types = ['text', 'text', 'float8', 'float8', 'text', 'text', 'text', 'float8', 'float8', 'float8'];
    const arrays = types.map((type, index) => `$${index + 1}::${type}[]`).join(',');
    await pool.query(`insert into bench_rows select * from unnest(${arrays})`, columns);
    batch = [];
  };
  for (const row of listBasicTypes(table)) {
    const {
      id,
      gearboxModel,
      outputSpeed,
      motorPower,
      efficiencyClass,
      frequency,
      inputType,
      serviceFactor,
      outputTorque,
      ratio,
    } = row;
    batch.push([
      id,
      gearboxModel,
      outputSpeed,
      motorPower,
      efficiencyClass,
      frequency,
      inputType,
      serviceFactor,
      outputTorque,
      ratio,
    ]);
    count += 1;
    if (batch.length === 5000) await flush();
  }
  await flush();
  await pool.query('create index on bench_rows (input, frequency, class, gearbox_model, power, speed)');
  await pool.query('analyze bench_rows');
  return count;
}

async function askDatabase(pool: pg.Pool, index: number): Promise<void> {
  const { model, speed, power } = question(index);
  await pool.query({
    name: 'bench-search',
    text: `select * from bench_rows where input = 'motor' and frequency = '50Hz' and class = 'DN' and gearbox_model = $1
           and power = $2 and speed between $3 and $4 and fb >= 1.0 order by abs(speed - $5), fb limit 20`,
    values: [model, power, speed * 0.97, speed * 1.03, speed],
  });
}

function question(index: number) {
  return QUESTIONS[index % QUESTIONS.length] ?? { model: 'R', speed: 25, power: 1.5 };
}
