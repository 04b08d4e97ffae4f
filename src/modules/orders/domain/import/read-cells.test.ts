import { describe, expect, test } from 'vitest';
import { columnsOf } from './import-columns.ts';
import { readCount, readDay, readItem, readMoment, readPrice, readYes } from './read-cells.ts';
import { contentOf } from './read-row.ts';
import { readSerials } from './serial-list.ts';

test.each([
  ['3', 3],
  ['3.0', 3],
  ['0', 0],
  ['-1', undefined],
  ['1e3', undefined],
  ['1000000', undefined],
])('%s pieces are %s', (text, count) => expect(readCount(text)).toBe(count));

test.each([
  ['000010', 10],
  ['10', 10],
  ['0', undefined],
  ['12345678', undefined],
])('item %s is %s', (text, item) => expect(readItem(text)).toBe(item));

test.each([
  ['4125.00', '4125'],
  ['1,234.50', '1234.5'],
  ['0.1', '0.1'],
  ['12,34', undefined],
  ['-5', undefined],
])('price %s is %s', (text, price) => expect(readPrice(text)).toBe(price));

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026/1/5', '2026-01-05'],
  ['20261121', '2026-11-21'],
  ['2026-11-21T00:00:00.000Z', '2026-11-21'],
  ['2026-02-29', undefined],
  ['21.11.2026', undefined],
])('day %s is %s', (text, day) => expect(readDay(text)).toBe(day));

test.each([
  ['2026-11-21T15:30:00Z', '2026-11-21T15:30:00.000Z'],
  ['2026-11-21 15:30', '2026-11-21T07:30:00.000Z'],
  ['2026-11-21T15:30:10+0100', '2026-11-21T14:30:10.000Z'],
  ['2026-11-21', '2026-11-20T16:00:00.000Z'],
  ['2026-11-21 25:00', undefined],
])('moment %s is %s', (text, moment) => expect(readMoment(text)).toBe(moment));

test('yes and no are read as ERP systems write them', () => {
  expect([readYes('X'), readYes('是'), readYes('False'), readYes('不含税'), readYes('maybe')]).toEqual([
    ...[true, true, false, false, undefined],
  ]);
});

describe('numbers of machines', () => {
  test.each([
    ['A100..A103', ['A100', 'A101', 'A102', 'A103']],
    ['A098..A101;B7', ['A098', 'A099', 'A100', 'A101', 'B7']],
    [' 7 ; 7 ', ['7']],
  ])('%s', (text, numbers) => expect(readSerials(text)).toEqual(numbers));

  test.each(['', ';', 'A2..A1', 'A1..B2', 'A1..A10', 'A1..A2..A3', 'A..B', 'A0001..A9999', 'x'.repeat(61)])(
    '%s is no list of them',
    (text) => expect(readSerials(text)).toBeUndefined(),
  );
});

describe('the headings of a file', () => {
  test('are keys or words of either language, in any order', () => {
    expect(columnsOf(['itemNo', 'SAP 订单号', 'quantity', 'Unit price'])).toEqual({
      ok: true,
      columns: ['itemNo', 'sapOrderNo', 'quantity', 'unitPrice'],
      hasReason: false,
    });
  });

  test('that are not known, stand twice or are missing are named', () => {
    expect(columnsOf(['itemNo', 'colour', 'itemno'])).toEqual({
      ok: false,
      unknown: ['colour', 'itemno'],
      missing: ['sapOrderNo'],
    });
  });
});

test('the same contents are the same text, whenever and why they were sent', () => {
  const cells = { sapOrderNo: '1', itemNo: '10', quantity: '3' };
  expect(contentOf({ ...cells, exportedAt: '2026-11-21', changeReason: 'x' })).toBe(contentOf(cells));
  expect(contentOf({ ...cells, quantity: '4' })).not.toBe(contentOf(cells));
});
