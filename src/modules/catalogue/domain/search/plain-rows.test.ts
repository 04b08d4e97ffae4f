import { describe, expect, it } from 'vitest';
import type { RowSearchDef } from '#product/column.ts';
import { plainIndex } from '#product/plain-rows.ts';
import type { RowFilters, RowQuery } from '#product/row-query.ts';
import { countOptions } from './counts.ts';
import { facet } from './facet.ts';
import { searchCatalogue } from './search.ts';

/** A line of six rows: all it says is which columns it has. */
const SEARCH: RowSearchDef = {
  columns: [
    { id: 'size', kind: 'code', ask: { kind: 'one-of' }, facet: 'values' },
    { id: 'mounting', kind: 'code', codes: ['foot', 'flange'], ask: { kind: 'one-of' }, facet: 'values' },
    { id: 'ratio', kind: 'number', ask: { kind: 'near' }, facet: 'values', bounds: 'both' },
    { id: 'factor', kind: 'number', ask: { kind: 'at-least', assumed: 1, nearFrom: 0.8 }, facet: 'values' },
    { id: 'mass', kind: 'number', unit: 'kg', bounds: 'max' },
  ],
  tolerance: { found: 0.03, max: 0.1 },
  shown: [],
  sorted: ['size', 'mounting', 'ratio', 'mass'],
  ranged: ['ratio', 'mass'],
  relaxed: ['size', 'ratio', 'factor'],
  enquired: [],
  rowVariables: ['size', 'mounting'],
  derivedVariables: [],
};

const ROWS = [
  { id: 'A', size: '05', mounting: 'foot', ratio: 10, factor: 1.5, mass: 3 },
  { id: 'B', size: '05', mounting: 'flange', ratio: 10, factor: 0.9, mass: 3.5 },
  { id: 'C', size: '10', mounting: 'foot', ratio: 20, factor: 1.2, mass: 8 },
  { id: 'D', size: '10', mounting: 'flange', ratio: 20.4, factor: 1.1, mass: 9 },
  { id: 'E', size: '100', mounting: 'foot', ratio: 50, factor: 2.5, mass: 60 },
  { id: 'F', size: '100', mounting: 'flange', ratio: 50, factor: 0.5, mass: 65 },
];

/** Bears far more than is asked of it, and is lighter. */
const LARGE = { id: 'G', size: '05', mounting: 'foot', ratio: 10, factor: 4, mass: 2 };

const INDEX = plainIndex(SEARCH, ROWS);

