import { faceBodies } from '#lines/shared/solid/face-bodies.ts';
import { flangeBodies } from '#lines/shared/solid/plate-bodies.ts';
import type { LetterReader } from '#lines/shared/solid/read-letters.ts';
import { keyedShaft, shaftBodies } from '#lines/shared/solid/shaft-bodies.ts';
import type { Body } from '#modules/drawings/domain/solids/body.ts';
import type { Placement } from '#modules/drawings/domain/solids/placement.ts';
import { times, type Vec3, Y, Z } from '#modules/drawings/domain/solids/vector.ts';
import { type DrawnPart, type OutputSide, partOf, type UnitToDraw } from './drive-frame.ts';
import { hollowShaft } from './hollow-hub.ts';
import { flangeOf } from './output-flange.ts';
import type { RightAngleType } from './right-angle-types.ts';

/** Side A is on the right seen on the fan cowl. */
const OUTWARD: Readonly<Record<OutputSide, Vec3>> = { A: times(-1, Y), B: Y };

/** The housing around an output: how far it reaches from the middle, and the outside of the hub in it. */
interface Around {
  readonly half: number;
  readonly hub: number;
}

/** What the output is: how far the housing reaches to either side of the middle, and how wide a hub is where there is one. */
export interface RightAngleOutput extends DrawnPart, Around {}

/** The disc lies opposite the flange, or opposite side A, where the shaft of the customer enters. */
export function hollowOutput(unit: UnitToDraw, type: RightAngleType): RightAngleOutput {
  const hub = type.hub(unit);
  const discSide = unit.made.flange && unit.flanges[0] === 'B' ? 'A' : 'B';
  const disc = () => type.disc(unit, hub);
  const half = hub.half - hub.recess;
  const flanges = hollowFlanges(unit, type, { half, hub: hub.outside });
  return {
    bodies: [...hollowShaft(unit, outAt(discSide, 0), hub, { disc, of: hub.part }), ...flanges.bodies],
    frames: [
      ...(['A', 'B'] as const).map((side) => ({ name: `OUT_${side}`, place: outAt(side, hub.half) })),
      ...flanges.frames,
    ],
    half,
    hub: hub.outside,
  };
}

function hollowFlanges(unit: UnitToDraw, type: RightAngleType, { half, hub }: Around): DrawnPart {
  if (unit.made.flange === undefined) return { bodies: [], frames: [] };
  if (unit.made.flange === 'B5') {
    const { at, row } = type.faceOfHollow(unit);
    const flange = flangeOf(unit, row);
    return onFlangeSides(unit, at, (place) => flangeBodies(place, flange, { bore: hub, gap: at - half }));
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

/** Solid shafts on their sides, a flange at their shoulder. */
export function solidOutput(unit: UnitToDraw, own: LetterReader): RightAngleOutput {
  const { made, shafts } = unit;
  const shoulder = own.exact('w') - own.exact('l');
  const half = own.has('w1') ? own.mm('w1') : own.mm('A');
  const flanges = made.flange ? solidFlanges(unit, own, { half, shoulder }) : { bodies: [], frames: [] };
  return {
    bodies: [
      ...shafts.flatMap((side) => shaftBodies(`output shaft ${side}`, outAt(side, shoulder), keyedShaft(own))),
      ...flanges.bodies,
    ],
    frames: [...shafts.map((side) => ({ name: `OUT_${side}`, place: outAt(side, shoulder) })), ...flanges.frames],
    half,
    hub: 0,
  };
}

function solidFlanges(
  unit: UnitToDraw,
  own: LetterReader,
  { half, shoulder }: { readonly half: number; readonly shoulder: number },
): DrawnPart {
  const flange = flangeOf(unit, own);
  return onFlangeSides(unit, shoulder, (place) => flangeBodies(place, flange, { gap: shoulder - half }));
}

/** A place on the output axis, so far from the middle, that looks out to its side; keys are up. */
export function outAt(side: OutputSide, far: number): Placement {
  return { at: times(far, OUTWARD[side]), x: Z, z: OUTWARD[side] };
}
