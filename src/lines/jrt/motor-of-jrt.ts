import type { MotorOfLine } from '#lines/shared/motor/motor-of-line.ts';
import { MOTOR_INPUTS } from './fields/inputs.ts';

/** By what JRT knows its motor: the input is one of our motors, or one with its inverter on it. */
export const MOTOR_OF_JRT: MotorOfLine = {
  delivered: ['inputType', MOTOR_INPUTS],
  plain: ['inputType', ['motor']],
  integrated: ['inputType', ['JCMC']],
};
