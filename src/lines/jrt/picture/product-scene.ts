import type { MotorShown } from '#lines/shared/motor/motor-shown.ts';
import { assembledSolids } from '#modules/drawings/domain/assembly.ts';
import type { GearUnit } from '#modules/drawings/domain/gear-unit.ts';
import { opposite, type Turn, X, Y, Z } from '#modules/drawings/domain/isometric.ts';
import { type MotorShape, motor } from '#modules/drawings/domain/motor.ts';
import { sidesOf } from '#modules/drawings/domain/output-sides.ts';
import type { Scene } from '#modules/drawings/domain/scene.ts';
import { moveSolids, type Solid, turnSolids } from '#modules/drawings/domain/solid.ts';
import { assemblyOf, unitOf } from './assembly-codes.ts';
import { inputSolids } from './input-types.ts';
import type { ProductShape } from './product-shape.ts';

/** The product as it is configured, in its mounting position with the direction of gravity; undefined without a gear type. */
export function productScene(shape: ProductShape): Scene | undefined {
  const unit = unitOf(shape.unit);
  if (unit === undefined) return undefined;
  const solids = [...outputOf(unit, shape), ...inputOf(unit, shape)];
  const turn = unit.turns[shape.position];
  if (turn === undefined) return { solids };
  return { solids: turnSolids(turn, solids), gravity: shape.position === 'M0' ? 'any' : 'down' };
}

/** The unit with feet, flange and shaft as its assembly type has them; its housing alone before that is settled. */
function outputOf(unit: GearUnit, { assembly: code, shaftSides, flangeSides }: ProductShape): readonly Solid[] {
  const assembly = assemblyOf(code)?.assembly;
  if (assembly === undefined) return unit.housing;
  return assembledSolids(unit, assembly, { shafts: sidesOf(shaftSides), flanges: sidesOf(flangeSides) });
}

/** What stands on the input side: our motor, the adapter without the customer's one, the bare shaft; nothing before it is settled. */
function inputOf({ input }: GearUnit, { input: code, motor: shown }: ProductShape): readonly Solid[] {
  if (isMotor(code)) return shown ? motorSolids(input, code, shown) : motor({ ...input, short: true });
  return inputSolids(code, input).map((solid) => ({ ...solid, accent: false }));
}

function isMotor(code: string): boolean {
  return code === 'motor' || code === 'JCMC';
}

/** The motor turned about its axis until its terminal box stands at its angle. */
function motorSolids({ x, z }: GearUnit['input'], code: string, { box, entry, extras }: MotorShown): readonly Solid[] {
  const top: Partial<MotorShape> = code === 'JCMC' ? { top: 'inverter' } : { entry };
  const solids = motor({ x, z: 0, ...top, extras });
  return moveSolids([0, 0, z], turnSolids(BOX_TURNS[box], solids));
}

/** Turns about the motor's axis, clockwise seen on the fan cowl; side A is on the right there. */
const BOX_TURNS: Readonly<Record<MotorShown['box'], Turn>> = {
  '0': [X, Y, Z],
  '90': [X, opposite(Z), Y],
  '180': [X, opposite(Y), opposite(Z)],
  '270': [X, Z, opposite(Y)],
};
