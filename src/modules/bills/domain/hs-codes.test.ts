import { expect, test } from 'vitest';
import { GOODS_KINDS } from './goods.ts';
import { headingsOf, hsCodesWith, hsSeed, refusalOfHsCode, STANDARD_HS_CODES } from './hs-codes.ts';

test.each([
  ['geared-motor', 750, '850151'],
  ['geared-motor', 751, '850152'],
  ['geared-motor', 75_000, '850152'],
  ['motor', 90_000, '850153'],
  ['geared-motor', null, undefined],
  ['gear-unit', null, '848340'],
  ['inverter', 5500, '850440'],
  ['part', null, undefined],
] as const)('a %s of %s W begins with %s', (kind, power, code) => {
  expect(hsSeed(STANDARD_HS_CODES, kind, power)).toBe(code);
});

test.each([
  ['geared-motor', '8501520000', '2026-11-29', undefined],
  ['geared-motor', '850140', '2026-11-29', undefined],
  ['geared-motor', '848340', '2026-11-29', 'bill.hs-kind'],
  ['motor', '850161', '2026-11-29', 'bill.hs-kind'],
  ['gear-unit', '8483409000', '2026-11-29', undefined],
  ['gear-unit', '850152', '2026-11-29', 'bill.hs-kind'],
  ['inverter', '850440', '2026-11-29', undefined],
  ['inverter', '850431', '2026-11-29', 'bill.hs-kind'],
  ['gear-unit', '000000', '2026-11-29', 'bill.hs-chapter'],
  ['gear-unit', '770000', '2026-11-29', 'bill.hs-chapter'],
  ['gear-unit', '980000', '2026-11-29', 'bill.hs-chapter'],
  ['gear-unit', '999999', '2026-11-29', 'bill.hs-chapter'],
  ['gear-unit', '848340', '2026-11-30', 'bill.hs-date'],
] as const)('a %s of %s, by a source of %s, is answered with %s (issue 17)', (goodsKind, code, sourceDate, refusal) => {
  expect(refusalOfHsCode({ goodsKind, code, sourceDate }, '2026-11-29')).toBe(refusal);
});

test('motors are one heading whatever their power, parts none', () => {
  expect(GOODS_KINDS.map((kind) => [kind, ...headingsOf(STANDARD_HS_CODES, kind)])).toEqual([
    ['geared-motor', '8501'],
    ['gear-unit', '8483'],
    ['motor', '8501'],
    ['inverter', '8504'],
    ['part'],
  ]);
});

test('what the provider has said stands for what the portal comes with, and for nothing else', () => {
  const said = { goodsKind: 'motor', upToW: 75_000, code: '8501520000', source: 'CN 2026', isConfirmed: true } as const;
  const codes = hsCodesWith([{ ...said, sourceDate: '2026-01-01' }]);
  expect(codes).toHaveLength(STANDARD_HS_CODES.length);
  expect([500, 1500, 90_000].map((power) => hsSeed(codes, 'motor', power))).toEqual(['850151', '8501520000', '850153']);
  expect(hsSeed(codes, 'geared-motor', 1500)).toBe('850152');
  expect(headingsOf(codes, 'motor')).toEqual(['8501']);
});
