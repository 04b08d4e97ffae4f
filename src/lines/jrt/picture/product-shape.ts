import { BOX_ANGLES, ENTRIES, type MotorShown, motorShown, NOTHING } from '#lines/shared/motor/motor-shown.ts';
import { MOTOR_EXTRAS } from '#modules/drawings/domain/motor-options.ts';
import type { Values } from '#product/configuration.ts';

/** What of a product its picture shows, all of it as configured; what is not told yet, or cannot be shown as it is, is left out. */
export interface ProductShape {
  /** The gear type, and its assembly type once that is settled. */
  readonly unit: string;
  readonly assembly: string;
  readonly position: string;
  readonly shaftSides: string;
  readonly flangeSides: string;
  readonly input: string;
  /** The motor behind its flange; cut off there until its terminal box is told. */
  readonly motor?: MotorShown | undefined;
}

/** The inputs that are a motor of ours. */
const MOTORS: readonly string[] = ['motor', 'JCMC'];

/** What the picture of a product shows, by what stands; fields that are not settled are to be left out of it. */
export function shapeOf(standing: Values): ProductShape {
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

/** The name of the picture of a shape. */
export function pictureNameOf({ motor, ...shape }: ProductShape): string {
  const { unit, assembly, position, shaftSides, flangeSides, input } = shape;
  const words = [unit, assembly, position, shaftSides, flangeSides, input];
  return `product/${[...words, ...(motor ? [motor.box, motor.entry, motor.extras.join('+')] : [])].join(':')}`;
}

/** The shape a name stands for. */
export function shapeNamed(said: string): ProductShape {
  const [unit = '', assembly = '', position = '', shaftSides = '', flangeSides = '', input = '', ...rest] =
    said.split(':');
  const box = BOX_ANGLES.find((angle) => angle === rest[0]);
  const entry = ENTRIES.find((side) => side === rest[1]);
  const named = rest[2]?.split('+') ?? [];
  const extras = MOTOR_EXTRAS.filter((known) => named.includes(known));
  const motor = box && entry && { box, entry, extras };
  return { unit, assembly, position, shaftSides, flangeSides, input, ...(motor && { motor }) };
}
