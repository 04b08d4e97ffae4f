import { expect, it } from 'vitest';
import type { RowSearchDef } from '#product/column.ts';
import { type PlainRow, plainIndex } from '#product/plain-rows.ts';
import type { RowQuery } from '#product/row-query.ts';
import { searchCatalogue } from './search.ts';

const SEARCH: RowSearchDef = {
  columns: [
    { id: 'speed', kind: 'number', unit: 'r/min', ask: { kind: 'near' } },
    { id: 'pull', kind: 'number', unit: 'N', ask: { kind: 'one-of' } },
    { id: 'reserve', kind: 'number', ask: { kind: 'at-least', assumed: 1, nearFrom: 0.8 } },
    { id: 'mass', kind: 'number', unit: 'kg' },
  ],
  tolerance: { found: 0.03, max: 0.1 },
  judged: { reserve: 'reserve', speed: ['speed'], power: ['pull'], mass: 'mass' },
  shown: [],
  sorted: [],
  ranged: ['speed'],
  relaxed: [],
  enquired: [],
  rowVariables: [],
  derivedVariables: [],
};

const row = (id: string, speed: number, reserve = 1.5, pull = 100): PlainRow => ({
  id,
  speed,
  reserve,
  pull,
  mass: 10,
});
const ROWS = [
  row('MEETS', 101),
  row('SLOW', 92),
  row('FAST', 104),
  row('FAR', 88),
  row('SLOW AND WEAK', 96, 1.1),
  row('WEAK', 100, 1.1),
  row('LARGE', 95, 9),
  row('OTHER PULL', 95, 1.5, 200),
];

function found(query: RowQuery) {
  const answer = searchCatalogue(plainIndex(SEARCH, ROWS), query);
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value;
}

function nearMisses(query: RowQuery) {
  const { nearMisses: misses, nearMissTotal: total, rows, verdicts } = found(query);
  return { near: misses.map((miss) => miss.row.id), misses, total, rows, verdicts };
}

it('what lies beside the speed asked for and meets the rest is a near miss, the nearest first, after what is too weak', () => {
  const { near, total, rows, verdicts } = nearMisses({ filters: { speed: 100, pull: 100, reserve: 1.4 } });
  expect(rows.map(({ id }) => id)).toEqual(['MEETS']);
  expect([near, total]).toEqual([['WEAK', 'FAST', 'SLOW'], 3]);
  expect(verdicts.filter(({ verdict }) => verdict !== 'fits').map(({ id }) => id)).toEqual(near);
});

it('it says by which figure', () => {
  const { misses } = nearMisses({ filters: { speed: 100, pull: 100 } });
  expect(misses.find((miss) => miss.row.id === 'SLOW')?.reason).toEqual({
    code: 'outside-tolerance',
    column: 'speed',
    side: 'under',
    figure: 92,
    asked: 100,
    tolerance: 0.03,
  });
});

it.each<[string, RowQuery]>([
  ['no speed is asked for', { filters: { pull: 100 } }],
  ['the search already takes the widest tolerance', { filters: { speed: 100, pull: 100 }, tolerance: 0.1 }],
])('there is none where %s', (_where, query) => {
  expect(nearMisses(query).near).toEqual([]);
});

it('a range keeps what lies outside it out', () => {
  const filters = { speed: 100, pull: 100 };
  expect(nearMisses({ filters, ranges: { speed: { max: 100 } } }).near).toEqual(['SLOW AND WEAK', 'SLOW']);
});

it('where nothing lies within the tolerance, the next wider one that brings rows is the limit to relax', () => {
  const asked = { filters: { speed: 99, pull: 200 } };
  const { relax } = found(asked);
  expect(relax).toEqual({
    field: 'tolerance',
    of: 'speed',
    part: 'filter',
    value: 0.05,
    tolerance: 0.03,
    rowsGained: 1,
  });
  expect(found({ ...asked, tolerance: 0.05 }).total).toBe(1);
});

it('what is larger than it need be is near where all that fits is larger still, and heavier', () => {
  const larger = { ...row('LARGER', 100, 9), mass: 40 };
  const large = (id: string, mass: number) => ({ ...row(id, 96, 9), mass });
  const near = (rows: readonly PlainRow[]) => {
    const answer = searchCatalogue(plainIndex(SEARCH, rows), { filters: { speed: 100, pull: 100 } });
    return answer.ok ? answer.value.nearMisses.map((miss) => miss.row.id) : answer.refusal;
  };
  expect(near([larger, large('LIGHT', 30), large('HEAVY', 40)])).toEqual(['LIGHT']);
  expect(near([larger, row('MEETS', 101), large('LIGHT', 5)])).toEqual([]);
});

it('where what fits is clearly heavier than what lies within the next tolerance, that tolerance is offered, and keeps the load', () => {
  const heavy = { ...row('HEAVY', 100), mass: 112 };
  const offered = (rows: readonly PlainRow[], query: RowQuery = {}) => {
    const answer = searchCatalogue(plainIndex(SEARCH, rows), { filters: { speed: 100, pull: 100 }, ...query });
    return answer.ok ? answer.value.relax : answer.refusal;
  };
  const light = { ...row('LIGHT', 96.6), mass: 31 };
  expect(offered([heavy, light])).toEqual({
    field: 'tolerance',
    part: 'filter',
    value: 0.05,
    tolerance: 0.03,
    rowsGained: 2,
    lightest: 31,
  });
  expect(offered([heavy, { ...light, mass: 100 }])).toBeUndefined();
  expect(offered([heavy, { ...light, reserve: 0.9 }])).toBeUndefined();
  expect(offered([heavy, { ...light, speed: 92 }])).toBeUndefined();
  expect(offered([heavy, light], { filters: { pull: 100 } })).toBeUndefined();
});
