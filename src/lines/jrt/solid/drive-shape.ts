import { type MotorShown, motorShown, NOTHING } from '#lines/shared/motor/motor-shown.ts';
import type { Values } from '#product/configuration.ts';

/** What of a product its solids show; what is not told is left out. */
export interface DriveShape {
  /** The gear type, and its assembly type once that is settled. */
  readonly unit: string;
  readonly assembly: string;
  readonly position: string;
  readonly shaftSides: string;
  readonly flangeSides: string;
  readonly input: string;
  /** The motor behind its flange; none until its terminal box is told. */
  readonly motor?: MotorShown | undefined;
}

/** The inputs that are a motor of ours. */
const MOTORS: readonly string[] = ['motor', 'JCMC'];

/** What the solids of a product show, by what stands. */
export function shapeOf(standing: Values): DriveShape {
  const said = (field: string) => (NOTHING.includes(standing[field] ?? '') ? '' : (standing[field] ?? ''));
  return {
    unit: said('gearboxModel'),
    assembly: said('builtInType'),
    position: said('installationPosition'),
    shaftSides: said('outputShaftPointing'),
    flangeSides: said('flangePointing'),
    input: standing.inputType ?? '',
    motor: MOTORS.includes(standing.inputType ?? '') ? motorShown(standing) : undefined,
  };
}
