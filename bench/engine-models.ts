import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { importModel } from '#engine/importers/import-model.ts';
import type { Model, TableDef } from '#engine/public.ts';

const FOLDER = process.env.INSTANCES_DIR ?? '../shared/instances';

/** A model from the folder of instances; undefined if it is not there. */
export function instance(path: string): Model | undefined {
  const file = join(FOLDER, path);
  return existsSync(file) ? importModel(gunzipSync(readFileSync(file)).toString()) : undefined;
}

const ROWS = 120_000;

/** How far between a ratio and the next one further ratios are put, one round after the other. */
const BETWEEN = [0.5, 0.25, 0.75];

/**
 * The same model with 120,000 rows in its large table: the catalogue of a maker with finer steps. Between a ratio and the
 * next comes another; its drives are those of the lower ratio, at the speed that the motor then gives, with a service
 * factor between those of the two.
 */
export function grown(model: Model): Model {
  const table = largest(model);
  const catalogue = new FinerCatalogue(model, table);
  const given = catalogue.ratios.length;
  for (const share of BETWEEN) for (let lower = 0; lower + 1 < given; lower++) catalogue.add(lower, share);
  const { rows, ratios } = catalogue;
  const variables = model.variables.map((one) => (one.id === 'ratio' ? { ...one, values: ratios.map(String) } : one));
  return { ...model, variables, tables: model.tables.map((one) => (one === table ? { ...table, rows } : one)) };
}

class FinerCatalogue {
  readonly rows: Row[];
  readonly ratios: number[];
  private readonly given: TableDef['rows'];
  private readonly speeds: readonly number[];
  private readonly ratio: number;
  private readonly speed: number;
  private readonly factor: number;
  private readonly factorOf: ReadonlyMap<string, number>;

  constructor(model: Model, { variables, rows }: TableDef) {
    this.rows = [...rows];
    this.given = rows;
    this.ratios = [...numbersOf(model, 'ratio')];
    this.speeds = numbersOf(model, 'outputSpeed');
    this.ratio = variables.indexOf('ratio');
    this.speed = variables.indexOf('outputSpeed');
    this.factor = variables.indexOf('serviceFactor');
    this.factorOf = new Map(rows.map((row) => [this.drive(row), row[this.factor] ?? 0]));
  }

  /** Puts a ratio so far above one of the old ones, with all its drives or as many as are still wanted. */
  add(lower: number, share: number): void {
    const { ratios, ratio, speed, factor, speeds } = this;
    const [from = 1, to = 1] = ratios.slice(lower, lower + 2);
    const between = Number((from * (to / from) ** share).toFixed(2));
    if (this.rows.length === ROWS || ratios.includes(between)) return;
    const number = ratios.push(between) - 1;
    for (const row of this.given.filter((one) => one[ratio] === lower).slice(0, ROWS - this.rows.length)) {
      const own = row[factor] ?? 0;
      const next = this.factorOf.get(this.drive(row.with(ratio, lower + 1))) ?? own;
      const slower = nearest(speeds, ((speeds[row[speed] ?? 0] ?? 0) * from) / between);
      this.rows.push(
        row
          .with(ratio, number)
          .with(speed, slower)
          .with(factor, Math.floor((own + next) / 2)),
      );
    }
  }

  /** What tells drives apart but for what follows from the ratio. */
  private drive(row: Row): string {
    return row.filter((_, column) => column !== this.speed && column !== this.factor).join();
  }
}

type Row = readonly number[];

function numbersOf({ variables }: Model, name: string): readonly number[] {
  return variables.find(({ id }) => id === name)?.values.map(Number) ?? [];
}

function nearest(numbers: readonly number[], to: number): number {
  const distance = (place: number) => Math.abs(Math.log((numbers[place] ?? 1) / to));
  return numbers.reduce((best, _, place) => (distance(place) < distance(best) ? place : best), 0);
}

/** The table with the most rows. */
export function largest({ tables }: Model): TableDef {
  const [first, ...others] = tables;
  if (!first) throw new Error('The model has no table.');
  return others.reduce((most, table) => (table.rows.length > most.rows.length ? table : most), first);
}
