import { afterEach, expect, test, vi } from 'vitest';
import { sampleOf } from './sample.ts';

const CASES = [...'abcdefghij'];

afterEach(() => void vi.unstubAllEnvs());

function on(day: number, turn = 0, part = ''): readonly string[] {
  vi.stubEnv('TEST_SEED', String(day));
  vi.stubEnv('TEST_PART', part);
  return sampleOf(CASES, 3, turn);
}

test('as many days as there are parts bring every case once', () => {
  const days = [20_000, 20_001, 20_002].map((day) => on(day));
  expect(days.flat().sort()).toEqual(CASES);
  for (const cases of days) expect(cases.length).toBeGreaterThanOrEqual(3);
});

test('the same day brings the same cases, and other ones on another turn', () => {
  expect(on(20_000)).toEqual(on(20_000));
  expect(on(20_000, 1)).toEqual(on(20_001));
});

test('the long run takes all', () => {
  expect(on(20_000, 0, 'long')).toEqual(CASES);
});
