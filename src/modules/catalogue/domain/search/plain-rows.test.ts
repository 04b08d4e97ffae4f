import { describe, expect, it } from 'vitest';
import type { RowSearchDef } from '#product/column.ts';
import { plainIndex } from '#product/plain-rows.ts';
import type { Bounds, RowFilters, RowQuery } from '#product/row-query.ts';
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

  it('finds a row without a figure where neither end of its range is asked, but not where one is', () => {
    const blank = { id: 'H', size: '10', mounting: 'foot', ratio: 30, factor: 1.3, mass: null };
    const found = (mass: Bounds) => searchCatalogue(plainIndex(SEARCH, [...ROWS, blank]), { ranges: { mass } });
    const idsFound = (mass: Bounds) => {
      const answer = found(mass);
      return answer.ok ? idsOf(answer.value.rows) : answer.refusal;
    };
    expect(idsFound({ min: undefined, max: undefined })).toContain('H');
    expect(idsFound({ max: 100 })).not.toContain('H');
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

  it('ranks rows whose mass nobody knows by what rises with it, and calls none the lightest', () => {
    const judged = { reserve: 'factor', speed: ['ratio'], rising: ['size', 'ratio'], efficiency: 'ratio' };
    const found = searchCatalogue(plainIndex({ ...SEARCH, judged }, ROWS), { filters: { ratio: 20 } });
    if (!found.ok) throw new Error(JSON.stringify(found.refusal));
    expect(idsOf(found.value.rows)).toEqual(['C', 'D']);
    expect(found.value.picks.map(({ pick }) => pick)).toEqual(['recommended', 'most-efficient']);
    const all = searchCatalogue(plainIndex({ ...SEARCH, judged }, [...ROWS, LARGE]), {});
    expect(all.ok && [idsOf(all.value.rows), all.value.verdicts.some(({ isLighter }) => isLighter)]).toEqual([
      ['A', 'C', 'D', 'E', 'G'],
      false,
    ]);
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

  it('reads rows as what is asked says, where the line has readings', () => {
    const columns = [
      ...SEARCH.columns,
      { id: 'duty', kind: 'code', codes: ['short'], ask: { kind: 'reading' } } as const,
    ];
    const places = ROWS.flatMap(({ mounting }, place) => (mounting === 'foot' ? [place] : []));
    const index = plainIndex({ ...SEARCH, columns }, ROWS, {
      readingFor: ({ duty }) =>
        duty === undefined ? { places } : { read: (row) => ({ ...row, factor: row.factor / 2 }), enquire: ['duty'] },
    });
    const idsFor = (filters: RowFilters) => {
      const found = searchCatalogue(index, { filters });
      return found.ok && [idsOf(found.value.rows), found.value.rows.map(({ factor }) => factor)];
    };
    expect(idsFor({})).toEqual([
      ['C', 'A', 'E'],
      [1.2, 1.5, 2.5],
    ]);
    expect(idsFor({ duty: 'short' })).toEqual([['E'], [1.25]]);
    expect(index.find('A', { duty: 'short' })?.factor).toBe(0.75);
    expect(index.find('A', {})?.factor).toBe(1.5);
  });

  it('reads its rows once, however many searches are given the same reading', () => {
    let reads = 0;
    const half = {
      read(row: (typeof ROWS)[number]) {
        reads++;
        return { ...row, factor: row.factor / 2 };
      },
    };
    const index = plainIndex(SEARCH, ROWS, { readingFor: () => half });
    const totals = [{}, { size: '100' }, { ratio: 50 }].map((filters) => {
      const found = searchCatalogue(index, { filters });
      return found.ok && found.value.total;
    });
    expect([totals, reads]).toEqual([[1, 1, 1], ROWS.length]);
  });

  it('tells rows apart by the codes of the release, where they are not those of its columns', () => {
    const codesOf = ({ size }: (typeof ROWS)[number]) => ({ size: `S${size}`, mounting: '-' });
    const { classes } = plainIndex(SEARCH, ROWS, { codesOf }).classes();
    expect(classes.map(({ values }) => values)).toEqual([
      { size: 'S05', mounting: '-' },
      { size: 'S10', mounting: '-' },
      { size: 'S100', mounting: '-' },
    ]);
  });
});

it('a column that says how rows are read is taken as it is assumed where nothing is said', () => {
  const columns = SEARCH.columns.map((column) =>
    column.id === 'mounting' ? { ...column, assumed: 'foot', ask: { kind: 'reading' as const } } : column,
  );
  const index = plainIndex({ ...SEARCH, columns }, ROWS);
  const found = (filters: RowFilters) => {
    const answer = searchCatalogue(index, { filters });
    return answer.ok ? idsOf(answer.value.rows).toSorted() : answer.refusal;
  };
  expect([found({}), found({ mounting: 'flange' })]).toEqual([['A', 'C', 'E'], ['D']]);
});
