import type { Motor } from '#lines/shared/motor/source/parts.ts';
import type { EfficiencyClass } from './motor-codes.ts';

/** Powers the inverter on the motor is made for, kW. */
const JCMC_POWER = { min: 0.37, max: 7.5 };
const JCMC_POLES = 4;
const JCMC_CLASS: EfficiencyClass = 'DN';

/**
 * Whether a motor is offered with the inverter on it (input type JCMC): 4-pole three-phase motors of 0.37 to 7.5 kW in
 * class DN. Our rule, the specification names none; the gear rows are those of the integral motor.
 */
export function isJcmcMotor(motor: Motor, efficiencyClass: EfficiencyClass): boolean {
  const { power, poles } = motor;
  return poles === JCMC_POLES && efficiencyClass === JCMC_CLASS && power >= JCMC_POWER.min && power <= JCMC_POWER.max;
}
