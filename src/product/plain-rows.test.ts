import { expect, it } from 'vitest';
import type { RowSearchDef } from './column.ts';
import { plainIndex } from './plain-rows.ts';

const SEARCH = {
  columns: [
    { id: 'size', kind: 'code', ask: { kind: 'one-of' } },
    { id: 'load', kind: 'number', ask: { kind: 'reading' } },
    { id: 'reserve', kind: 'number', ask: { kind: 'at-least', assumed: 1, nearFrom: 0.8 } },
  ],
  tolerance: { found: 0.05, max: 0.1 },
  sorted: [],
  ranged: [],
  relaxed: [],
  enquired: [],
  rowVariables: ['size'],
  derivedVariables: [],
  shown: [],
  shownNear: [],
  offered: [],
  card: [[], []],
} satisfies RowSearchDef;

const ROWS = ['1', '2', '3', '3'].map((size, place) => ({ id: `row-${place}`, size, load: 0, reserve: Number(size) }));

it('a search works out none of the rows that differ in what no reading changes', () => {
  const read: string[] = [];
  const index = plainIndex(SEARCH, ROWS, {
    readAlike: ['size'],
    readingFor: () => ({
      read(row) {
        read.push(row.id);
        return { ...row, reserve: row.reserve / 2 };
      },
    }),
  });
  const plan = index.plan({ filters: { size: '3', load: 2 } });
  if (!plan.ok) throw new Error('What is asked is sound');
  const seen: (readonly [number, number])[] = [];
  plan.value.scan(({ row, reserve }) => seen.push([row, reserve]));
  expect(seen).toEqual([
    [2, 1.5],
    [3, 1.5],
  ]);
  expect(read).toEqual(['row-2', 'row-3']);
  expect(plan.value.seen(0)).toBeUndefined();
});
