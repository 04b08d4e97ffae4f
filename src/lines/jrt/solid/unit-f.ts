import { adapterBodies } from '#lines/shared/solid/adapter-bodies.ts';
import { faceBodies } from '#lines/shared/solid/face-bodies.ts';
import { flangeBodies, footBody } from '#lines/shared/solid/plate-bodies.ts';
import { type LetterReader, MissingLetter } from '#lines/shared/solid/read-letters.ts';
import { keyedShaft, shaftBodies } from '#lines/shared/solid/shaft-bodies.ts';
import type { Placement } from '#modules/drawings/domain/solids/placement.ts';
import { times, type Vec3, X, Z } from '#modules/drawings/domain/solids/vector.ts';
import { type DrawnPart, type DrawnUnit, partOf, type UnitToDraw } from './drive-frame.ts';
import { hollowShaft } from './hollow-hub.ts';
import { parallelShaftCase, parallelShaftHousing, rubberBuffers } from './housing-f.ts';
import { parallelShaftSeats } from './oil-seats.ts';
import { flangeOf, reachToMotor, thickerBy } from './output-flange.ts';

/** An output as the unit is built around it: from its face to the motor, and what the housing leaves free for a hub. */
interface Output extends DrawnPart {
  /** From the shoulder, or the end of the hub on side A, to the motor flange. */
  readonly reach: number;
  /** That end, along x: behind the face of a flange at the origin. */
  readonly end: number;
  /** The hub: its outside, and how far it reaches through the housing; 0 of a solid shaft. */
  readonly hub: number;
  readonly through: number;
  /** Where the cover around the output ends: at the back of a flange, else where the output does. */
  readonly cover: number;
}

/** A parallel-shaft unit in M1: the output along +x, its origin at the shoulder of the shaft or the face of the flange, the motor axis h1 above it. */
export function parallelShaftUnit(unit: UnitToDraw): DrawnUnit {
  const { code, hasArm, made, model, read, size } = unit;
  if ([...unit.shafts, ...unit.flanges].includes('B'))
    throw new MissingLetter([model, size, code, 'OUT_B'].join(' · '));
  const own = partOf(unit, made.shaft === 'solid' ? code.slice(model.length) : 'H', 'unit');
  const [h, h1, G] = [own.mm('h'), own.mm('h1'), own.mm('G')];
  const output = made.shaft === 'solid' ? solidOutput(unit, own) : hollowOutput(unit, own);
  const motorAt: Vec3 = [output.end - output.reach, 0, h1];
  const foot = made.foot ? footOf(own, read.part(model, size, 'F', 'foot')) : undefined;
  const lug = partOf(unit, 'H', 'lug');
  const [base, pad] = [partOf(unit, '', 'housing'), foot?.thickness ?? 0];
  const { cover, end, hub, reach, through } = output;
  const envelope = { h, h1, G, high: own.mm('p3') - h, pad, end, cover, reach, hub, through };
  const shape = parallelShaftCase(envelope, base, lug);
  return {
    oil: parallelShaftSeats(envelope, shape),
    bodies: [
      ...parallelShaftHousing(envelope, shape, lug),
      ...adapterBodies(motorAt, G, output.reach),
      ...(foot?.bodies ?? []),
      ...output.bodies,
      ...(hasArm ? rubberBuffers(output.end, lug) : []),
    ],
    frames: [...(foot?.frames ?? []), ...output.frames],
    motorAt,
    motorFlange: G,
  };
}

/** At a place along the output axis, looking to side A; keys up. */
function outAt(x: number): Placement {
  return { at: [x, 0, 0], x: Z, z: X };
}

function solidOutput(unit: UnitToDraw, own: LetterReader): Output {
  const flange = unit.made.flange ? flangeOf(unit, own) : undefined;
  const thicker = flange ? thickerBy(flange, own) : 0;
  return {
    bodies: [
      ...(flange ? flangeBodies(outAt(0), flange) : []),
      ...shaftBodies('output shaft', outAt(0), keyedShaft(own)),
    ],
    frames: [{ name: 'OUT_A', place: outAt(0) }, ...(flange ? [{ name: 'FLANGE', place: outAt(0) }] : [])],
    ...{
      reach: reachToMotor(unit, own, thicker) - own.mm('l'),
      end: 0,
      cover: flange ? -flange.o2 : 0,
      hub: 0,
      through: 0,
    },
  };
}

/** The hub lies behind the face of a flange as far as the motor is further from it; a thicker flange moves it by as much. */
function hollowOutput(unit: UnitToDraw, own: LetterReader): Output {
  const row = partOf(unit, 'AF', 'unit');
  const ofDisc = partOf(unit, 'H', 'shrink disc');
  const [half, outside, reach] = [row.exact('w'), row.mm('d1'), own.mm('q1')];
  const face = faceOf(unit, row, outside);
  const end = face === undefined ? 0 : reach - face.toMotor;
  const disc = () => ({
    ...{ row: own, from: row.shape('w1') - half, to: ofDisc.mm('w') - half, cover: ofDisc.mm('w1') - half },
  });
  const inward: Placement = { at: [end - half, 0, 0], x: Z, z: times(-1, X) };
  const hub = { row, half, outside, bores: [['d', 'u', 't', ['c1', 'c2', 'M']]] } as const;
  return {
    bodies: [...hollowShaft(unit, inward, hub, { disc, of: 'AF' }), ...(face?.bodies ?? [])],
    frames: [
      { name: 'OUT_A', place: outAt(end) },
      { name: 'OUT_B', place: { at: [end - 2 * half, 0, 0], x: Z, z: times(-1, X) } },
      ...(face ? [{ name: 'FLANGE', place: outAt(0) }] : []),
    ],
    ...{ reach, end, cover: Math.max(end, face?.back ?? end), hub: outside, through: 2 * half },
  };
}

/** What a hollow unit is flanged by, and from its face to the motor. */
function faceOf(unit: UnitToDraw, row: LetterReader, hub: number) {
  if (unit.made.flange === undefined) return undefined;
  if (unit.made.flange === 'B14') {
    const face = partOf(unit, 'AZ', 'face');
    return { bodies: faceBodies(outAt(0), face, hub), toMotor: face.exact('q1') - face.exact('f2'), back: 0 };
  }
  const flange = flangeOf(unit, row);
  return {
    bodies: flangeBodies(outAt(0), flange, { bore: hub }),
    toMotor: row.shape('q1') - row.shape('o1') + thickerBy(flange, row),
    back: -flange.o2,
  };
}

/** Threads from below: the first pair q behind the end of the shaft, the others a behind it; the pad is as thick as they are deep. */
function footOf(own: LetterReader, { exact, mm, thread }: LetterReader): DrawnPart & { readonly thickness: number } {
  const first = own.exact('l') - exact('q');
  const middle = first - exact('a') / 2;
  const [h, thickness] = [exact('h'), exact('t1')];
  const body = footBody({
    holesAt: [first - exact('a'), first],
    halfPitch: exact('p1') / 2,
    hole: thread('S1'),
    x: [middle - mm('e') / 2, middle + mm('e') / 2],
    halfWidth: mm('p2') / 2,
    bottom: -h,
    thickness,
  });
  return {
    bodies: [body],
    frames: [{ name: 'FOOT', place: { at: [0, 0, -h], x: X, z: times(-1, Z) } }],
    thickness,
  };
}
