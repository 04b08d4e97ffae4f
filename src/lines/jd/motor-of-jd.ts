import type { MotorOfLine } from '#lines/shared/motor/motor-of-line.ts';

/** By what JD knows its motor: it always is one, and what feeds it says whether the inverter sits on it. */
export const MOTOR_OF_JD: MotorOfLine = {
  plain: ['supplyKind', ['mains', 'inverter']],
  integrated: ['supplyKind', ['JCMC']],
};
