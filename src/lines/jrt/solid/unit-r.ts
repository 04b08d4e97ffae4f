import { adapterBodies } from '#lines/shared/solid/adapter-bodies.ts';
import { FOOT_HOLE } from '#lines/shared/solid/fits.ts';
import { roundTopped } from '#lines/shared/solid/outlines.ts';
import { flangeBodies, footBody } from '#lines/shared/solid/plate-bodies.ts';
import type { LetterReader } from '#lines/shared/solid/read-letters.ts';
import { keyedShaft, shaftBodies } from '#lines/shared/solid/shaft-bodies.ts';
import type { Body } from '#modules/drawings/domain/solids/body.ts';
import { circle, roundedRectangle } from '#modules/drawings/domain/solids/loop.ts';
import type { Placement } from '#modules/drawings/domain/solids/placement.ts';
import { times, X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';
import type { DrawnUnit, UnitToDraw } from './drive-frame.ts';
import { type CoaxialBlock, coaxialSeats } from './oil-seats.ts';
import { flangeOf, reachToMotor, thickerBy } from './output-flange.ts';

/** The output of a unit in line: at the shoulder of its shaft, along the motor, its key up. */
const OUT: Placement = { at: [0, 0, 0], x: Z, z: X };

/** A coaxial unit in M1: the output along +x, its origin at the shoulder of the shaft, the motor axis h1 below. */
export function coaxialUnit(unit: UnitToDraw): DrawnUnit {
  const { code, made, model, read, size } = unit;
  const hasFoot = made.foot === true;
  const hasFlange = made.flange !== undefined;
  // With a face or a longer bearing its shaft and flange have rows of their own.
  const rowName = hasFoot && hasFlange ? `${model}F` : code;
  const letters = read.part(model, size, rowName, 'unit');
  const { mm } = letters;
  const foot = hasFoot ? read.part(model, size, model, 'foot') : undefined;
  const face = hasFlange ? flangeOf(unit, letters) : undefined;
  // Of the shoulder to the motor; a thicker flange or one with a higher pilot moves it by as much.
  const reach = reachToMotor(unit, letters, face ? thickerBy(face, letters) : 0) - mm('l');
  const motorAt = [-reach, 0, -mm('h1')] as const;
  const box = foot
    ? { half: foot.mm('K0') / 2, low: -foot.mm('h'), high: foot.mm('p3') - foot.mm('h') }
    : { half: mm('e') / 2, low: -mm('h'), high: mm('h5') };
  const eye = foot ? eyeOverFoot(foot) : eyeOverAxis(letters);
  const block = { ...box, back: -reach * 0.85, front: -Math.max(face?.o2 ?? 0, reach * 0.12) };
  const shaft = keyedShaft(letters);
  return {
    oil: coaxialSeats(block),
    bodies: [
      ...(foot ? [footOf(foot, mm('l'))] : []),
      housing(block),
      ...(eye ? [eyeBolt(block, eye)] : []),
      boss(shaft.d),
      ...adapterBodies(motorAt, mm('G'), reach),
      ...(face ? flangeBodies(OUT, face) : []),
      ...shaftBodies('output shaft', OUT, shaft),
    ],
    frames: [
      { name: 'OUT_A', place: OUT },
      ...(foot ? [{ name: 'FOOT', place: { at: [0, 0, -foot.mm('h')], x: X, z: times(-1, Z) } } as const] : []),
      ...(face ? [{ name: 'FLANGE', place: OUT }] : []),
    ],
    motorAt,
    motorFlange: mm('G'),
  };
}

/** The first hole lies n behind the end of the shaft, the others b behind it; the foot lies around them. */
function footOf({ exact, fitted, mm }: LetterReader, shaftLength: number): Body {
  const first = shaftLength - exact('n');
  const middle = first - exact('b') / 2;
  return footBody({
    holesAt: [first - exact('b'), first],
    halfPitch: exact('a') / 2,
    hole: fitted('s', FOOT_HOLE),
    x: [middle - mm('f') / 2, middle + mm('f') / 2],
    halfWidth: mm('e') / 2,
    bottom: -exact('h'),
    thickness: mm('h4'),
  });
}

/** The housing as its envelope: exact in height and width, plausible in shape. */
function housing({ back, front, half, high, low }: CoaxialBlock): Body {
  const outer = roundedRectangle([-half, low], [half, high], Math.min(half, (high - low) / 2) * 0.4);
  return {
    ...{ kind: 'prism', name: 'housing', paint: 'housing', place: { at: [0, 0, 0], x: [0, 1, 0], z: X } },
    ...{ outer, holes: [], from: back, to: front },
  };
}

/** The top of the eye by which larger units are lifted, over the output axis: told from the foot plane on. */
function eyeOverFoot({ has, mm }: LetterReader): number | undefined {
  return has('h2') ? mm('h2') - mm('h') : undefined;
}

/** With a flange told from the output axis on; by analogy, as its height h5. */
function eyeOverAxis({ has, outline }: LetterReader): number | undefined {
  return has('h2') ? outline('h2') : undefined;
}

/** An eye on the housing, exact in height, plausible in shape. */
function eyeBolt({ back, front, high }: CoaxialBlock, top: number): Body {
  const r = (top - high) / 2;
  return {
    ...{ kind: 'prism', name: 'eye bolt', paint: 'dark', from: -r * 0.35, to: r * 0.35 },
    place: { at: [back + (front - back) * 0.3, 0, high], x: X, z: times(-1, Y) },
    ...{ outer: roundTopped([[r * 0.7, 0]], r, r), holes: [circle([0, r], r * 0.5)] },
  };
}

/** The cover around the shaft, up to its shoulder. */
function boss(d: number): Body {
  const r = d * 0.9;
  return {
    ...{ kind: 'revolved', name: 'output cover', paint: 'housing', place: { ...OUT, at: [-d, 0, 0] } },
    profile: [
      [0, 0],
      [r * 1.2, 0],
      [r, d],
      [0, d],
    ],
  };
}
