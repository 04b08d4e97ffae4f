import type { Rating, SpeedPoint } from '#lines/jrh/source/parts.ts';

/** The input speeds units are offered for, r/min: those ratings are printed for, and whatever lies between. */
export const INPUT_SPEED = { min: 300, max: 1400 } as const;
/** What larger 4-pole motors run at on 50 Hz, r/min: faster than any rating. */
export const MAINS_SPEED = 1485;

/** Where a rating comes from: a printed speed, or between two of them. */
export type RatingOrigin = 'printed' | 'interpolated';

/** What a ratio carries at an input speed. */
export interface RatingAtSpeed {
  /** T2, Nm. */
  readonly torque: number;
  /** Pth, kW, at 20 °C in continuous duty; null where the unit may not run with that cooling, or nothing is printed of it. */
  readonly thermalPower: number | null;
  readonly thermalPowerWithFan: number | null;
  /** FR2, N: between two speeds the lower figure. */
  readonly radialLoad: number | null;
  readonly origin: RatingOrigin;
}

/**
 * What a ratio carries at an input speed: torque and thermal power are interpolated over the logarithm of the speed
 * (README of the lines, §3); undefined outside the speeds it is printed for, for nothing is carried on beyond them. Where one
 * of two neighbours has no thermal power, there is none between them.
 */
export function ratingAt({ points }: Pick<Rating, 'points'>, inputSpeed: number): RatingAtSpeed | undefined {
  const printed = points.find((point) => point.inputSpeed === inputSpeed);
  if (printed !== undefined)
    return { ...figuresOf(printed), radialLoad: radialLoadAt(points, inputSpeed), origin: 'printed' };
  const above = points.findLast((point) => point.inputSpeed > inputSpeed);
  const below = points.find((point) => point.inputSpeed < inputSpeed);
  if (above === undefined || below === undefined) return undefined;
  const share = Math.log(inputSpeed / below.inputSpeed) / Math.log(above.inputSpeed / below.inputSpeed);
  const at = (figure: 'thermalPower' | 'thermalPowerWithFan') => between(below[figure], above[figure], share);
  return {
    torque: below.torque + share * (above.torque - below.torque),
    thermalPower: at('thermalPower'),
    thermalPowerWithFan: at('thermalPowerWithFan'),
    radialLoad: radialLoadAt(points, inputSpeed),
    origin: 'interpolated',
  };
}

/** Whether a ratio is rated at an input speed: a printed one, or one between two of them. */
export function isRatedAt({ points }: Pick<Rating, 'points'>, inputSpeed: number): boolean {
  // Points lie from the fastest down.
  return (
    inputSpeed <= (points[0]?.inputSpeed ?? 0) && inputSpeed >= (points.at(-1)?.inputSpeed ?? Number.POSITIVE_INFINITY)
  );
}

function figuresOf({ torque, thermalPower, thermalPowerWithFan }: SpeedPoint) {
  return { torque, thermalPower, thermalPowerWithFan };
}

function between(below: number | null, above: number | null, share: number): number | null {
  return below === null || above === null ? null : below + share * (above - below);
}

/** That of the printed speed, else the lower of its neighbours: a shaft that turns slower may bear more, never less. */
function radialLoadAt(points: readonly SpeedPoint[], inputSpeed: number): number | null {
  let above: number | null = null;
  for (const { inputSpeed: speed, radialLoad } of points) {
    if (radialLoad === null) continue;
    if (speed === inputSpeed) return radialLoad;
    if (speed < inputSpeed) return above === null ? null : Math.min(above, radialLoad);
    above = radialLoad;
  }
  return null;
}
