import { expect, test } from 'vitest';
import { type Figure, isMissed, missedWithoutExcuse } from './measure.ts';

const figure = (changes: Partial<Figure>): Figure => ({ name: 'a figure', value: 10, unit: 'ms', ...changes });

test.each<[Partial<Figure>, boolean]>([
  [{}, false],
  [{ most: 10 }, false],
  [{ most: 9 }, true],
  [{ least: 10 }, false],
  [{ least: 11 }, true],
  [{ most: 9, value: Number.NaN }, true],
  [{ least: 9, value: Number.NaN }, true],
])('a promise is missed by what is beyond it, and by what could not be measured: %j', (changes, missed) => {
  expect(isMissed(figure(changes))).toBe(missed);
});

test('a bench run fails by every promise that is missed without an excuse', () => {
  const figures = [
    figure({ name: 'kept', most: 10 }),
    figure({ name: 'excused', most: 9, excuse: 'known' }),
    figure({ name: 'missed', most: 9 }),
  ];
  expect(missedWithoutExcuse(figures).map(({ name }) => name)).toEqual(['missed']);
});
