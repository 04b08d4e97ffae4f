import { drawingOf } from '#lines/shared/solid/drawing-of.ts';
import { inputBodies } from '#lines/shared/solid/input-bodies.ts';
import type { ProductBuilt } from '#lines/shared/solid/marks/marks-of.ts';
import { motorBodies } from '#lines/shared/solid/motor-bodies.ts';
import { plugBodies } from '#lines/shared/solid/plug-bodies.ts';
import { MissingLetter, type PartReader } from '#lines/shared/solid/read-letters.ts';
import type { ProductToDraw } from '#modules/drawings/domain/drawn-product.ts';
import type { Turn } from '#modules/drawings/domain/solids/placement.ts';
import { times, X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';
import type { Values } from '#product/configuration.ts';
import { assemblyOf } from './assembly-codes.ts';
import type { DrawnUnit, OutputSide, UnitToDraw } from './drive-frame.ts';
import { markDrive } from './drive-marks.ts';
import { shapeOf } from './drive-shape.ts';
import { driveMeanings } from './meanings.ts';
import { IN_LINE_TURNS, RIGHT_ANGLE_TURNS } from './mounting-turns.ts';
import { parallelShaftUnit } from './unit-f.ts';
import { coaxialUnit } from './unit-r.ts';
import { rightAngleUnit } from './unit-right-angle.ts';

interface UnitKind {
  readonly draw: (unit: UnitToDraw) => DrawnUnit;
  readonly turns: Readonly<Record<string, Turn>>;
}

/** How the gear types are drawn. */
const UNITS: Readonly<Record<string, UnitKind>> = {
  R: { draw: coaxialUnit, turns: IN_LINE_TURNS },
  F: { draw: parallelShaftUnit, turns: IN_LINE_TURNS },
  K: { draw: rightAngleUnit, turns: RIGHT_ANGLE_TURNS },
  S: { draw: rightAngleUnit, turns: RIGHT_ANGLE_TURNS },
};

const UPRIGHT: Turn = [X, Y, Z];

/** What takes the torque of a hollow unit: an arm, or rubber buffers. */
const ARMS = ['T', 'G'];

/** A gear motor in its mounting position; refused where the reference lacks a row of it, which is named. */
export const drawDrive = drawingOf(({ standing }: ProductToDraw, read: PartReader): ProductBuilt => {
  const { assembly: code, input, motor, position, shaftSides, flangeSides, unit: model } = shapeOf(standing);
  const kind = UNITS[model];
  const made = assemblyOf(code);
  if (kind === undefined || made === undefined) throw new MissingLetter(code || model);
  const unit = kind.draw({
    ...{ model, size: standing.reduceUnitSize ?? '', code, made, read },
    hasArm: made.arm === true || ARMS.includes(standing.torqueArm ?? ''),
    shafts: sidesOf(shaftSides),
    flanges: sidesOf(flangeSides),
    flange: chosen(standing.flangeSize),
    bore: chosen(standing.hollowShaftSize),
  });
  const at = unit.motorAt;
  const driving = motor
    ? motorBodies({ ...motor, frame: standing.motorSize ?? '', at, read })
    : inputBodies({ inputType: input, module: standing.inputModule ?? '', at, G: unit.motorFlange, read });
  const turn = kind.turns[position] ?? UPRIGHT;
  const plugs = plugBodies(unit.oil, {
    turn,
    isClosed: isClosed(standing),
    hasSightGlass: standing.oilMirror === 'yes',
  });
  const built = {
    bodies: [...unit.bodies, ...plugs, ...driving.bodies],
    frames: [...unit.frames, { name: 'MOTOR', place: { at, x: Z, z: times(-1, X) } }, ...driving.frames],
  };
  return { model: built, position, turn, level: 'M1', meanings: driveMeanings(model), mark: markDrive };
});

/** Small coaxial units are filled for life, and what may stand in any position has nothing that vents. */
function isClosed({ gearboxModel, installationPosition, reduceUnitSize }: Values): boolean {
  return installationPosition === 'M0' || (gearboxModel === 'R' && Number(reduceUnitSize) <= 17);
}

function sidesOf(said: string): readonly OutputSide[] {
  const named = (['A', 'B'] as const).filter((side) => said.includes(side));
  return named.length === 0 ? ['A'] : named;
}

/** A chosen size in mm; undefined where none is. */
function chosen(code: string | undefined): number | undefined {
  const size = Number(code);
  return code === undefined || !(size > 0) ? undefined : size;
}
