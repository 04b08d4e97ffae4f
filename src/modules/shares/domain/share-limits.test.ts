import { expect, test } from 'vitest';
import { daysLater, isExpiry, MOST_DAYS, usualExpiry } from './share-limits.ts';

const NOW = new Date('2027-03-01T08:00:00Z');

test('a link opens for thirty days unless somebody says otherwise', () => {
  expect(usualExpiry(NOW)).toEqual(new Date('2027-03-31T08:00:00Z'));
});

test.each([
  ['a moment that has passed', new Date(NOW.getTime() - 1), false],
  ['this very moment', NOW, false],
  ['a minute from now', new Date(NOW.getTime() + 60_000), true],
  ['a year from now', daysLater(NOW, MOST_DAYS), true],
  ['a year from now by a clock that is ahead', new Date(daysLater(NOW, MOST_DAYS).getTime() + 60_000), true],
  ['a day more than a year from now', daysLater(NOW, MOST_DAYS + 1), false],
])('it may expire at %s: %s', (_what, expiresAt, expected) => {
  expect(isExpiry(expiresAt, NOW)).toBe(expected);
});
