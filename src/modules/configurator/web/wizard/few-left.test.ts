import { expect, it } from 'vitest';
import type { RowPage } from '#modules/catalogue/contract.ts';
import { withFewLeft } from './few-left.ts';

const EMPTY: RowPage = {
  total: 0,
  rows: [],
  nearMisses: [],
  nearMissTotal: 0,
  next: null,
  relax: null,
  enquire: [],
  oversizedTotal: 0,
  frameTooSmallTotal: 0,
  picks: [],
  verdicts: [],
};
const rowsOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ id: String(from + index) }));
const page = (total: number, oversizedTotal = 0): RowPage => {
  return { ...EMPTY, total, oversizedTotal, rows: rowsOf(0, 20), next: total > 20 ? 'cursor' : null };
};

async function shownOf(first: RowPage) {
  const asked: number[] = [];
  const { rows, next } = await withFewLeft(first, async (_cursor, pageSize) => {
    asked.push(pageSize);
    const end = 20 + pageSize;
    return { ...EMPTY, total: first.total, rows: rowsOf(20, end), next: end < first.total ? 'more' : null };
  });
  return { shown: rows.length, next, asked };
}

it.each([
  ['20 of 21: the last one', page(21), { shown: 21, next: null, asked: [1] }],
  [
    '20 of 21 that fit, with larger ones behind: the last that fits',
    page(80, 59),
    { shown: 21, next: 'more', asked: [1] },
  ],
  ['20 of 40: none', page(40), { shown: 20, next: 'cursor', asked: [] }],
  ['20 of 20: none', page(20), { shown: 20, next: null, asked: [] }],
])('shows with the first page of %s', async (_title, first, expected) => {
  expect(await shownOf(first)).toEqual(expected);
});
