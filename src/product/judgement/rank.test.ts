import { expect, it } from 'vitest';
import { isLighter, massStep, type Ranked, rankOf } from './rank.ts';

const A_DRIVE: Ranked = {
  isFrameTooSmall: false,
  isOversized: false,
  massStep: massStep(50, 5),
  hasFourPoles: true,
  speedDeviation: 0.01,
  framesApart: 1,
};

it.each<[string, Partial<Ranked>, Partial<Ranked>]>([
  ['not oversized before lighter', { massStep: massStep(2000, 5) }, { isOversized: true, massStep: massStep(5, 5) }],
  ['oversized before an adapter whose motors are too weak', { isOversized: true }, { isFrameTooSmall: true }],
  ['lighter before four poles', { massStep: massStep(40, 5), hasFourPoles: false }, { massStep: massStep(50, 5) }],
  ['four poles before closer', { speedDeviation: 0.1 }, { hasFourPoles: false, speedDeviation: 0 }],
  ['closer where all else is equal', { speedDeviation: 0.0099 }, { speedDeviation: 0.01 }],
  ['of the frame of the motor where all else is equal', { framesApart: 0 }, { framesApart: 1 }],
  ['closer before the frame of the motor', { framesApart: 99 }, { speedDeviation: 0.010000001, framesApart: 0 }],
  [
    'of known mass before unknown',
    { massStep: massStep(90_000, 5), hasFourPoles: false },
    { massStep: massStep(0, 5) },
  ],
  ['of unknown mass before oversized', { massStep: massStep(0, 5) }, { isOversized: true }],
])('%s', (_, first, second) => {
  expect(rankOf({ ...A_DRIVE, ...first })).toBeLessThan(rankOf({ ...A_DRIVE, ...second }));
});

it('masses within 5 % of the lightest are equal, wherever it lies, and deviations that differ by rounding', () => {
  for (const lightest of [5, 19.3, 50, 51.2, 400]) {
    const steps = [1, 1.02, 1.0499, 1.0501, 1.11, 0.99].map((share) => massStep(share * lightest, lightest));
    expect(steps).toEqual([0, 0, 0, 1, 2, -1]);
  }
  expect(rankOf({ ...A_DRIVE, speedDeviation: 0.01 + 1e-14 })).toBe(rankOf(A_DRIVE));
});

it('a drive is lighter than another by more than counts as equal', () => {
  expect([isLighter(47, 50), isLighter(47.7, 50), isLighter(50, 47)]).toEqual([true, false, false]);
});
