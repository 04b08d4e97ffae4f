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

/**
 * The heights whose listed motors give a power, kW, at an input speed, r/min: from the smallest that does on. The rule data bound a frame
 * from above only; this bound is derived from the motor table.
 */
export function framesFor(frames: readonly MotorFrame[], power: number, inputSpeed: number): string {
  const from = frames.findIndex(({ motors }) => powerAt(motors, inputSpeed) >= power);
  return from < 0
    ? NO_FRAME
    : spanCode(
        frames.map(({ height }) => height),
        from,
      );
}

function spanCode(heights: readonly string[], from: number): string {
  return `${heights[from]}-${heights.at(-1)}`;
}
