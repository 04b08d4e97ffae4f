import type { InputType } from './basic-type.ts';

/** Speed at which the torque limits are printed and a module's row is computed, r/min. */
export const REFERENCE_SPEED = 1400;
/** Speed of a 4-pole NEMA motor at 60 Hz, r/min (reference rule 34). */
export const NEMA_SPEED = 1750;
/** Speed a customer's motor has where nobody says another, r/min: that of its standard, NEMA or IEC (reference rules 32, 34). */
export function standardSpeed(inputType: InputType | undefined): number {
  return inputType === 'AN' ? NEMA_SPEED : REFERENCE_SPEED;
}

/** Pitch-line limit of the gears, r/min (reference rule 30). */
export const INPUT_SPEED_MAX = 3600;
/** Frames above this take at most `LARGE_FRAME_SPEED_MAX` (reference rule 30). */
export const LARGE_FRAME_FROM = 200;
export const LARGE_FRAME_SPEED_MAX = 1800;

/** Slip up to which an input speed is read as that of an induction motor. */
const LARGEST_SLIP = 0.12;
const SYNCHRONOUS_SPEEDS = [750, 900, 1000, 1200, 1500, 1800, 3000, 3600];

/** Factor on the usable torque: 1 up to a synchronous speed of 1500 r/min, (1500 / n_sync)^0.3 above (estimated). */
export function speedFactor(synchronous: number): number {
  return synchronous <= 1500 ? 1 : (1500 / synchronous) ** 0.3;
}

/**
 * Synchronous speed behind the speed of a customer's motor, so that an adapter and an integral motor of the same speed
 * are rated alike: 1750 is an 1800 machine. A speed no induction motor runs at (a servo's 2000) stands for itself.
 */
export function synchronousSpeedBehind(inputSpeed: number): number {
  const above = SYNCHRONOUS_SPEEDS.find((speed) => speed >= inputSpeed);
  return above !== undefined && (above - inputSpeed) / above <= LARGEST_SLIP ? above : inputSpeed;
}
