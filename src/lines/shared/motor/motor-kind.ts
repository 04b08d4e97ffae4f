import type { Values } from '#product/configuration.ts';
import { holds, is } from '#product/expressions.ts';
import { otherThanContinuous } from './fields/duty.ts';
import { SINGLE_PHASE } from './fields/voltages.ts';
import type { MotorOfLine } from './motor-of-line.ts';

/** Whether the motor is built explosion-proof: what is printed of the standard motor is not its own (reference rule 67). */
export function isExplosionProof(standing: Values): boolean {
  return holds(is('motorType', 'EX'), standing);
}

/** Whether the motor is printed with an IE class: not with one phase, and not in another duty than S1 (reference rules 63, 97). */
export function hasEfficiencyClass(line: MotorOfLine, standing: Values): boolean {
  return !isSinglePhase(standing) && !holds(otherThanContinuous(line), standing);
}

/** Whether the data at full load, which are those of the standard three-phase motor in S1, are the motor's own. */
export function hasStandardData(line: MotorOfLine, standing: Values): boolean {
  return hasEfficiencyClass(line, standing) && !isExplosionProof(standing);
}

/** A capacitor motor: the figures and the class of the three-phase one are not its own (reference rule 63). */
export function isSinglePhase(standing: Values): boolean {
  return holds(is('motorVoltage', ...SINGLE_PHASE), standing);
}
