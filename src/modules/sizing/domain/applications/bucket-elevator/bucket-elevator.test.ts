import { describe, expect, test } from 'vitest';
import { exampleOf } from '#modules/sizing/domain/testing/examples.ts';
import { figureIn, figuresFrom, sized } from '#modules/sizing/domain/testing/sized.ts';

const { inputs } = exampleOf('ELEV-1');

describe('a bucket elevator', () => {
  test('takes what lifting takes and its factor more, and holds the full side', () => {
    const next = figuresFrom(10);
    for (let run = 0; run < 100; run++) {
      const typed = { ...inputs, I_m: 1 + 200 * next(), H: 5 + 40 * next(), H_0: 0, k_e: 1, v: 0.3 + 2 * next() };
      const elevator = sized('bucket_elevator', typed);
      const lift = ((typed.I_m / 3.6) * 9.81 * typed.H) / 1000;
      expect(figureIn(elevator, 'P_m')).toBeCloseTo(lift, 9);
      expect(figureIn(elevator, 'M_m')).toBeCloseTo(figureIn(elevator, 'M_back'), 6);
    }
  });

  test('moves as much as its buckets hold', () => {
    const { I_m: _, ...open } = inputs;
    const elevator = sized('bucket_elevator', { ...open, by: 'bucket', V_b: 4, phi: 0.75, rho: 0.8, a_b: 0.4 });
    const bucketsAnHour = (1.3 / 0.4) * 3600;
    expect(figureIn(elevator, 'I_m')).toBeCloseTo((bucketsAnHour * 4 * 0.75 * 0.8) / 1000, 9);
  });

  test('that nothing holds is blocked', () => {
    const { checks } = sized('bucket_elevator', { ...inputs, stop: 'nothing' });
    expect(checks).toMatchObject([{ id: 'elevator-runs-back', level: 'block' }]);
    expect(sized('bucket_elevator', inputs).checks).toMatchObject([{ id: 'runs-back', level: 'info' }]);
  });
});
