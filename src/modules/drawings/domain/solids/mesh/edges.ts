import type { Body, Prism, Revolved } from '#modules/drawings/domain/solids/body.ts';
import { type Loop, pieceAfter, pointsOf } from '#modules/drawings/domain/solids/loop.ts';
import { inWorld } from '#modules/drawings/domain/solids/placement.ts';
import type { Vec2, Vec3 } from '#modules/drawings/domain/solids/vector.ts';

/** A straight piece of an edge, from one point to another. */
export type Segment = readonly [Vec3, Vec3];

/** Round edges in steps of 7.5°. */
const STEP = Math.PI / 24;
/** Pieces of an outline that meet in more than this have an edge between them, radians. */
const SHARP = 0.2;

/** The edges one sees of a body: the rims of its ends and holes, its corners, the steps of what is turned. */
export function edgesOf(body: Body): readonly Segment[] {
  return body.kind === 'prism' ? prismEdges(body) : revolvedEdges(body);
}

function prismEdges({ from, holes, outer, place, to }: Prism): readonly Segment[] {
  return [outer, ...holes].flatMap((loop) => [
    ...[from, to].flatMap((w) => ring(pointsOf(loop, STEP).map(([u, v]) => inWorld(place, [u, v, w])))),
    ...cornersOf(loop).map(([u, v]): Segment => [inWorld(place, [u, v, from]), inWorld(place, [u, v, to])]),
  ]);
}

function revolvedEdges({ place, profile }: Revolved): readonly Segment[] {
  const angles = Array.from({ length: Math.round((2 * Math.PI) / STEP) }, (_, no) => no * STEP);
  return profile.flatMap(([r, z]) =>
    r === 0 ? [] : ring(angles.map((angle) => inWorld(place, [r * Math.cos(angle), r * Math.sin(angle), z]))),
  );
}

function ring(points: readonly Vec3[]): readonly Segment[] {
  return points.flatMap((point, at): readonly Segment[] => {
    const next = points[(at + 1) % points.length];
    return next ? [[point, next]] : [];
  });
}

/** Where two pieces of an outline meet in a corner. */
function cornersOf(loop: Loop): readonly Vec2[] {
  return loop.flatMap(({ from }, at) => {
    const before = directionAt(loop, (at + loop.length - 1) % loop.length, 'end');
    const after = directionAt(loop, at, 'start');
    const angle = Math.abs(
      Math.atan2(before[0] * after[1] - before[1] * after[0], before[0] * after[0] + before[1] * after[1]),
    );
    return angle > SHARP ? [from] : [];
  });
}

/** Where a piece leads at its start or end. */
function directionAt(loop: Loop, at: number, where: 'start' | 'end'): Vec2 {
  const piece = loop[at];
  if (piece === undefined) throw new Error('A loop has no such piece');
  const to = pieceAfter(loop, at).from;
  if (piece.arc === undefined) return [to[0] - piece.from[0], to[1] - piece.from[1]];
  const [u, v] = where === 'start' ? piece.from : to;
  const [cu, cv] = piece.arc.centre;
  return piece.arc.turn === 'left' ? [cv - v, u - cu] : [v - cv, cu - u];
}
