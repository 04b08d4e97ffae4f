import { boltHoles } from '#lines/shared/solid/plate-bodies.ts';
import { type Body, type SolidModel, turnedModel } from '#modules/drawings/domain/solids/body.ts';
import { circle, type Loop, polygon, roundedRectangle } from '#modules/drawings/domain/solids/loop.ts';
import { along, HERE, movedPlace, type Placement, type Turn } from '#modules/drawings/domain/solids/placement.ts';
import { times, type Vec2, type Vec3, X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';
import type { Values } from '#product/configuration.ts';

/**
 * An illustration of a planetary unit, of which no dimensions are known: stages, design, fixing and output as they are chosen, every
 * length invented. The output looks along +x, its flange at the origin.
 */
export function illustratedPlanetary(values: Values): SolidModel | undefined {
  const {
    builtInType: fixing = 'F',
    design = 'L',
    installationPosition = '',
    outputShaftType = 'S',
    stages = '',
  } = values;
  const count = Number(stages) || 2;
  const rings = RINGS.slice(0, design === 'K' ? Math.max(1, count - 1) : count);
  const end = rings.reduce((at, { length }) => at - length - JOINT, HEAD);
  const last = rings.at(-1) ?? RINGS[0];
  const bodies = [
    ...(fixing === 'B' ? foot() : []),
    turnedBody('output housing', [HEAD, 0], [66, 76]),
    ...(FIXED[fixing]?.() ?? []),
    turnedBody('output cover', [18, FACE], [80, 80]),
    ...outputEnd(fixing === 'S' ? 'shrink' : outputShaftType),
    ...stack(rings),
    turnedBody('joint', [end - JOINT, end], [last.radius + RIM, last.radius + RIM]),
    ...(design === 'K' ? bevelInput(end) : inLineInput(end)),
  ];
  return turnedModel(TURNS[installationPosition] ?? AS_BUILT, { bodies, frames: [] });
}

const AS_BUILT: Turn = [X, Y, Z];
const [down, right, back]: readonly [Vec3, Vec3, Vec3] = [times(-1, Z), times(-1, Y), times(-1, X)];
const OUTPUT_DOWN: Turn = [down, Y, X];
const OUTPUT_UP: Turn = [Z, Y, back];

/** The turns of the positions: feet at the left and at the right as seen onto the output. */
const TURNS: Readonly<Record<string, Turn>> = {
  B5: AS_BUILT,
  V1: OUTPUT_DOWN,
  V3: OUTPUT_UP,
  B3: AS_BUILT,
  B6: [X, down, Y],
  B7: [X, Z, right],
  B8: [X, right, down],
  V5: OUTPUT_DOWN,
  V6: OUTPUT_UP,
};

/** Where the first ring gear ends, how thick a joint is and how far it stands out, where the output leaves the housing. */
const [HEAD, JOINT, RIM, FACE] = [-32, 14, 8, 32];

/** The ring gears from the output on. */
const RINGS = [
  { length: 66, radius: 86 },
  { length: 50, radius: 66 },
  { length: 44, radius: 56 },
  { length: 38, radius: 48 },
] as const;

/** Outlines across the axis: the first way up, the second to side A. */
const ACROSS: Placement = { at: [0, 0, 0], x: Z, z: X };

/** A body round the axis between two places, from one radius to another. */
function turnedBody(name: string, [from, to]: Vec2, [r0, r1]: Vec2, place: Placement = ACROSS): Body {
  return {
    ...{ kind: 'revolved', name, paint: 'housing', place },
    profile: [
      [0, from],
      [r0, from],
      [r1, to],
      [0, to],
    ],
  };
}

function plate(name: string, outer: Loop, holes: readonly Loop[], [from, to]: Vec2, place: Placement = ACROSS): Body {
  return { kind: 'prism', name, paint: 'housing', place, outer, holes, from, to };
}

/** What fixes a unit around its output: a flange, a pedestal, a torque arm. */
const FIXED: Readonly<Record<string, () => readonly Body[]>> = {
  F: () => [plate('flange', circle([0, 0], 120), boltHoles(104, 12, 7.5), [0, 18])],
  B: () => [plate('front plate', circle([0, 0], 94), [], [0, 18])],
  S: () => [
    plate('torque arm', armOutline(94, 150, 28), [circle([-150, 0], 14)], [0, 18]),
    turnedBody('front plate', [0, 18], [92, 92]),
  ],
};

/** A plate round the axis that narrows to an eye below. */
function armOutline(r: number, far: number, eye: number): Loop {
  const turn = { centre: [0, 0], turn: 'left' } as const;
  return [
    { from: [-r * 0.5, -r * 0.866], arc: turn },
    { from: [-r * 0.5, r * 0.866] },
    { from: [-far, eye], arc: { centre: [-far, 0], turn: 'left' } },
    { from: [-far, -eye] },
  ];
}

function foot(): readonly Body[] {
  const holes = [-78, 12].flatMap((x) => [-105, 105].map((y) => circle([x, y], 8)));
  return [
    {
      ...{ kind: 'prism', name: 'foot', paint: 'housing', place: HERE, from: -136, to: -120 },
      ...{ outer: roundedRectangle([-94, -122], [26, 122], 10), holes },
    },
    plate('foot pedestal', polygon([-120, -84], [-30, -66], [-30, 66], [-120, 84]), [], [-36, 0]),
  ];
}

function outputEnd(kind: string): readonly Body[] {
  return (ENDS[kind] ?? ENDS.S)?.() ?? [];
}

const ENDS: Readonly<Record<string, () => readonly Body[]>> = {
  S: () => [
    turnedBody('output shaft', [FACE, FACE + 92], [30, 30]),
    {
      ...{ kind: 'prism', name: 'output shaft key', paint: 'machined', holes: [], from: 20, to: 36 },
      ...{ place: { at: [0, 0, 0], x: X, z: Z }, outer: roundedRectangle([FACE + 14, -7], [FACE + 84, 7], 6) },
    },
  ],
  P: () => [
    turnedBody('output shaft shoulder', [FACE, FACE + 20], [46, 40]),
    plate('output shaft spline', toothed(27, 31, 18), [], [FACE + 20, FACE + 92]),
  ],
  H: () => [plate('output shaft hollow', circle([0, 0], 46), [toothed(25, 29, 18)], [FACE, FACE + 24])],
  shrink: () => [
    plate('hollow shaft', circle([0, 0], 40), [circle([0, 0], 28)], [FACE, FACE + 44]),
    plate('shrink disc', circle([0, 0], 66), [circle([0, 0], 40)], [FACE + 8, FACE + 32]),
  ],
};

/** A round outline with so many teeth between two radii. */
function toothed(inner: number, outer: number, count: number): Loop {
  return polygon(
    ...Array.from({ length: count * 4 }, (_, no): Vec2 => {
      const angle = (2 * Math.PI * (no + 0.5)) / (count * 4);
      const r = no % 4 < 2 ? inner : outer;
      return [r * Math.cos(angle), r * Math.sin(angle)];
    }),
  );
}

/** Ribbed ring gears behind one another, a joint in front of each. */
function stack(rings: readonly { readonly length: number; readonly radius: number }[]): readonly Body[] {
  let at = HEAD;
  return rings.flatMap(({ length, radius }, no) => {
    const [joint, from] = [at, at - JOINT];
    const wide = (rings[no - 1]?.radius ?? radius) + RIM;
    at = from - length;
    return [
      turnedBody('joint', [joint - JOINT, joint], [wide, wide]),
      plate('ring gear', toothed(radius * 0.96, radius, 24), [], [at, from]),
    ];
  });
}

/** The adapter for the motor behind the last stage. */
function inLineInput(end: number): readonly Body[] {
  const square = roundedRectangle([-60, -60], [60, 60], 14);
  return [
    turnedBody('adapter', [end - 50, end - JOINT], [44, 56]),
    plate('adapter flange', square, [], [end - 74, end - 50]),
  ];
}

/** Half the width of the housing of the bevel stage. */
const HALF = 54;

/** The housing of the bevel stage behind the last ring gear, with the adapter for the motor at side A. */
function bevelInput(end: number): readonly Body[] {
  const middle = end - JOINT - HALF;
  const aside: Placement = movedPlace([middle, 0, 0], { ...along('y'), x: Z, z: times(-1, Y) });
  return [
    plate('bevel housing', roundedRectangle([-HALF, -HALF], [HALF, HALF], 14), [], [middle - HALF, middle + HALF]),
    turnedBody('bevel cover', [middle - HALF - 10, middle - HALF], [36, 36]),
    turnedBody('adapter', [HALF, HALF + 46], [50, 42], aside),
    plate(
      'adapter flange',
      roundedRectangle([-60, -60], [60, 60], 14),
      boltHoles(70, 4, 5, 45),
      [HALF + 46, HALF + 70],
      aside,
    ),
  ];
}
