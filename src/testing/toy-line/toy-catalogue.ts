import { granted } from '#kernel/result.ts';
import type { RowSearchDef } from '#product/column.ts';
import { implies, is, isNot } from '#product/expressions.ts';
import { text, variablesOf } from '#product/field.ts';
import type { LineCatalogue } from '#product/line-catalogue.ts';
import { numbered } from '#product/named-table.ts';
import { plainIndex } from '#product/plain-rows.ts';
import type { ProductRelease } from '#product/release.ts';
import { TOY_FIELDS, TOY_STEPS } from './toy-fields.ts';

/** A row of the toy's catalogue: Nm, and what it bears of it. */
export type ToyRow = {
  readonly id: string;
  readonly size: string;
  readonly drive: string;
  readonly ratio: number;
  readonly torque: number;
  readonly factor: number;
};

const SEARCH: RowSearchDef = {
  columns: [
    { id: 'size', kind: 'code', ask: { kind: 'one-of' }, facet: 'values' },
    { id: 'drive', kind: 'code', codes: ['hand', 'motor'], ask: { kind: 'one-of' }, facet: 'values' },
    {
      id: 'ratio',
      kind: 'number',
      label: text('速比', 'Ratio'),
      decimals: 1,
      ask: { kind: 'near' },
      facet: 'values',
      bounds: 'both',
    },
    { id: 'torque', kind: 'number', unit: 'Nm', label: text('转矩', 'Torque') },
    {
      id: 'factor',
      kind: 'number',
      label: text('系数', 'Factor'),
      ask: { kind: 'at-least', assumed: 1, nearFrom: 0.8 },
    },
  ],
  tolerance: { found: 0.05, max: 0.2 },
  shown: ['size', 'drive', 'ratio', 'torque', 'factor'],
  sorted: ['size', 'ratio'],
  ranged: ['ratio'],
  relaxed: ['size', 'ratio'],
  enquired: [],
  rowVariables: ['size', 'drive'],
  derivedVariables: [],
};

/** The catalogue of the toy: six rows in a file of its own. */
export const TOY_CATALOGUE: LineCatalogue<ToyRow> = {
  line: 'TOY',
  hashPrefix: 'TOY',
  folder: 'src/testing/toy-line',
  files: { rows: 'rows.csv' },
  search: SEARCH,
  kindVariable: 'drive',
  examples: ['TOY20-MOTOR-i10-Lglass-Pred'],
  build({ rows: file }) {
    const rows = (file?.records ?? []).map(({ cells }) => rowOf(cells));
    return granted({
      index: plainIndex(SEARCH, rows),
      release: () => releaseOf(rows),
      offered: () => ({ variables: ['size', 'drive'], rows: rows.map(({ size, drive }) => ({ size, drive })) }),
      inverterMotors: () => [],
      check: () => [],
      counts: () => ({ all: { rows: rows.length } }),
    });
  },
};

function rowOf({ size = '', drive = '', ...figures }: Readonly<Record<string, string>>): ToyRow {
  const [ratio, torque, factor] = [Number(figures.ratio), Number(figures.torque), Number(figures.factor)];
  return { id: `TOY${size}-${drive}-${ratio}`, size, drive, ratio, torque, factor };
}

function releaseOf(rows: readonly ToyRow[]): ProductRelease {
  const variables = TOY_FIELDS.flatMap((field) =>
    variablesOf(field).map((id) => ({ id, values: field.values.map(({ code }) => code) })),
  );
  const made = [...new Set(rows.map(({ size, drive }) => `${size} ${drive}`))].map((key) => key.split(' '));
  const table = {
    id: 'made',
    variables: ['size', 'drive'],
    rows: made,
    reason: text('没有这种规格', 'It is not made like this'),
    source: 'rows.csv',
  };
  const rule = {
    id: 'crank-under-glass',
    expr: implies(is('drive', 'hand'), isNot('lid', 'glass')),
    reason: text('手摇把会打碎玻璃', 'The crank would break the glass'),
  };
  const byId = new Map(variables.map((variable) => [variable.id, variable]));
  return {
    family: 'TOY',
    version: 'TOY-1',
    fields: TOY_FIELDS,
    model: { version: 'TOY-1', variables, tables: [numbered(table, byId)], rules: [rule] },
    steps: [text('驱动', 'Drive'), text('外观', 'Trim')].map((label, index) => ({
      index,
      label,
      fields: TOY_STEPS[index]?.fields.map(({ id }) => id) ?? [],
    })),
    warnings: [],
  };
}
