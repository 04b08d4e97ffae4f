import type { BilingualText } from '#kernel/locale.ts';
import { MOTOR_INPUTS } from '#lines/jrt/fields/inputs.ts';
import { MOTOR_OF_JRT } from '#lines/jrt/motor-of-jrt.ts';
import { hasEfficiencyClass, isExplosionProof } from '#lines/shared/motor/motor-kind.ts';
import { STANDARDS } from '#lines/shared/motor/sheet/standards.ts';
import type { Values } from '#product/configuration.ts';
import { holds, is } from '#product/expressions.ts';

interface Standard {
  readonly name: BilingualText;
  readonly isOf: (standing: Values) => boolean;
}

const hasMotor = (standing: Values) => holds(is('inputType', ...MOTOR_INPUTS), standing);
const hasClass = (standing: Values) => hasMotor(standing) && hasEfficiencyClass(MOTOR_OF_JRT, standing);
/** An IEC adapter takes the frames of the standard. */
const hasFrame = (standing: Values) => holds(is('inputType', ...MOTOR_INPUTS, 'AM'), standing);

const STANDARDS_BY: readonly Standard[] = [
  { name: STANDARDS.rating, isOf: hasMotor },
  { name: STANDARDS.protection, isOf: hasMotor },
  { name: STANDARDS.cooling, isOf: hasMotor },
  { name: STANDARDS.explosionProof, isOf: (standing) => hasMotor(standing) && isExplosionProof(standing) },
  { name: STANDARDS.efficiency, isOf: hasClass },
  { name: STANDARDS.dimensions, isOf: hasFrame },
  { name: STANDARDS.paint, isOf: () => true },
];

/** The standards the figures and codes of a product are read by: those of motors and of classes only where it has them. */
export function standardsOf(standing: Values): readonly BilingualText[] {
  return STANDARDS_BY.filter(({ isOf }) => isOf(standing)).map(({ name }) => name);
}
