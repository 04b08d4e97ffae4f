import type { MotorEnd } from '#lines/jrh/source/parts.ts';

/** Synchronous speeds on 50 Hz, r/min, by the number of poles. */
const SYNCHRONOUS = { '4': 1500, '6': 1000, '8': 750 } as const;
/** A loaded induction motor runs above this share of its synchronous speed. */
const LEAST_SHARE = 0.9;

/** The poles of motors units are coupled to. */
export const MAINS_POLES = Object.keys(SYNCHRONOUS);

/**
 * The poles of the motors that run near an input speed on 50 Hz mains; undefined where none does, so that a motor needs an
 * inverter. Ratings are printed for rounded speeds: at 1400 r/min that is the 4-pole motor, which runs at about 1480.
 */
export function mainsPolesAt(inputSpeed: number): string | undefined {
  return Object.entries(SYNCHRONOUS).find(([, speed]) => inputSpeed >= LEAST_SHARE * speed && inputSpeed <= speed)?.[0];
}

/** The rated speed of the strongest listed motor of a frame with these poles, r/min; undefined where there is none. */
export function mainsSpeedOf({ motors }: MotorEnd, poles: string): number | undefined {
  const [strongest] = motors
    .filter((motor) => String(motor.poles) === poles)
    .toSorted((one, other) => other.power - one.power);
  return strongest?.ratedSpeed;
}
