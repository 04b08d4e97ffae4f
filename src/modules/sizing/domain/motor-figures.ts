import { BRAKES, type BrakeFigures } from './tables/brakes.ts';
import { NO_LOAD_STARTS, RUN_UP_TORQUE } from './tables/motor-figures.ts';

/** Share of the starting torque a motor has while it runs up, where none is published (estimated). */
const RUN_UP_SHARE = 0.75;
/** Nobody starts a motor more often an hour, whatever its losses (estimated). */
const STARTS_MAX = 12_000;

/** A figure and whether anybody printed it. */
export interface TrustedFigure {
  readonly value: number;
  readonly confidence: 'published' | 'estimated';
}

/** Run-up torque over rated torque; undefined where not even the starting torque is known. */
export function runUpTorque(power: number, poles: number, startingTorque: number | null): TrustedFigure | undefined {
  const { [keyOf(power, poles)]: published } = RUN_UP_TORQUE;
  if (published !== undefined) return { value: published, confidence: 'published' };
  return startingTorque === null ? undefined : { value: RUN_UP_SHARE * startingTorque, confidence: 'estimated' };
}

/** Starts an hour without load: published for three motors, else what the losses of standing on the mains allow. */
export function noLoadStarts(motor: {
  readonly power: number;
  readonly poles: number;
  readonly efficiency: number;
  /** Motor and brake, kg·m². */
  readonly inertia: number;
  /** Hz. */
  readonly frequency: number;
}): TrustedFigure {
  const { [keyOf(motor.power, motor.poles)]: published } = NO_LOAD_STARTS;
  if (published !== undefined) return { value: published[0], confidence: 'published' };
  const losses = 1000 * motor.power * (1 / motor.efficiency - 1);
  const speed = (4 * Math.PI * motor.frequency) / motor.poles;
  const starts = (1000 * losses) / (motor.inertia * speed ** 2);
  return { value: Math.min(STARTS_MAX, starts), confidence: 'estimated' };
}

/** What is known of a brake by its code; empty for one nobody told of. */
export function brakeFigures(code: string): BrakeFigures {
  return BRAKES[code] ?? {};
}

function keyOf(power: number, poles: number): string {
  return `${poles}/${power}`;
}
