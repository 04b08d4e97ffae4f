import { expect, it } from 'vitest';
import { isRowOf } from './stored-row.ts';

const isRow = isRowOf<{ readonly id: string; readonly mass: number; readonly load: number | null }>({
  id: ['string'],
  mass: ['number'],
  load: ['number', 'null'],
});

it.each<[string, unknown, boolean]>([
  ['a row', { id: 'a', mass: 1, load: 2 }, true],
  ['a row of which nobody knows what may be unknown', { id: 'a', mass: 1, load: null }, true],
  ['one without what is always known', { id: 'a', mass: null, load: 2 }, false],
  ['one without a field', { id: 'a', mass: 1 }, false],
  ['one with a figure that is none', { id: 'a', mass: Number.NaN, load: 2 }, false],
  ['one with a figure as text', { id: 'a', mass: '1', load: 2 }, false],
  ['nothing', null, false],
  ['a text', 'a', false],
])('tells rows from what else was stored: %s', (_title, stored, expected) => {
  expect(isRow(stored)).toBe(expected);
});
