import { adapterBodies } from '#lines/shared/solid/adapter-bodies.ts';
import { faceBodies } from '#lines/shared/solid/face-bodies.ts';
import { flangeBodies, footBody } from '#lines/shared/solid/plate-bodies.ts';
import { type LetterReader, MissingLetter } from '#lines/shared/solid/read-letters.ts';
import { shaftBodies } from '#lines/shared/solid/shaft-bodies.ts';
import type { Body } from '#modules/drawings/domain/solids/body.ts';
import type { Placement } from '#modules/drawings/domain/solids/placement.ts';
import { times, type Vec3, X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';
import type { DrawnPart, DrawnUnit, OutputSide, UnitToDraw } from './drive-frame.ts';
import { type DiscRow, type HubRow, hollowShaft } from './hollow-hub.ts';
import { bevelHousing, type RightAngleEnvelope, wormHousing } from './housings-right-angle.ts';
import { flangeOf } from './output-flange.ts';
import { torqueArm } from './torque-arm.ts';

/** What the tables of a gear type call its parts. */
interface RightAngleType {
  readonly housing: (envelope: RightAngleEnvelope) => readonly Body[];
  /** The hub of the hollow shaft, and how far the housing reaches to either side of it. */
  readonly hub: (unit: UnitToDraw) => HubRow & { readonly recess: number };
  readonly disc: (unit: UnitToDraw, hub: HubRow) => DiscRow;
  /** How far from the middle the flange of a hollow shaft has its face. */
  readonly faceOfHollow: (unit: UnitToDraw) => { readonly row: LetterReader; readonly at: number };
}

/** Bevel units: the face of a flange is the shoulder of the solid shaft, also where the shaft is hollow. */
const BEVEL: RightAngleType = {
  housing: bevelHousing,
  hub(unit) {
    const row = partOf(unit, 'A', 'unit');
    return {
      ...{ row, half: row.exact('w'), outside: row.mm('d1'), bores: [['d', 'u', 't']] },
      recess: row.mm('f1'),
    };
  },
  disc(unit, { half }) {
    const row = partOf(unit, 'H', 'unit');
    return { row, from: half, to: row.mm('w2'), cover: row.mm('w1') };
  },
  faceOfHollow(unit) {
    const row = partOf(unit, 'F', 'flange');
    return { row, at: row.exact('w') - row.exact('l') };
  },
};

/** Sizes of bevel units, whose shrink discs fit bores of worm units too. */
const DISC_SIZES = ['37', '47', '57', '67', '77', '87', '97', '107', '127', '157'] as const;

/** Worm units have two bores, each with its own key; a shrink disc is as that of a bevel unit of the same bore (drawings README §a). */
const WORM: RightAngleType = {
  housing: wormHousing,
  hub(unit) {
    const row = partOf(unit, 'AF', 'unit');
    const half = row.exact('w');
    const bores = [['dI', 'u_I', 'tI'] as const, ['dII', 'u_II', 'tII'] as const];
    return { row, half, outside: row.mm('d3'), bores, recess: row.mm('w1') - half };
  },
  disc(unit, { half }) {
    const { bore, code, model, read, size } = unit;
    const rowOf = (like: string) => read.part('K', like, 'KH', 'unit');
    const like = DISC_SIZES.find((of) => bore !== undefined && rowOf(of).is('d', bore));
    if (like === undefined) throw new MissingLetter([model, size, code, 'd2'].join(' · '));
    const row = rowOf(like);
    const beyond = read.part('K', like, 'KA', 'unit').outline('w');
    return { row, from: half, to: half + row.outline('w2') - beyond, cover: half + row.outline('w1') - beyond };
  },
  faceOfHollow(unit) {
    const row = partOf(unit, 'AF', 'flange');
    return { row, at: row.exact('w') + row.exact('f1') };
  },
};

const TYPES: Readonly<Record<string, RightAngleType>> = { K: BEVEL, S: WORM };

/** Side A is on the right seen on the fan cowl. */
const OUTWARD: Readonly<Record<OutputSide, Vec3>> = { A: times(-1, Y), B: Y };

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
  return {
    bodies: [
      ...type.housing({ half, h, high: mm('p3') - h, reach, front, h1, hub, G }),
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

function partOf({ model, read, size }: UnitToDraw, letters: string, view: string): LetterReader {
  return read.part(model, size, `${model}${letters}`, view);
}

/** Feet under a hollow shaft have rows of their own. */
function footPart({ made }: UnitToDraw): string {
  return made.shaft === 'solid' ? '' : 'AB';
}

/** What the output is: how far the housing reaches to either side of the middle, and how wide a hub is where there is one. */
interface Output extends DrawnPart {
  readonly half: number;
  readonly hub: number;
}

/** The disc lies opposite the flange, or opposite side A, where the shaft of the customer enters. */
function hollowOutput(unit: UnitToDraw, type: RightAngleType): Output {
  const hub = type.hub(unit);
  const discSide = unit.made.flange && unit.flanges[0] === 'B' ? 'A' : 'B';
  const disc = () => type.disc(unit, hub);
  const flanges = hollowFlanges(unit, type, hub.outside);
  return {
    bodies: [...hollowShaft(unit, outAt(discSide, 0), hub, disc), ...flanges.bodies],
    frames: [
      ...(['A', 'B'] as const).map((side) => ({ name: `OUT_${side}`, place: outAt(side, hub.half) })),
      ...flanges.frames,
    ],
    half: hub.half - hub.recess,
    hub: hub.outside,
  };
}

function hollowFlanges(unit: UnitToDraw, type: RightAngleType, hub: number): DrawnPart {
  if (unit.made.flange === undefined) return { bodies: [], frames: [] };
  if (unit.made.flange === 'B5') {
    const { at, row } = type.faceOfHollow(unit);
    return onFlangeSides(unit, at, (place) => flangeBodies(place, flangeOf(unit, row), hub));
  }
  const row = partOf(unit, 'AZ', 'face');
  return onFlangeSides(unit, row.exact('w') + row.exact('f1'), (place) => faceBodies(place, row, hub));
}

function onFlangeSides({ flanges }: UnitToDraw, at: number, bodies: (place: Placement) => readonly Body[]): DrawnPart {
  return {
    bodies: flanges.flatMap((side) => bodies(outAt(side, at))),
    frames: flanges.map((side) => ({ name: `FLANGE_${side}`, place: outAt(side, at) })),
  };
}

function solidOutput(unit: UnitToDraw, own: LetterReader): Output {
  const { made, shafts } = unit;
  const shoulder = own.exact('w') - own.exact('l');
  const flanges = made.flange
    ? onFlangeSides(unit, shoulder, (place) => flangeBodies(place, flangeOf(unit, own)))
    : { bodies: [], frames: [] };
  return {
    bodies: [...shafts.flatMap((side) => solidShaft(own, side, shoulder)), ...flanges.bodies],
    frames: [...shafts.map((side) => ({ name: `OUT_${side}`, place: outAt(side, shoulder) })), ...flanges.frames],
    half: own.has('w1') ? own.mm('w1') : own.mm('A'),
    hub: 0,
  };
}

/** A place on the output axis, so far from the middle, that looks out to its side; keys are up. */
function outAt(side: OutputSide, far: number): Placement {
  return { at: times(far, OUTWARD[side]), x: Z, z: OUTWARD[side] };
}

function solidShaft({ exact }: LetterReader, side: OutputSide, shoulder: number): readonly Body[] {
  const shaft = { d: exact('d'), l: exact('l'), l1: exact('l1'), l2: exact('l2'), u: exact('u'), t: exact('t') };
  return shaftBodies(`output shaft ${side}`, outAt(side, shoulder), shaft);
}

/** The first hole lies a2 beyond the output axis, away from the motor, the other b towards it; the foot lies around them. */
function footOf({ exact, mm }: LetterReader, h: number): DrawnPart {
  const first = exact('a2');
  const middle = first - exact('b') / 2;
  const body = footBody({
    holesAt: [first - exact('b'), first],
    halfPitch: exact('a') / 2,
    hole: exact('s'),
    x: [middle - mm('f') / 2, middle + mm('f') / 2],
    halfWidth: mm('e') / 2,
    bottom: -exact('h'),
    thickness: mm('c'),
  });
  return { bodies: [body], frames: [{ name: 'FOOT', place: { at: [0, 0, -h], x: X, z: times(-1, Z) } }] };
}
