import { roundTopped } from '#lines/shared/solid/outlines.ts';
import type { LetterReader } from '#lines/shared/solid/read-letters.ts';
import type { Body } from '#modules/drawings/domain/solids/body.ts';
import { circle } from '#modules/drawings/domain/solids/loop.ts';
import type { Placement } from '#modules/drawings/domain/solids/placement.ts';
import { type Vec2, X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';

/** What a parallel-shaft housing is fitted into; places along x, heights over the output axis. */
export interface ParallelShaftEnvelope {
  /** Down to the foot plane, up to the motor axis, up to the top of the lug. */
  readonly h: number;
  readonly h1: number;
  readonly high: number;
  /** The flange of the motor. */
  readonly G: number;
  /** How thick a foot lies under it. */
  readonly pad: number;
  /** The end of the output at the housing, and from there to the motor. */
  readonly end: number;
  readonly reach: number;
  /** Where the cover around the output ends. */
  readonly cover: number;
  /** The outside of a hollow shaft, and how long it is; 0 of a solid one. */
  readonly hub: number;
  readonly through: number;
}

const PAINTED = { paint: 'housing' } as const;

/** Outlines across the unit: x to the left seen on the output, y up. */
function acrossAt(x: number): Placement {
  return { at: [x, 0, 0], x: Y, z: X };
}

/** The case itself: from back to front along x, half its greatest width, the radius of its round top. */
export interface ParallelShaftCase {
  readonly back: number;
  readonly front: number;
  readonly halfWidth: number;
  readonly halfFoot: number;
  readonly neck: number;
}

/** The case by the rows of the foot mounted unit, which all have, and of the lug, whose buffers it leaves room. */
export function parallelShaftCase(
  { end, G, h1, reach }: ParallelShaftEnvelope,
  base: LetterReader,
  lug: LetterReader,
): ParallelShaftCase {
  const [K0, p2, e] = [base.mm('K0'), base.shape('p2'), base.shape('e')];
  const back = end - reach + base.shape('q1') - base.shape('q') - (base.shape('a') + e) / 2;
  const neck = Math.min(lug.outline('h7') - h1 - lug.outline('s1') / 2, G * 0.45);
  return { back, front: back + e, halfWidth: K0 / 2, halfFoot: Math.min(p2, K0) / 2, neck };
}

/**
 * The housing of a parallel-shaft unit: wide around the output, narrow around the motor axis, a lug on top for the buffers; a boss
 * around the output on either side. Exact in height and width, plausible in shape.
 */
export function parallelShaftHousing(
  { cover, end, h, h1, high, hub, pad, through }: ParallelShaftEnvelope,
  { back, front, halfFoot, halfWidth, neck }: ParallelShaftCase,
  lug: LetterReader,
): readonly Body[] {
  const holes = hub > 0 ? [circle([0, 0], hub / 2)] : [];
  const boss = { ...PAINTED, kind: 'prism', name: 'output cover', place: acrossAt(0), holes } as const;
  const r = Math.min(h - pad, halfWidth) * 0.72;
  const bottom = pad - h;
  // Flat below, widest beside the output, then in to the round top.
  const halfOutline: readonly Vec2[] = [
    [halfFoot, bottom],
    [halfWidth, bottom * 0.45],
    [halfWidth, h1 * 0.12],
  ];
  return [
    {
      ...{ ...PAINTED, kind: 'prism', name: 'housing', place: acrossAt(0), holes, from: back, to: front },
      outer: roundTopped(halfOutline, h1, neck),
    },
    { ...boss, outer: circle([0, 0], r), from: front, to: cover },
    ...(through > 0 ? [{ ...boss, outer: circle([0, 0], hub * 0.7), from: end - through + 2, to: back }] : []),
    lugBody(lugX(end, lug), lug, high - lug.outline('h7'), h1),
  ];
}

/** The middle of the lug along the output axis. */
function lugX(end: number, lug: LetterReader): number {
  return end - lug.outline('A');
}

function lugBody(x: number, lug: LetterReader, eye: number, h1: number): Body {
  const [at, thickness] = [lug.outline('h7'), lug.outline('a3')];
  return {
    ...{ ...PAINTED, kind: 'prism', name: 'lug', place: acrossAt(x), holes: [circle([0, at], lug.outline('s') / 2)] },
    ...{ from: -thickness / 2, to: thickness / 2 },
    outer: [
      { from: [-eye, h1] },
      { from: [eye, h1] },
      { from: [eye, at], arc: { centre: [0, at], turn: 'left' } },
      { from: [-eye, at] },
    ],
  };
}

/** A rubber buffer on either side of the lug, on one bolt. */
export function rubberBuffers(end: number, lug: LetterReader): readonly Body[] {
  const [at, half, w2] = [lug.outline('h7'), lug.outline('a3') / 2, lug.outline('w2')];
  const place: Placement = { at: [lugX(end, lug), 0, at], x: Z, z: X };
  const [outer, bolt] = [lug.outline('s1') / 2, lug.outline('s2') / 2];
  const buffer = (from: number): Body => ({
    ...{ kind: 'prism', name: 'rubber buffer', paint: 'dark', place },
    ...{ outer: circle([0, 0], outer), holes: [circle([0, 0], bolt)], from, to: from + w2 },
  });
  return [
    buffer(half),
    buffer(-half - w2),
    {
      ...{ kind: 'prism', name: 'buffer bolt', paint: 'machined', place, holes: [] },
      ...{ outer: circle([0, 0], bolt), from: -half - w2 * 1.3, to: half + w2 * 1.3 },
    },
  ];
}
