import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { approvalReasons, type JudgedLine, type JudgedOffer, lineBelowStop, marginOf } from './approval-reasons.ts';
import { canonicalJson } from './canonical-json.ts';
import { quoteNumber, serialIn } from './quote-number.ts';
import { netOf } from './quote-sums.ts';

test('a quote is named by the month of the provider and its serial number', () => {
  expect(quoteNumber(42, new Date('2026-11-30T15:59:59Z'))).toBe('QT2611-00042');
  expect(quoteNumber(43, new Date('2026-11-30T16:00:00Z'))).toBe('QT2612-00043');
  expect(quoteNumber(123_456, new Date('2026-11-01T00:00:00Z'))).toBe('QT2611-123456');
  expect(['QT2611-00042', 'qt2611-42', '42', 'QT', '9F2C-81D0'].map((text) => serialIn(text))).toEqual([
    42,
    42,
    42,
    undefined,
    undefined,
  ]);
});

test('the text of a body is one, whoever writes it', () => {
  const text = '{"a":[1,"é",null],"b":{"x":true,"y":2}}';
  expect(canonicalJson({ b: { y: 2, x: true }, a: [1, 'é', null] })).toBe(text);
  expect(() => canonicalJson({ price: 1.5 })).toThrow(RangeError);
});

test('a quote is the sum of its lines, exact beyond what a float counts', () => {
  const lines = [
    { quantity: 9999, unit: 90_071_992_547 },
    { quantity: 3, unit: null },
    { quantity: 12, unit: 537_100 },
  ];
  expect(netOf(lines, 'CNY').minor).toBe(9999 * 90_071_992_547 + 6_445_200);
});

const BANDS = { discountBand: 500, marginFloor: 1800, marginStop: 500, amountBand: money(50_000_000, 'CNY') };
const LINE: JudgedLine = {
  lineNo: 1,
  quantity: 1,
  unit: 100_000,
  computed: 100_000,
  isByHand: false,
  manual: null,
  cost: 70_000,
};
const AGREED = { payment: '30 days', incoterm: 'EXW' };
const offer = (changes: Partial<JudgedLine> = {}, rest: Partial<JudgedOffer> = {}): JudgedOffer => ({
  ...{ currency: 'CNY', lines: [{ ...LINE, ...changes }], charges: [], terms: AGREED, agreed: AGREED, validDays: 30 },
  ...rest,
});
const told = (asked: JudgedOffer) => approvalReasons(asked, BANDS).map(({ reason }) => reason);

describe('a second person is asked', () => {
  test('never about what the list says, even below the floor or large', () => {
    expect(told(offer({ cost: 94_000, quantity: 900 }))).toEqual([]);
  });

  test('for a discount by hand beyond the band, not for one on it', () => {
    expect(told(offer({ isByHand: true, unit: 95_000 }))).toEqual([]);
    expect(told(offer({ isByHand: true, unit: 94_900 }))).toEqual(['discount']);
    // A fen beyond it: 5.0003 %.
    expect(told(offer({ isByHand: true, computed: 333_800, unit: 317_109, cost: null }))).toEqual(['discount']);
    expect(told(offer({ isByHand: true, computed: 333_800, unit: 317_110, cost: null }))).toEqual([]);
  });

  test('for a discount as it was given, whatever the steps of prices and agreements made of it', () => {
    const discounted = { isByHand: true, computed: 276_200, cost: null };
    expect(told(offer({ ...discounted, manual: 500, unit: 262_300 }))).toEqual([]);
    expect(told(offer({ ...discounted, manual: 501, unit: 262_400 }))).toEqual(['discount']);
    expect(told(offer({ ...discounted, manual: 950, unit: 270_000 }))).toEqual(['discount']);
  });

  test('for a margin below the floor on a changed line', () => {
    expect(told(offer({ isByHand: true, unit: 98_000, cost: 80_360 }))).toEqual([]);
    expect(told(offer({ isByHand: true, unit: 98_000, cost: 80_400 }))).toEqual(['margin']);
  });

  test('for a large amount with a price by hand', () => {
    expect(told(offer({ isByHand: true, unit: 99_000, quantity: 505 }))).toEqual([]);
    expect(told(offer({ isByHand: true, unit: 99_000, quantity: 506 }))).toEqual(['amount']);
  });

  test('for a price the list does not have, other terms, and a long validity', () => {
    expect(told(offer({ isByHand: true, computed: null, cost: null }))).toEqual(['on-request']);
    expect(told(offer({}, { terms: { ...AGREED, payment: '90 days' } }))).toEqual(['terms']);
    expect([90, 91].map((validDays) => told(offer({}, { validDays })))).toEqual([[], ['validity']]);
  });

  test('not about a line that is not offered', () => {
    expect(told(offer({ isByHand: true, unit: null, computed: null }))).toEqual([]);
  });
});

test('nobody offers a line below the stop', () => {
  expect(lineBelowStop(offer({ cost: 95_000 }), BANDS)).toBeUndefined();
  expect(lineBelowStop(offer({ cost: 95_010 }), BANDS)).toBe(1);
  expect(marginOf({ unit: 100_000, cost: null }, 'CNY')).toBeUndefined();
});
