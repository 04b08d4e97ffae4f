import { describe, expect, it } from 'vitest';
import { JRT_ROW_SEARCH } from '#lines/jrt/columns.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { gearLoss, lossBeyond } from './gear-loss.ts';

const row = (figures: Partial<BasicType>) => ({ id: 'one', outputSpeed: 50, ...figures }) as BasicType;
/** 1.5 kW at 50 r/min through a worm and through helical gears. */
const WORM = row({ efficiency: 0.69, outputTorque: (9550 * 1.5 * 0.69) / 50 });
const HELICAL = row({ efficiency: 0.96, outputTorque: (9550 * 1.5 * 0.96) / 50 });

describe('what a gear unit turns into heat', () => {
  it('is what its efficiency leaves of the power of its motor, where no torque is asked for', () => {
    expect(gearLoss(JRT_ROW_SEARCH, WORM, undefined)).toBeCloseTo(1.5 * 0.31, 9);
  });

  it('is worked out at the torque asked for', () => {
    expect(gearLoss(JRT_ROW_SEARCH, WORM, 300)).toBeCloseTo(((300 * 50) / 9550) * (1 / 0.69 - 1), 9);
  });
});

describe('what a less efficient drive costs', () => {
  it('is told in kW at the same load, with both efficiencies', () => {
    const cost = lossBeyond(JRT_ROW_SEARCH, WORM, HELICAL, 300);
    expect(cost).toMatchObject({ own: 0.69, other: 0.96 });
    expect(cost?.more).toBeCloseTo(((300 * 50) / 9550) * (1 / 0.69 - 1 / 0.96), 9);
  });

  it('is nothing to weigh between two and three stages, nor of the most efficient itself', () => {
    const threeStages = row({ efficiency: 0.94, outputTorque: 269 });
    expect(lossBeyond(JRT_ROW_SEARCH, threeStages, HELICAL, 300)).toBeUndefined();
    expect(lossBeyond(JRT_ROW_SEARCH, HELICAL, HELICAL, 300)).toBeUndefined();
  });
});
