import { MODULE_INPUTS } from '#lines/jrt/fields/inputs.ts';
import { synchronousSpeed } from '#lines/shared/motor/rated-speed.ts';
import type { Values } from '#product/configuration.ts';
import { standardSpeed } from './input-speed.ts';

/** Slip of a motor of middle power at rated load (`motors.csv`: 1.5 kW with 4 poles runs at 1460 r/min). */
const USUAL_SLIP = 0.03;

/** The poles of the motor a drive is meant with where nobody says (product decisions §11). */
export const USUAL_POLES = 4;

/** The speed n1 in r/min that a drive is converted with before its row is known: that of a usual motor, or on a module the one its rows are computed at. */
export function usualInputSpeed({ inputType, motorPoles, motorFrequency }: Values): number {
  const module = MODULE_INPUTS.find((type) => type === inputType);
  if (module !== undefined) return standardSpeed(module);
  const frequency = motorFrequency === '60Hz' ? '60Hz' : '50Hz';
  return synchronousSpeed(Number(motorPoles ?? USUAL_POLES) || USUAL_POLES, frequency) * (1 - USUAL_SLIP);
}
