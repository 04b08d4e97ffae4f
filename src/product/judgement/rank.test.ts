import { expect, it } from 'vitest';
import { massStep, type Ranked, rankOf } from './rank.ts';

const A_DRIVE: Ranked = { isOversized: false, massStep: massStep(50), hasFourPoles: true, speedDeviation: 0.01 };

it.each<[string, Partial<Ranked>, Partial<Ranked>]>([
  ['not oversized before lighter', { massStep: massStep(2000) }, { isOversized: true, massStep: massStep(5) }],
  ['lighter before four poles', { massStep: massStep(40), hasFourPoles: false }, { massStep: massStep(50) }],
  ['four poles before closer', { speedDeviation: 0.1 }, { hasFourPoles: false, speedDeviation: 0 }],
  ['closer where all else is equal', { speedDeviation: 0.0099 }, { speedDeviation: 0.01 }],
  ['of known mass before unknown', { massStep: massStep(90_000), hasFourPoles: false }, { massStep: massStep(0) }],
  ['of unknown mass before oversized', { massStep: massStep(0) }, { isOversized: true }],
])('%s', (_, first, second) => {
  expect(rankOf({ ...A_DRIVE, ...first })).toBeLessThan(rankOf({ ...A_DRIVE, ...second }));
});

it('masses within a step of 5 % are equal, and deviations that differ by rounding', () => {
  expect([massStep(51), massStep(52)]).toEqual([massStep(50.6), massStep(51.2)]);
  expect(massStep(1.05 ** 7)).toBe(7);
  expect(massStep(0.9)).toBe(-3);
  expect(rankOf({ ...A_DRIVE, speedDeviation: 0.01 + 1e-14 })).toBe(rankOf(A_DRIVE));
});
