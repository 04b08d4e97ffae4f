import { adapterBodies } from '#lines/shared/solid/adapter-bodies.ts';
import { FOOT_HOLE } from '#lines/shared/solid/fits.ts';
import { footBody } from '#lines/shared/solid/plate-bodies.ts';
import { type LetterReader, MissingLetter } from '#lines/shared/solid/read-letters.ts';
import { times, type Vec3, X, Z } from '#modules/drawings/domain/solids/vector.ts';
import { type DrawnPart, type DrawnUnit, partOf, type UnitToDraw } from './drive-frame.ts';
import { hollowOutput, outAt, solidOutput } from './right-angle-output.ts';
import { BEVEL, type RightAngleType, WORM } from './right-angle-types.ts';
import { torqueArm } from './torque-arm.ts';

const TYPES: Readonly<Record<string, RightAngleType>> = { K: BEVEL, S: WORM };

/** A right-angle unit in M1: the output along y, its origin where the output axis meets the plane of the motor axis, h1 above that. */
export function rightAngleUnit(unit: UnitToDraw): DrawnUnit {
  const { code, made, model } = unit;
  const type = TYPES[model];
  if (type === undefined) throw new MissingLetter(code);
  const bare = partOf(unit, '', 'housing');
  const own = ownRow(unit);
  const { mm } = own;
  const [reach, h, G, h1] = [mm('q1'), mm('h'), mm('G'), mm('h1')];
  const motorAt: Vec3 = [-reach, 0, -h1];
  const output = made.shaft === 'solid' ? solidOutput(unit, own) : hollowOutput(unit, type);
  const parts = [...(made.foot ? [footOf(partOf(unit, footPart(unit), 'foot'), h)] : []), output];
  const front = bare.has('q') ? bare.mm('q') : reach * 0.55;
  const { half, hub } = output;
  const envelope = { half, h, high: mm('p3') - h, reach, front, h1, hub, G };
  return {
    oil: type.oil(envelope),
    bodies: [
      ...type.housing(envelope),
      ...adapterBodies(motorAt, G, reach),
      ...parts.flatMap(({ bodies }) => bodies),
      ...(unit.hasArm ? torqueArm(partOf(unit, 'AT', 'torque arm'), outAt('A', half), hub) : []),
    ],
    frames: parts.flatMap(({ frames }) => frames),
    motorAt,
    motorFlange: G,
  };
}

/** The row of the unit itself; the envelope of a hollow one is the same with a shrink disc, and of worm units it stands with their flange. */
function ownRow(unit: UnitToDraw): LetterReader {
  const { code, made, model } = unit;
  if (made.shaft === 'solid') return partOf(unit, code.slice(model.length), 'unit');
  if (model === 'S') return partOf(unit, 'AF', 'unit');
  return partOf(unit, made.foot ? 'AB' : 'A', 'unit');
}

/** Feet under a hollow shaft have rows of their own. */
function footPart({ made }: UnitToDraw): string {
  return made.shaft === 'solid' ? '' : 'AB';
}

/** The first hole lies a2 beyond the output axis, away from the motor, the other b towards it; the foot lies around them. */
function footOf({ exact, fitted, mm }: LetterReader, h: number): DrawnPart {
  const first = exact('a2');
  const middle = first - exact('b') / 2;
  const body = footBody({
    holesAt: [first - exact('b'), first],
    halfPitch: exact('a') / 2,
    hole: fitted('s', FOOT_HOLE),
    x: [middle - mm('f') / 2, middle + mm('f') / 2],
    halfWidth: mm('e') / 2,
    bottom: -exact('h'),
    thickness: mm('c'),
  });
  return { bodies: [body], frames: [{ name: 'FOOT', place: { at: [0, 0, -h], x: X, z: times(-1, Z) } }] };
}
