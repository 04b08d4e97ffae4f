import { describe, expect, test } from 'vitest';
import { exampleOf } from '#modules/sizing/domain/testing/examples.ts';
import { figureIn, figuresFrom, sized } from '#modules/sizing/domain/testing/sized.ts';

const { inputs } = exampleOf('HOIST-1');

describe('a hoist', () => {
  test('takes at the motor what the load gains, over its efficiencies; lowering gives it back times them', () => {
    const next = figuresFrom(5);
    for (let run = 0; run < 100; run++) {
      const typed = { ...inputs, m_L: 100 + 9000 * next(), r: 1 + Math.floor(8 * next()), v: 0.02 + 0.3 * next() };
      const hoist = sized('hoist', typed);
      const gain = ((typed.m_L + 200) * 9.81 * typed.v) / 1000;
      const efficiency = figureIn(hoist, 'eta_r') * 0.970299;
      expect(figureIn(hoist, 'P_st') / (gain / efficiency)).toBeCloseTo(1, 3);
      expect(figureIn(hoist, 'P_gen')).toBeCloseTo(gain * efficiency, 9);
    }
  });

  test('has no losses in sheaves that lose nothing', () => {
    expect(sized('hoist', { ...inputs, eta_s: 1 }).values.eta_r).toBe(1);
  });

  test('needs a brake, whatever its gear unit does', () => {
    const { checks } = sized('hoist', { ...inputs, eta_G: 0.4 });
    expect(checks).toMatchObject([{ id: 'hoist-brake', level: 'info' }]);
    expect(checks[0]?.text.en).toContain('self-locking never replaces it');
  });

  test('of persons ends in an enquiry', () => {
    const { checks } = sized('hoist', { ...inputs, persons: true });
    expect(checks).toContainEqual(expect.objectContaining({ id: 'persons', level: 'enquire' }));
  });
});
