import type { MotorFrequency } from './motor-codes.ts';

const HERTZ: Readonly<Record<MotorFrequency, number>> = { '50Hz': 50, '60Hz': 60 };

/** Synchronous speed in r/min of a number of poles: 120 f / p. */
export function synchronousSpeed(poles: number, frequency: MotorFrequency): number {
  return (120 * HERTZ[frequency]) / poles;
}

/** Rated speed n1 in r/min: as listed at 50 Hz; at 60 Hz the slip in r/min stays, n1 = 1.2 n_sync50 - slip50. */
export function ratedSpeed(
  motor: { readonly poles: number; readonly ratedSpeed: number },
  frequency: MotorFrequency,
): number {
  if (frequency === '50Hz') return motor.ratedSpeed;
  const synchronous = synchronousSpeed(motor.poles, '50Hz');
  return 1.2 * synchronous - (synchronous - motor.ratedSpeed);
}
