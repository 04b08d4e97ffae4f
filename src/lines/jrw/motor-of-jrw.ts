import type { MotorOfLine } from '#lines/shared/motor/motor-of-line.ts';
import { WORM_MOTOR_INPUTS } from './inputs.ts';

/** By what JRW knows its motor: the input is one of our motors, or one with its inverter on it. */
export const MOTOR_OF_JRW: MotorOfLine = {
  delivered: ['inputType', WORM_MOTOR_INPUTS],
  plain: ['inputType', ['motor']],
  integrated: ['inputType', ['JCMC']],
};
