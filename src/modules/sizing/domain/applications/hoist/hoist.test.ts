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

describe('a hoist with a counterweight (issue 18)', () => {
  const weighed = { m_L: 1000, m_0: 500, m_CW: 1200, v: 0.15, D: 350, r: 2, eta_L: 0.95 };
  const rulingIn = (more: object) => sized('hoist', { ...weighed, ...more }).steps.find(({ id }) => id === 'm_x')?.name;

  test('is sized for the empty hook where that pulls harder than the full load', () => {
    const hoist = sized('hoist', weighed);
    expect(figureIn(hoist, 'M_m')).toBeCloseTo((700 * 9.81 * 0.35) / (4 * figureIn(hoist, 'eta_r')), 6);
    expect(figureIn(hoist, 'M_Breq')).toBeCloseTo(2 * 6.782, 2);
    expect(rulingIn({})).toMatchObject({
      zh: expect.stringContaining('空钩'),
      en: expect.stringContaining('empty hook'),
    });
    expect(hoist.checks).toContainEqual(
      expect.objectContaining({ id: 'hoist-empty', level: 'info', have: 700, need: 300 }),
    );
  });

  test('that balances the full load still has a torque: that of the empty hook', () => {
    expect(figureIn(sized('hoist', { ...weighed, m_CW: 1500 }), 'M_2')).toBeGreaterThan(900);
  });

  test('is sized for the full load where that pulls harder, and says so', () => {
    expect(rulingIn({ m_CW: 900 })?.en).toContain('full load');
    expect(sized('hoist', { ...weighed, m_CW: 900 }).checks.map(({ id }) => id)).toEqual(['hoist-brake']);
  });

  test('is sized for the worse of both, whatever it weighs', () => {
    const next = figuresFrom(6);
    for (let run = 0; run < 100; run++) {
      const typed = { ...weighed, m_L: 10 + 5000 * next(), m_CW: 6000 * next() };
      const hoist = sized('hoist', typed);
      const worse = Math.max(Math.abs(typed.m_L + 500 - typed.m_CW), Math.abs(500 - typed.m_CW));
      expect(figureIn(hoist, 'M_h0')).toBeCloseTo((worse * 9.81 * 0.15 * 9.55) / 1450, 9);
      expect(figureIn(hoist, 'P_gen')).toBeGreaterThan(0);
    }
  });
});
