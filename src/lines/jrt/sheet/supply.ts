import type { Values } from '#product/configuration.ts';

/** How the codes of single-phase voltages begin. */
const SINGLE_PHASE = '1AC ';

/** Whether the motor is a capacitor motor: the figures and the class of the three-phase one are not its own (reference rule 63). */
export function isSinglePhase({ motorVoltage }: Values): boolean {
  return motorVoltage?.startsWith(SINGLE_PHASE) ?? false;
}

/** Whether the motor is built explosion-proof: what is printed of the standard motor is not its own (reference rule 67). */
export function isExplosionProof({ motorType }: Values): boolean {
  return motorType === 'EX';
}
