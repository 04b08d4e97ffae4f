import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dueMails, ORDER_MAILS, type OrderNews, untilDigest } from './order-mails.ts';

const DESIGN = readFileSync(join(import.meta.dirname, '..', 'testing', 'transitions.csv'), 'utf8');

test('every mail the design names of orders is there, and no other', () => {
  const named = [...new Set(DESIGN.match(/\b(?:order-(?:placed|confirmed|cancelled|finished)|date-changed)\b/g))];
  // Making an order of a quote is a step of the quote, and names its mail there.
  expect(Object.keys(ORDER_MAILS).sort()).toEqual([...new Set([...named, 'order-placed'])].sort());
});

test.each([
  ['2026-03-10T09:59:00Z', 1],
  ['2026-03-10T10:00:00Z', 24 * 60],
  ['2026-03-10T16:00:00Z', 18 * 60],
])('the digest of %s waits %i minutes for six in the evening in China', (now, minutes) => {
  expect(untilDigest(new Date(now)) / 60_000).toBe(minutes);
});

const news = (told: Partial<OrderNews> & Pick<OrderNews, 'action'>): OrderNews => ({
  ...{ from: 'open', isOfLine: false, reason: '' },
  ...told,
});

test('an order that is cancelled is told of once, and its lines not beside', () => {
  const lines = [news({ action: 'cancel', isOfLine: true }), news({ action: 'cancel', isOfLine: true })];
  expect(dueMails([...lines, news({ action: 'cancel', reason: 'r' })])).toEqual([
    { template: 'order-cancelled', count: 1, reason: 'r' },
  ]);
  expect(dueMails(lines)).toEqual([{ template: 'date-changed', count: 2, reason: '' }]);
});

test('an import is told of where it confirms what was placed', () => {
  expect(dueMails([news({ action: 'import', from: 'placed' })]).map(({ template }) => template)).toEqual([
    'order-confirmed',
  ]);
  expect(dueMails([news({ action: 'import' }), news({ action: 'import', from: null })])).toEqual([]);
});
