import type { DoubleWorm } from '#lines/jrw/source/parts.ts';
import { type RatedWorm, REFERENCE_SPEED, type SpeedPoint, speedExponent } from './speed-points.ts';

/** Where a rating comes from: a table, between two figures of tables, or the law of the line ("computed"). */
export const RATING_ORIGINS = ['printed', 'interpolated', 'computed'] as const;
export type RatingOrigin = (typeof RATING_ORIGINS)[number];

/** What a unit carries at an input speed. */
export interface Rating {
  /** Nm at a service factor of 1. */
  readonly torque: number;
  /** 0 to 1. */
  readonly efficiency: number;
  readonly origin: RatingOrigin;
}

/** Input speeds a single unit is rated for, r/min: 6-pole motors of the smallest frames to 2-pole motors at 50 Hz. */
export const INPUT_SPEED = { min: 800, max: 3000 } as const;
/** Those of a double unit: it is rated for 4-pole motors at 50 Hz alone, for its table has no other speed. */
export const DOUBLE_INPUT_SPEED = { min: 1300, max: 1500 } as const;

/**
 * What a single unit carries at an input speed, undefined where it is rated for no such speed. Between 900, 1400 and 2800
 * r/min torque and efficiency are interpolated over the logarithm of the speed. Below 900 the figures of 900 stand; above
 * 2800 the torque goes on by the law.
 */
export function ratingAt({ worm, points }: RatedWorm, inputSpeed: number): Rating | undefined {
  if (inputSpeed < INPUT_SPEED.min || inputSpeed > INPUT_SPEED.max) return undefined;
  const [slow, printed, fast] = points;
  if (inputSpeed <= slow.inputSpeed) return { ...atPoint(slow), origin: originOf(inputSpeed, slow) };
  if (inputSpeed > fast.inputSpeed) {
    const share = (fast.inputSpeed / inputSpeed) ** speedExponent(worm.ratio, 2800);
    return { torque: fast.torque * share, efficiency: fast.efficiency, origin: 'computed' };
  }
  if (inputSpeed === printed.inputSpeed) return { ...atPoint(printed), origin: 'printed' };
  if (inputSpeed === fast.inputSpeed) return { ...atPoint(fast), origin: originOf(inputSpeed, fast) };
  const [below, above] = inputSpeed < printed.inputSpeed ? [slow, printed] : [printed, fast];
  return between(below, above, inputSpeed);
}

/**
 * What a double unit carries at the speed of a 4-pole motor: the printed torque, above 1400 r/min less by the law of its
 * first unit; never more than printed.
 */
export function doubleRatingAt(double: DoubleWorm, inputSpeed: number): Rating | undefined {
  if (inputSpeed < DOUBLE_INPUT_SPEED.min || inputSpeed > DOUBLE_INPUT_SPEED.max) return undefined;
  const { torque, efficiency, firstRatio } = double;
  const share = Math.min(1, (REFERENCE_SPEED / inputSpeed) ** speedExponent(firstRatio, 2800));
  return { torque: torque * share, efficiency, origin: inputSpeed === REFERENCE_SPEED ? 'printed' : 'computed' };
}

function atPoint({ torque, efficiency }: SpeedPoint) {
  return { torque, efficiency };
}

function originOf(inputSpeed: number, point: SpeedPoint): RatingOrigin {
  return point.isPrinted && inputSpeed === point.inputSpeed ? 'printed' : 'computed';
}

function between(below: SpeedPoint, above: SpeedPoint, inputSpeed: number): Rating {
  const share = Math.log(inputSpeed / below.inputSpeed) / Math.log(above.inputSpeed / below.inputSpeed);
  const at = (figure: 'torque' | 'efficiency') => below[figure] + share * (above[figure] - below[figure]);
  return {
    torque: at('torque'),
    efficiency: at('efficiency'),
    origin: below.isPrinted && above.isPrinted ? 'interpolated' : 'computed',
  };
}
