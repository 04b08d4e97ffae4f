import { opposite, type Point, type Turn, X, Y, Z } from '#modules/drawings/domain/isometric.ts';
import { circle, rectangle } from '#modules/drawings/domain/outline.ts';
import { boltCircle, shaft } from '#modules/drawings/domain/output-parts.ts';
import type { Scene } from '#modules/drawings/domain/scene.ts';
import type { Solid } from '#modules/drawings/domain/solid.ts';
import { block, cylinder, prism, turnSolids } from '#modules/drawings/domain/solid.ts';
import type { Design } from './source/parts.ts';

/** A planetary gear unit, in line or with a bevel stage, the typical product of the line with two stages; not to scale. */
export function jrpScene(design: Design = 'L', stages = 2, made: Made = {}): Scene {
  const rings = RINGS.slice(0, design === 'K' ? Math.max(1, stages - 1) : stages);
  const end = rings.reduce((at, { length }) => at - length - JOINT, HEAD);
  const { radius } = rings.at(-1) ?? RINGS[0];
  const input = design === 'K' ? bevelInput(end) : inLineInput(end);
  const solids = [...output(made), ...stack(rings), joint(end, radius), ...input];
  const turn = TURNS[made.position ?? ''];
  if (turn === undefined) return { solids };
  return { solids: turnSolids(turn, solids), gravity: 'down' };
}

/** How a unit is fixed and how its output is made, by the codes of the fields. */
export interface Made {
  /** Flange, foot, or shrink-disc hollow shaft with torque arm; left out, the flange, and nothing stands out by its colour. */
  readonly mounting?: string | undefined;
  readonly output?: string | undefined;
  readonly position?: string | undefined;
}

const AS_BUILT: Turn = [X, Y, Z];
const OUTPUT_DOWN: Turn = [opposite(Z), Y, X];
const OUTPUT_UP: Turn = [Z, Y, opposite(X)];

/** The turns of the mounting positions: feet at the left and at the right as seen onto the output. */
const TURNS: Readonly<Record<string, Turn>> = {
  B5: AS_BUILT,
  V1: OUTPUT_DOWN,
  V3: OUTPUT_UP,
  B3: AS_BUILT,
  B6: [X, opposite(Z), Y],
  B7: [X, Z, opposite(Y)],
  B8: [X, opposite(Y), opposite(Z)],
  V5: OUTPUT_DOWN,
  V6: OUTPUT_UP,
};

/** Where the first ring gear ends, seen from the output flange. */
const HEAD = -3.2;
/** How thick the joint of two ring gears is, and how far it stands out. */
const JOINT = 1.4;
const RIM = 0.8;
const RIBS = Array.from({ length: 24 }, (_, index) => index * 15);

/** The ring gears from the output on. */
const RINGS = [
  { length: 6.6, radius: 8.6 },
  { length: 5, radius: 6.6 },
  { length: 4.4, radius: 5.6 },
  { length: 3.8, radius: 4.8 },
] as const;

/** Where the output leaves the housing. */
const FACE = 3.2;

function output({ mounting = 'F', output: end = 'S', position }: Made): readonly Solid[] {
  const accent = position !== undefined;
  return [
    ...(mounting === 'B' ? foot(accent) : []),
    cylinder('x', [HEAD, 0], [0, 0], 7.6, { taper: 1 }),
    ...(FIXED[mounting]?.(accent) ?? []),
    cylinder('x', [1.8, FACE], [0, 0], 8),
    ...shaftEnd(mounting === 'S' ? 'shrink' : end, accent),
  ];
}

/** What fixes a unit around its output. */
const FIXED: Readonly<Record<string, (accent: boolean) => readonly Solid[]>> = {
  F: (accent) => [cylinder('x', [0, 1.8], [0, 0], 12, { accent, toFace: boltCircle([0, 0], 10.4, 0.75, 12) })],
  B: () => [cylinder('x', [0, 1.8], [0, 0], 9.4)],
  S: (accent) => [
    prism(
      'x',
      [0, 1.8],
      [
        { u: 0, v: 0, r: 9.4 },
        { u: 0, v: -15, r: 2.8 },
      ],
      {
        accent,
        toFace: [{ hole: circle(0, -15, 1.4) }],
      },
    ),
  ],
};

/** A pedestal under the output and its plate. */
function foot(accent: boolean): readonly Solid[] {
  const pedestal = [
    { u: -8, v: -11.4, r: 0.6 },
    { u: 8, v: -11.4, r: 0.6 },
    { u: 0, v: -4, r: 5 },
  ];
  return [block([-9, 2.4], [-12, 12], [-13.6, -12], { accent, r: 1 }), prism('x', [-3, 0], pedestal, { accent })];
}

function shaftEnd(end: string, accent: boolean): readonly Solid[] {
  const face = { axis: 'x', at: FACE, centre: [0, 0], out: 1 } as const;
  if (end === 'shrink') return shaft(face, 'shrink', accent);
  if (end === 'H') return shaft(face, 'splined', accent);
  if (end !== 'P') return shaft(face, 'solid', accent);
  return [
    cylinder('x', [FACE, FACE + 2], [0, 0], 4.6, { taper: -0.6 }),
    cylinder('x', [FACE + 2, FACE + 9], [0, 0], 2.4, { accent, ribs: SPLINE }),
  ];
}

const SPLINE = Array.from({ length: 18 }, (_, index) => index * 20);

/** Ribbed ring gears behind one another, a joint in front of each. */
function stack(rings: readonly { readonly length: number; readonly radius: number }[]): readonly Solid[] {
  let at = HEAD;
  return rings.flatMap(({ length, radius }, index) => {
    const front = at - JOINT;
    const inFront = joint(at, rings[index - 1]?.radius ?? radius);
    at = front - length;
    return [inFront, cylinder('x', [at, front], [0, 0], radius, { ribs: RIBS })];
  });
}

function joint(at: number, radius: number): Solid {
  return cylinder('x', [at - JOINT, at], [0, 0], radius + RIM);
}

/** The adapter for the motor behind the last stage. */
function inLineInput(end: number): readonly Solid[] {
  return [
    cylinder('x', [end - 5, end - JOINT], [0, 0], 4.4, { taper: 1.6 }),
    prism('x', [end - 7.4, end - 5], rectangle([-6, 6], [-6, 6], 1.4)),
  ];
}

/** Half the width of the housing of the bevel stage. */
const HALF = 5.4;

/** The housing of the bevel stage behind the last ring gear, with the adapter for the motor at a right angle to the output. */
function bevelInput(end: number): readonly Solid[] {
  const middle = end - JOINT - HALF;
  const around: Point = [middle, 0];
  return [
    block([middle - HALF, middle + HALF], [-HALF, HALF], [-HALF, HALF], { r: 1.4 }),
    cylinder('x', [middle - HALF - 1, middle - HALF], [0, 0], 3.6),
    cylinder('y', [HALF, HALF + 1.2], around, 5),
    cylinder('y', [HALF + 1.2, HALF + 4.6], around, 4.2, { taper: 1 }),
    prism('y', [HALF + 4.6, HALF + 7], rectangle([middle - 6, middle + 6], [-6, 6], 1.4), {
      toFace: boltCircle(around, 7, 0.5, 4),
    }),
  ];
}
