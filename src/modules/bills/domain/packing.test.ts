import { describe, expect, test } from 'vitest';
import {
  cubicMetres,
  grossOfPackage,
  kilograms,
  type PackageSize,
  packedSums,
  sizeText,
  volumeOfPackage,
  wronglyPacked,
} from './packing.ts';

const CASE: PackageSize = { lengthMm: 800, widthMm: 600, heightMm: 500, tareG: 12_000, weighedG: null };

describe('what a package weighs', () => {
  test('is its contents and its tare', () => {
    expect(grossOfPackage(CASE, 84_300)).toBe(96_300);
  });

  test('is what the scales say where it was weighed', () => {
    expect(grossOfPackage({ ...CASE, weighedG: 97_000 }, 84_300)).toBe(97_000);
  });
});

describe('the volume of a package', () => {
  test.each([
    ['rounded down', [333, 333, 333], '0.037'],
    ['half rounded up', [500, 100, 50], '0.003'],
    ['exact', [800, 600, 500], '0.240'],
    ['of nothing', [0, 600, 500], '0.000'],
    ['large', [12_000, 2400, 2600], '74.880'],
  ] as const)('%s', (_what, [lengthMm, widthMm, heightMm], expected) => {
    expect(cubicMetres(volumeOfPackage({ ...CASE, lengthMm, widthMm, heightMm }))).toBe(expected);
  });
});

describe('what packages come to', () => {
  test('are grams summed exactly, and volumes as each is rounded', () => {
    const size = { ...CASE, lengthMm: 333, widthMm: 333, heightMm: 333 };
    const one = { size, contents: [{ quantity: 3, netEachG: 14_116 }] };
    expect(packedSums([one, one, one])).toEqual({ netG: 127_044, grossG: 163_044, volumeL: 111 });
  });

  test('is nothing without packages', () => {
    expect(packedSums([])).toEqual({ netG: 0, grossG: 0, volumeL: 0 });
  });
});

describe('kilograms', () => {
  test.each([
    [0, '0.0'],
    [49, '0.0'],
    [50, '0.1'],
    [127_044, '127.0'],
    [127_050, '127.1'],
    [1_250_000, '1250.0'],
  ])('%i g are %s', (grams, text) => {
    expect(kilograms(grams)).toBe(text);
  });
});

describe('the contents of packages', () => {
  const lines = [
    { lineNo: 1, quantity: 12 },
    { lineNo: 2, quantity: 4 },
  ];
  const holding = (...contents: (readonly [lineNo: number, quantity: number])[]) => ({
    contents: contents.map(([lineNo, quantity]) => ({ lineNo, quantity })),
  });

  test('may share a line among packages', () => {
    expect(wronglyPacked(lines, [holding([1, 8]), holding([1, 4], [2, 4])])).toEqual([]);
  });

  test.each([
    ['a piece too few', [holding([1, 11], [2, 4])], { lineNo: 1, quantity: 12, packed: 11 }],
    ['a line left out', [holding([1, 12])], { lineNo: 2, quantity: 4, packed: 0 }],
    ['a line there is not', [holding([1, 12], [2, 4], [3, 1])], { lineNo: 3, quantity: 0, packed: 1 }],
  ])('are told by line: %s', (_what, packages, expected) => {
    expect(wronglyPacked(lines, packages)).toEqual([expected]);
  });
});

test('sides are told in millimetres', () => {
  expect(sizeText(CASE)).toBe('800 × 600 × 500 mm');
});
