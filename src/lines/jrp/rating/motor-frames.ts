import { frameNumber } from '#lines/shared/motor/frames.ts';
import { powerAt } from '#lines/shared/motor/power-at.ts';
import type { PrintedMotor } from '#lines/shared/motor/source/read-motors.ts';

/** Stands for a power that no listed motor gives. */
export const NO_FRAME = 'none';

/** The listed motors of a shaft height. */
export interface MotorFrame {
  /** `132`. */
  readonly height: string;
  readonly motors: readonly PrintedMotor[];
}

/** The shaft heights of listed motors, the smallest first; a height without a four-pole motor is none a unit of 1450 r/min takes. */
export function motorFrames(motors: readonly PrintedMotor[]): readonly MotorFrame[] {
  const heights = motors.flatMap(({ frame, poles }) => (poles === 4 ? (frameNumber(frame) ?? []) : []));
  return [...new Set(heights)]
    .sort((one, other) => one - other)
    .map((height) => ({
      height: String(height),
      motors: motors.filter(({ frame }) => frameNumber(frame) === height),
    }));
}

/** Every span of heights that a power can need, `132-315`, with the heights in it; none for one that no listed motor gives. */
export function frameSpans(frames: readonly MotorFrame[]): ReadonlyMap<string, readonly string[]> {
  const heights = frames.map(({ height }) => height);
  return new Map([
    ...heights.map((_, from) => [spanCode(heights, from), heights.slice(from)] as const),
    [NO_FRAME, []],
  ]);
}

/** The heights of motors that give a power, kW, as `132-315`. */
export type FramesFor = (power: number) => string;

/**
 * The heights whose listed motors give a power, kW, at an input speed, r/min: from the smallest that does on. The rule data bound a frame
 * from above only; this bound is derived from the motor table. What the motors give at the speed is worked out once for all powers.
 */
export function framesAt(frames: readonly MotorFrame[], inputSpeed: number): FramesFor {
  const heights = frames.map(({ height }) => height);
  const powers = frames.map(({ motors }) => powerAt(motors, inputSpeed));
  return (power) => {
    const from = powers.findIndex((given) => given >= power);
    return from < 0 ? NO_FRAME : spanCode(heights, from);
  };
}

function spanCode(heights: readonly string[], from: number): string {
  return `${heights[from]}-${heights.at(-1)}`;
}