function search(query: RowQuery) {
  const found = searchCatalogue(INDEX, query);
  if (!found.ok) throw new Error(JSON.stringify(found.refusal));
  return found.value;
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('a line of plain rows is searched by its columns', () => {
  it('finds what bears enough, and shows what nearly does apart', () => {
    const { total, rows, nearMisses } = search({});
    expect([total, idsOf(rows)]).toEqual([4, ['D', 'C', 'A', 'E']]);
    expect(idsOf(nearMisses.map(({ row }) => row))).toEqual(['B']);
  });

  it('finds figures within the tolerance, the closest first', () => {
    expect(idsOf(search({ filters: { ratio: 20.3 } }).rows)).toEqual(['D', 'C']);
    expect(idsOf(search({ filters: { ratio: 20.3 }, tolerance: 0.01 }).rows)).toEqual(['D']);
  });

  it('keeps the order of codes and figures over its pages', () => {
    const first = search({ sort: 'size:desc', pageSize: 2 });
    expect(idsOf(first.rows)).toEqual(['E', 'D']);
    const second = search({ sort: 'size:desc', pageSize: 2, cursor: first.next ?? '' });
    expect([idsOf(second.rows), second.next]).toEqual([['C', 'A'], null]);
    expect(idsOf(search({ sort: 'mounting:asc' }).rows)).toEqual(['C', 'A', 'E', 'D']);
  });

  it('points nothing out and judges nothing, while it does not say by which columns', () => {
    const { picks, verdicts, oversizedTotal } = search({});
    expect([picks, verdicts, oversizedTotal]).toEqual([[], [], 0]);
  });

  it('stands in the one order once it says by which columns it is judged', () => {
    const judged = { reserve: 'factor', speed: [], mass: 'mass' };
    const found = searchCatalogue(plainIndex({ ...SEARCH, judged }, [...ROWS, LARGE]), {});
    if (!found.ok) throw new Error(JSON.stringify(found.refusal));
    const { rows, picks, verdicts, oversizedTotal } = found.value;
    expect(idsOf(rows)).toEqual(['A', 'C', 'D', 'E', 'G']);
    expect(picks.map(({ pick, row, reasons }) => [pick, row.id, reasons])).toEqual([
      ['recommended', 'A', ['meets-demand']],
      ['lightest', 'A', ['lightest', 'recommended-too']],
    ]);
    expect(verdicts.filter(({ verdict }) => verdict !== 'fits')).toEqual([
      { id: 'G', verdict: 'oversized', reserve: 4, isLighter: true },
      { id: 'B', verdict: 'below-demand', reserve: 0.9, isLighter: false },
    ]);
    expect(oversizedTotal).toBe(1);
  });

  it('points none out before a speed is asked for, where the line has one', () => {
    const judged = { reserve: 'factor', speed: ['ratio'], mass: 'mass' };
    const picksWith = (filters: RowFilters) => {
      const found = searchCatalogue(plainIndex({ ...SEARCH, judged }, ROWS), { filters });
      return found.ok && found.value.picks.map(({ row }) => row.id);
    };
    expect([picksWith({}), picksWith({ ratio: 10 })]).toEqual([[], ['A', 'A']]);
  });

  it('counts the values that still have rows, a factor by the rows that reach it', () => {
    expect(facet(INDEX, { filters: { mounting: 'foot', size: '05' } }, 'size')).toMatchObject({
      value: [
        { value: '05', count: 1 },
        { value: '10', count: 1 },
        { value: '100', count: 1 },
      ],
    });
    expect(countOptions(INDEX, { filters: { size: '05' } }).factor).toEqual([
      { value: 0.9, count: 2 },
      { value: 1.1, count: 1 },
      { value: 1.2, count: 1 },
      { value: 1.5, count: 1 },
    ]);
  });

  it('names for an empty search the one limit whose change brings most rows', () => {
    expect(search({ filters: { size: '05', ratio: 20 } }).relax).toEqual({
      field: 'size',
      part: 'filter',
      value: '10',
      rowsGained: 2,
    });
    expect(search({ filters: { factor: 9 } }).relax).toMatchObject({ field: 'factor', value: 2.5, rowsGained: 1 });
    expect(search({ ranges: { mass: { max: 1 } } }).relax).toMatchObject({ field: 'mass', part: 'max', value: 3 });
  });

  it('refuses by name what it does not know', () => {
    const refusalOf = (query: RowQuery) => {
      const found = searchCatalogue(INDEX, query);
      return found.ok ? undefined : [found.refusal.code, found.refusal.field];
    };
    expect(refusalOf({ filters: { size: '07' } })).toEqual(['search.unknown-value', 'size']);
    expect(refusalOf({ filters: { ratio: -1 } })).toEqual(['search.not-a-number', 'ratio']);
    expect(refusalOf({ sort: 'factor:asc' })).toEqual(['search.unknown-sort', 'sort']);
  });

  it('leaves out rows no product has with what was chosen elsewhere', () => {
    const { classes } = INDEX.classes();
    const gate = () => Uint8Array.from(classes, ({ values }) => (values.mounting === 'foot' ? 1 : 0));
    expect(idsOf(search({ given: { cover: ['yes'] }, gate }).rows)).toEqual(['C', 'A', 'E']);
  });
});
