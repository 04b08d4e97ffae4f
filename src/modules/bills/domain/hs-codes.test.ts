import { expect, test } from 'vitest';
import { GOODS_KINDS } from './goods.ts';
import { HS_HEADINGS, hsSeed } from './hs-codes.ts';

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
  expect(hsSeed(kind, power)).toBe(code);
});

test('a code stands in the heading of its kind', () => {
  for (const kind of GOODS_KINDS)
    expect(hsSeed(kind, 1500)?.startsWith(HS_HEADINGS[kind] ?? '-') ?? kind === 'part').toBe(true);
});
