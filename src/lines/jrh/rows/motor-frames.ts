import type { MotorEnd } from '#lines/jrh/source/parts.ts';
import { ABOVE_RATED, powerAt } from '#lines/shared/motor/power-at.ts';
import { INPUT_SPEED } from './rating-at.ts';

/** Stands for a motor that is in no list: it comes with the request. */
export const MOTOR_ON_REQUEST = 'REQ';

/** The frames of motors that carry a power, kW, as `200L-315L`. */
export type FramesFor = (power: number) => string;

/**
 * The frames of listed motors that carry a power at an input speed: from the smallest that does to the largest that has a motor for
 * the speed. Where none does, the motor comes on request; where no motor is known, nothing is held against it.
 */
export function motorFramesAt(ends: readonly MotorEnd[], inputSpeed: number): FramesFor {
  const everyFrame = spanCode(ends, 0, ends.length - 1);
  if (ends.every(({ motors }) => motors.length === 0)) return () => everyFrame;
  const powers = ends.map(({ motors }) => powerAt(motors, inputSpeed));
  const last = powers.findLastIndex((power) => power > 0);
  return (power) => {
    const first = powers.findIndex((given) => given >= power);
    return first < 0 ? MOTOR_ON_REQUEST : spanCode(ends, first, last);
  };
}

/** Every such span with the frames in it; none for a motor on request. */
export function frameSpans(ends: readonly MotorEnd[]): ReadonlyMap<string, readonly string[]> {
  const speeds = ends.flatMap(({ motors }) => motors.map(({ ratedSpeed }) => ratedSpeed * ABOVE_RATED));
  const limits = [INPUT_SPEED.max, ...speeds.filter((speed) => speed < INPUT_SPEED.max)];
  const lasts = [...new Set([ends.length - 1, ...limits.map((speed) => lastAt(ends, speed))])];
  const spans = lasts.flatMap((last) =>
    ends
      .slice(0, last + 1)
      .map((_, first): readonly [string, readonly string[]] => [
        spanCode(ends, first, last),
        ends.slice(first, last + 1).map(({ frame }) => frame),
      ]),
  );
  return new Map([...spans, [MOTOR_ON_REQUEST, []]]);
}

function spanCode(ends: readonly MotorEnd[], first: number, last: number): string {
  return `${ends[first]?.frame}-${ends[last]?.frame}`;
}

function lastAt(ends: readonly MotorEnd[], inputSpeed: number): number {
  return ends.findLastIndex(({ motors }) => powerAt(motors, inputSpeed) > 0);
}
