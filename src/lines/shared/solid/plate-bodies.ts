import type { Body } from '#modules/drawings/domain/solids/body.ts';
import { circle, type Loop, roundedRectangle } from '#modules/drawings/domain/solids/loop.ts';
import { HERE, type Placement } from '#modules/drawings/domain/solids/placement.ts';
import type { Vec2 } from '#modules/drawings/domain/solids/vector.ts';

/** A foot plate: its four holes, how far it reaches, its bottom and its thickness. */
export interface FootPlate {
  /** Places of the holes along x, and half their pitch across. */
  readonly holesAt: Vec2;
  readonly halfPitch: number;
  readonly hole: number;
  readonly x: Vec2;
  readonly halfWidth: number;
  readonly bottom: number;
  readonly thickness: number;
}

/** A foot with its holes, flat on the machine. */
export function footBody({ bottom, halfPitch, halfWidth, hole, holesAt, thickness, x }: FootPlate): Body {
  const holes = holesAt.flatMap((u) => [-halfPitch, halfPitch].map((v) => circle([u, v], hole / 2)));
  const outer = roundedRectangle([x[0], -halfWidth], [x[1], halfWidth], Math.min(hole / 2, halfWidth / 4));
  return {
    ...{ kind: 'prism', name: 'foot', paint: 'housing', place: HERE },
    outer,
    holes,
    from: bottom,
    to: bottom + thickness,
  };
}

/** A flange of the tables: D2 outside, D bolt circle, D1 pilot, n holes of s, pilot o1 high, plate o2 thick. */
export interface OutputFlange {
  readonly D2: number;
  readonly D: number;
  readonly D1: number;
  readonly n: number;
  readonly s: number;
  readonly o1: number;
  readonly o2: number;
}

/**
 * A flange whose face lies at a place and looks along its z; the pilot stands out of it. A hub or shaft passes through its middle. Where the
 * housing ends before its plate, by a gap from the face, a neck as wide as the pilot carries it.
 */
export function flangeBodies(
  place: Placement,
  { D, D1, D2, n, o1, o2, s }: OutputFlange,
  { bore = 0, gap = 0 }: { readonly bore?: number; readonly gap?: number } = {},
): readonly Body[] {
  const middle = bore > 0 ? [circle([0, 0], bore / 2)] : [];
  const holes = [...middle, ...boltHoles(D / 2, n, s / 2)];
  const named = { kind: 'prism', paint: 'housing', place } as const;
  return [
    { ...named, name: 'flange', outer: circle([0, 0], D2 / 2), holes, from: -o2, to: 0 },
    { ...named, name: 'flange pilot', outer: circle([0, 0], D1 / 2), holes: middle, from: gap > o2 ? -gap : 0, to: o1 },
  ];
}

/** Holes on a circle, none of them on an axis, unless the angle of the first is said, degrees. */
export function boltHoles(r: number, n: number, hole: number, first = 180 / n): readonly Loop[] {
  return Array.from({ length: n }, (_, no) => {
    const angle = (Math.PI * (first + (360 * no) / n)) / 180;
    return circle([r * Math.cos(angle), r * Math.sin(angle)], hole);
  });
}
