import { SHAFT_KEYWAY } from '#lines/shared/solid/fits.ts';
import { standardKey } from '#lines/shared/solid/keyways.ts';
import { hubBodies, keyBody } from '#lines/shared/solid/shaft-bodies.ts';
import type { Body } from '#modules/drawings/domain/solids/body.ts';
import { type Drawn, type OutputSide, outAt, SIDES, type WormToDraw } from './worm-frame.ts';
import type { WormHousing } from './worm-housing.ts';

/** What the output is: hollow with a bore, mm, or with a plug-in shaft on sides. */
export interface WormOutput {
  readonly bore: number | undefined;
  readonly plugged: readonly OutputSide[];
}

/** The hollow shaft with the keyway of the standard, and the shaft that is plugged into it. */
export function wormOutput(unit: WormToDraw, housing: WormHousing, { bore, plugged }: WormOutput): Drawn {
  const { read, size, view } = unit;
  const d = bore ?? read.part('JRW', size, 'housing', view).exact('D');
  read.tell({ view, letter: 'D', value: d, tolerance: 'H7', confidence: 'published' });
  const { halfHub: halfLength, hubRadius } = housing;
  const hub = { d, d1: hubRadius * 2, halfLength, ...standardKey(read, d, 'hub', 'keyway') };
  const hollow = hubBodies('hollow shaft', outAt('A', 0), hub);
  if (plugged.length > 0) return pluggedShaft(unit, halfLength, plugged, hollow);
  return { bodies: hollow, frames: SIDES.map((side) => ({ name: `OUT_${side}`, place: outAt(side, halfLength) })) };
}

/** A shaft through the hub: a collar of B1 less B before it on each side it leaves, B long from there; the other end is held by what is left of L. */
function pluggedShaft(
  { read, size }: WormToDraw,
  half: number,
  sides: readonly OutputSide[],
  hollow: readonly Body[],
): Drawn {
  const { exact, fitted } = read.part('JRW', size, 'SS/DS', 'plug-in shaft');
  const [first = 'A'] = sides;
  const isDouble = sides.length > 1;
  const [d, B, B1] = [exact('d'), exact('B'), exact('B1')];
  const total = isDouble ? exact('L1_double', 'L1') : exact('L');
  const shoulder = half + B1 - B;
  const ends = { d, B, half, shoulder, tail: total - 2 * half - B1, isDouble };
  const shaft = { d, l: B, l1: B * 0.1, l2: B * 0.8, u: fitted('b1', SHAFT_KEYWAY), t: exact('t1') };
  return {
    bodies: [
      ...hollow,
      throughShaft(first, ends),
      ...sides.map((side) => keyBody(`output shaft ${side}`, outAt(side, shoulder), shaft)),
    ],
    frames: sides.map((side) => ({ name: `OUT_${side}`, place: outAt(side, shoulder) })),
  };
}

interface ShaftEnds {
  readonly d: number;
  readonly B: number;
  readonly half: number;
  readonly shoulder: number;
  readonly tail: number;
  readonly isDouble: boolean;
}

/** The shaft turned in one piece; the collar keeps it from moving, a disc on the other side of a single one as well. */
function throughShaft(side: OutputSide, { B, d, half, isDouble, shoulder, tail }: ShaftEnds): Body {
  const r = d / 2;
  const chamfer = Math.min(2, d / 20);
  const far = (direction: 1 | -1) =>
    [
      [r * 1.25, direction * half],
      [r * 1.25, direction * shoulder],
      [r, direction * shoulder],
      [r, direction * (shoulder + B - chamfer)],
      [r - chamfer, direction * (shoulder + B)],
      [0, direction * (shoulder + B)],
    ] as const;
  const held = [
    [0, -half - tail],
    [r * 1.25, -half - tail],
    [r * 1.25, -half],
  ] as const;
  return {
    ...{ kind: 'revolved', name: `output shaft ${side}`, paint: 'machined', place: outAt(side, 0) },
    profile: [...(isDouble ? far(-1).toReversed() : held), [r, -half], [r, half], ...far(1)],
  };
}
