import { expect, test } from 'vitest';
import { isMissed } from '../measure.ts';
import { figuresOf } from './against.ts';
import type { Sample } from './measures.ts';

const ROUND: Sample = {
  search: 10,
  lookUp: 1,
  relation: 5,
  wizardChange: 40,
  lcp: 900,
  usable: 800,
  weight: 100_000,
};
const missed = (after: readonly Sample[]) =>
  figuresOf([ROUND, ROUND, ROUND], after)
    .filter(isMissed)
    .map(({ name }) => name);

test.each<[string, Partial<Sample>, string[]]>([
  ['the same keeps every promise', {}, []],
  ['a tenth slower keeps it', { search: 10.9 }, []],
  ['more than a tenth slower misses it', { search: 11.2 }, ['search p50']],
  ['a heavier first page misses it', { weight: 100_300 }, ['first page: HTML, CSS and JS until usable']],
  ['what could not be measured keeps none', { lookUp: Number.NaN }, ['look-up p50']],
])('%s', (_, changes, names) => {
  const round = { ...ROUND, ...changes };
  expect(missed([round, round, round])).toEqual(names);
});

test('one round that somebody disturbed says nothing', () => {
  expect(missed([ROUND, { ...ROUND, search: 1000, wizardChange: 1000 }, ROUND])).toEqual([]);
});
