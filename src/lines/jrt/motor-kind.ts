import { OTHER_THAN_CONTINUOUS } from '#lines/jrt/fields/duty.ts';
import { SINGLE_PHASE } from '#lines/jrt/fields/voltages.ts';
import type { Values } from '#product/configuration.ts';
import { holds, is } from '#product/expressions.ts';

/** Whether the motor is built explosion-proof: what is printed of the standard motor is not its own (reference rule 67). */
export function isExplosionProof(standing: Values): boolean {
  return holds(is('motorType', 'EX'), standing);
}

/** Whether the motor is printed with an IE class: not with one phase, and not in another duty than S1 (reference rules 63, 97). */
export function hasEfficiencyClass(standing: Values): boolean {
  return !isSinglePhase(standing) && !holds(OTHER_THAN_CONTINUOUS, standing);
}

/** Whether the data at full load, which are those of the standard three-phase motor in S1, are the motor's own. */
export function hasStandardData(standing: Values): boolean {
  return hasEfficiencyClass(standing) && !isExplosionProof(standing);
}

/** A capacitor motor: the figures and the class of the three-phase one are not its own (reference rule 63). */
export function isSinglePhase(standing: Values): boolean {
  return holds(is('motorVoltage', ...SINGLE_PHASE), standing);
}
