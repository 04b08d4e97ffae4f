import { describe, expect, test } from 'vitest';
import { exampleOf } from '#modules/sizing/domain/testing/examples.ts';
import { sized } from '#modules/sizing/domain/testing/sized.ts';
import { demandOf } from './need-of.ts';

const HOIST = exampleOf('HOIST-1').inputs;

describe('drives (issue 18)', () => {
  test('are withheld where persons are lifted', () => {
    expect(demandOf(sized('hoist', HOIST))).toBeDefined();
    expect(demandOf(sized('hoist', { ...HOIST, persons: true }))).toBeUndefined();
  });

  test('are withheld where nothing could make the machine work', () => {
    const climbing = { m_0: 10_000, m_L: 5000, alpha: 5, x_d: 0.25 };
    expect(demandOf(sized('travelling_drive', climbing))).toBeUndefined();
    expect(demandOf(sized('travelling_drive', { ...climbing, x_d: 1 }))).toBeDefined();
    expect(demandOf(sized('bucket_elevator', { ...exampleOf('ELEV-1').inputs, stop: 'nothing' }))).toBeUndefined();
  });
});
