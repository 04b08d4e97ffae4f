import { adapterBodies } from '#lines/shared/solid/adapter-bodies.ts';
import { standardKey } from '#lines/shared/solid/keyways.ts';
import { flangeBodies, footBody } from '#lines/shared/solid/plate-bodies.ts';
import { type LetterReader, MissingLetter } from '#lines/shared/solid/read-letters.ts';
import { hubBodies, shaftBodies } from '#lines/shared/solid/shaft-bodies.ts';
import type { Body, ModelFrame } from '#modules/drawings/domain/solids/body.ts';
import { polygon } from '#modules/drawings/domain/solids/loop.ts';
import type { Placement } from '#modules/drawings/domain/solids/placement.ts';
import { times, type Vec3, X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';
import type { DrawnUnit, OutputSide, UnitToDraw } from './drive-frame.ts';
import { flangeOf } from './output-flange.ts';

/** Its assemblies, by the letters behind the gear type: the part of the tables that says its feet, its flange, its shaft. */
const ASSEMBLIES: Readonly<Record<string, { readonly foot?: string; readonly flange?: true; readonly hollow?: true }>> =
  {
    '': { foot: '' },
    F: { flange: true },
    A: { hollow: true },
    AB: { hollow: true, foot: 'AB' },
    AF: { hollow: true, flange: true },
  };

/** Side A is on the right seen on the fan cowl. */
const OUTWARD: Readonly<Record<OutputSide, Vec3>> = { A: times(-1, Y), B: Y };

/** A right-angle unit in M1: the output along y, its origin where the output axis meets the plane of the motor axis, h1 above that. */
export function rightAngleUnit(unit: UnitToDraw): DrawnUnit {
  const { assembly, model, read, size } = unit;
  const made = ASSEMBLIES[assembly];
  if (made === undefined) throw new MissingLetter(`${model}${assembly}`);
  const part = (letters: string, view: string) => read.part(model, size, `${model}${letters}`, view);
  const own = part(made.hollow ? 'A' : assembly, 'unit');
  const { mm } = own;
  const bare = part('', 'housing');
  const [reach, h, G] = [mm('q1'), mm('h'), mm('G')];
  const motorAt: Vec3 = [-reach, 0, -mm('h1')];
  const output = made.hollow ? hollowOutput(unit, own) : solidOutput(unit, own);
  const parts = [
    ...(made.foot === undefined ? [] : [footOf(part(made.foot, 'foot'), h)]),
    output,
    ...(made.flange ? [flangesOf(unit, part('F', 'flange'), output.hub)] : []),
  ];
  const front = bare.has('q') ? bare.mm('q') : reach * 0.55;
  return {
    bodies: [
      housing({ half: output.half, h, high: mm('p3') - h, reach, front }),
      ...adapterBodies(motorAt, G, reach),
      ...parts.flatMap(({ bodies }) => bodies),
    ],
    frames: parts.flatMap(({ frames }) => frames),
    motorAt,
    motorFlange: G,
  };
}

interface Drawn {
  readonly bodies: readonly Body[];
  readonly frames: readonly ModelFrame[];
}

/** What the output is: how far the housing reaches to either side of the middle, and how wide a hub is where there is one. */
interface Output extends Drawn {
  readonly half: number;
  readonly hub: number | undefined;
}

function hollowOutput(unit: UnitToDraw, own: LetterReader): Output {
  const hub = hubOf(unit, own);
  return {
    bodies: hubBodies('hollow shaft', outAt('A', 0), hub),
    frames: (['A', 'B'] as const).map((side) => ({ name: `OUT_${side}`, place: outAt(side, hub.halfLength) })),
    half: hub.halfLength - own.mm('f1'),
    hub: hub.d1,
  };
}

function solidOutput({ shafts }: UnitToDraw, own: LetterReader): Output {
  const shoulder = own.exact('w') - own.exact('l');
  return {
    bodies: shafts.flatMap((side) => solidShaft(own, side, shoulder)),
    frames: shafts.map((side) => ({ name: `OUT_${side}`, place: outAt(side, shoulder) })),
    half: own.has('w1') ? own.mm('w1') : own.mm('A'),
    hub: undefined,
  };
}

/** The flanges of the row of the flanged unit: their face is the shoulder of its shaft, also where the shaft is hollow. */
function flangesOf(unit: UnitToDraw, row: LetterReader, hub: number | undefined): Drawn {
  const faceAt = row.exact('w') - row.exact('l');
  const flange = flangeOf(unit, row);
  return {
    bodies: unit.flanges.flatMap((side) => flangeBodies(outAt(side, faceAt), flange, hub)),
    frames: unit.flanges.map((side) => ({ name: `FLANGE_${side}`, place: outAt(side, faceAt) })),
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

/** The bore of the row with its own keyway, another one with that of the standard. */
function hubOf({ bore, read }: UnitToDraw, { exact, mm }: LetterReader) {
  const isOwn = bore === undefined || bore === exact('d');
  const key = isOwn ? { u: exact('u'), t: exact('t') } : standardKey(read, bore, 'hub', 'keyway');
  return { d: isOwn ? exact('d') : bore, d1: mm('d1'), halfLength: exact('w'), ...key };
}

/** The first hole lies a2 beyond the output axis, away from the motor, the other b towards it; the foot lies around them. */
function footOf({ exact, mm }: LetterReader, h: number): Drawn {
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

interface Envelope {
  readonly half: number;
  readonly h: number;
  readonly high: number;
  readonly reach: number;
  readonly front: number;
}

/** The housing as its envelope: exact in height, plausible in shape. */
function housing({ front, h, half, high, reach }: Envelope): Body {
  const back = -reach * 0.8;
  const cut = (high + h) * 0.22;
  const outer = polygon(
    [back, -h],
    [front, -h],
    [front, high - cut],
    [front - cut, high],
    [back + cut, high],
    [back, high - cut],
  );
  return {
    ...{ kind: 'prism', name: 'housing', paint: 'housing', place: { at: [0, 0, 0], x: X, z: times(-1, Y) } },
    ...{ outer, holes: [], from: -half, to: half },
  };
}
