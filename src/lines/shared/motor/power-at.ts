/** A motor runs a unit at up to so much above its rated speed: units are rated at rounded speeds. */
export const ABOVE_RATED = 1 / 0.9;

/** What of a motor its power at another speed follows from. */
export interface RatedMotor {
  /** kW. */
  readonly power: number;
  /** r/min. */
  readonly ratedSpeed: number;
}

/** The most that motors give at an input speed, kW: run slower than rated, a motor keeps its torque; 0 where all are too slow. */
export function powerAt(motors: readonly RatedMotor[], inputSpeed: number): number {
  const given = motors.map(({ power, ratedSpeed }) => {
    if (inputSpeed > ratedSpeed * ABOVE_RATED) return 0;
    return inputSpeed * ABOVE_RATED >= ratedSpeed ? power : (power * inputSpeed) / ratedSpeed;
  });
  return Math.max(0, ...given);
}
