import type { CableEntry, MotorExtra } from '#modules/drawings/domain/motor.ts';
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

export interface MotorShown {
  /** Degrees, seen on the fan cowl. */
  readonly box: BoxAngle;
  readonly entry: CableEntry;
  /** What stands at its fan end, from the frame on. */
  readonly extras: readonly MotorExtra[];
}

const BOX_ANGLES = ['0', '90', '180', '270'] as const;
export type BoxAngle = (typeof BOX_ANGLES)[number];

const ENTRIES: readonly CableEntry[] = ['X', '1', '2', '3'];
/** The inputs that are a motor of ours. */
const MOTORS: readonly string[] = ['motor', 'JCMC'];
/** Chosen of a field, something stands at the motor. */
const NOTHING: readonly string[] = ['none', '-', 'no', ''];

/** What stands at the fan end of a motor, by what stands in the fields. */
const EXTRAS: readonly (readonly [MotorExtra, (standing: Values) => boolean])[] = [
  ['brake', (standing) => hasBrake(standing) && !isLeverUp(standing)],
  ['brake-lever', (standing) => hasBrake(standing) && isLeverUp(standing)],
  ['forced-fan', ({ coolingMethod }) => coolingMethod === 'IC416'],
  ['encoder', ({ encoder = '' }) => !NOTHING.includes(encoder)],
  ['rain-cover', (standing) => standing['otherMotorOptions.C'] === 'yes'],
  ['second-shaft', (standing) => standing['otherMotorOptions.2WE'] === 'yes'],
];

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
    motor: MOTORS.includes(standing.inputType ?? '') ? motorOf(standing) : undefined,
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

function motorOf(standing: Values): MotorShown | undefined {
  const extras = EXTRAS.filter(([, isThere]) => isThere(standing)).map(([extra]) => extra);
  if (standing.inputType === 'JCMC') return { box: '0', entry: 'X', extras };
  const box = BOX_ANGLES.find((angle) => angle === (standing.boxLocation ?? '0'));
  const entry = ENTRIES.find((side) => side === (standing.outletNozzlePosition ?? 'X'));
  return box && entry && { box, entry, extras };
}

function hasBrake(standing: Values): boolean {
  return Object.entries(standing).some(([variable, code]) => /^brakes(\.|$)/.test(variable) && !NOTHING.includes(code));
}

/** The lever of a hand release is drawn where the terminal box is drawn upright; elsewhere it is left out. */
function isLeverUp({ releaseDevice, releaseAngle = '0', boxLocation = '0' }: Values): boolean {
  return releaseDevice === 'HR' && releaseAngle === '0' && boxLocation === '0';
}
