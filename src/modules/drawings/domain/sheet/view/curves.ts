import type { Body, Prism, Revolved } from '#modules/drawings/domain/solids/body.ts';
import { type Loop, type Piece, pieceAfter, radiusOf, sweptAngle } from '#modules/drawings/domain/solids/loop.ts';
import { inWorld, type Placement, yOf } from '#modules/drawings/domain/solids/placement.ts';
import { dot, plus, times, type Vec2, type Vec3 } from '#modules/drawings/domain/solids/vector.ts';
import { stepAround, stepOf } from './facets.ts';

/** A line of a body that can be seen, in space. Those of fins are fine: they are many, and say little. */
export type Curve = { readonly kind: 'line'; readonly from: Vec3; readonly to: Vec3; readonly isFine: boolean } | Arc;

/** An arc about a centre: from an angle on, counter-clockwise from x to y, both as long as its radius. */
export interface Arc {
  readonly kind: 'arc';
  readonly centre: Vec3;
  readonly x: Vec3;
  readonly y: Vec3;
  readonly begin: number;
  readonly swept: number;
  /** The angle between the corners of the facets beside it. */
  readonly step: number;
  readonly isFine: boolean;
  /** Whether it is the rim of a hole, which is told also where it is hidden. */
  readonly isHole: boolean;
}

/** More corners than this has only what is finned. */
const MANY_CORNERS = 40;

/** The edges of a body and the outlines of its rounds, as a viewer at +z sees them. */
export function curvesOf(body: Body): readonly Curve[] {
  return body.kind === 'prism' ? prismCurves(body) : revolvedCurves(body);
}

/** A point of an arc. */
export function pointAt({ centre, x, y }: Arc, angle: number): Vec3 {
  return plus(centre, plus(times(Math.cos(angle), x), times(Math.sin(angle), y)));
}

function prismCurves({ from, holes, outer, place, to }: Prism): readonly Curve[] {
  const isFine = outer.length > MANY_CORNERS;
  const upright = ([u, v]: Vec2): Curve => ({
    ...{ kind: 'line', isFine },
    ...{ from: inWorld(place, [u, v, from]), to: inWorld(place, [u, v, to]) },
  });
  return [outer, ...holes].flatMap((loop, no) => [
    ...[from, to].flatMap((w) => loop.map((_, at) => pieceCurve(place, loop, at, w, { isFine, isHole: no > 0 }))),
    ...loop.flatMap((piece, at) => (isCorner(loop, at) ? [upright(piece.from)] : [])),
    ...loop.flatMap((_, at) => outlinesOf(place, loop, at).map(upright)),
  ]);
}

function pieceCurve(
  place: Placement,
  loop: Loop,
  at: number,
  w: number,
  kind: { readonly isFine: boolean; readonly isHole: boolean },
): Curve {
  const piece = pieceOf(loop, at);
  const to = pieceAfter(loop, at).from;
  if (piece.arc === undefined)
    return { ...kind, kind: 'line', from: inWorld(place, [...piece.from, w]), to: inWorld(place, [...to, w]) };
  const { begin, r, swept } = spread(piece, to);
  const centre = inWorld(place, [...piece.arc.centre, w]);
  const step = stepOf(loop);
  return { ...kind, kind: 'arc', centre, x: times(r, place.x), y: times(r, yOf(place)), begin, swept, step };
}

function pieceOf(loop: Loop, at: number): Piece {
  const piece = loop[at];
  if (piece === undefined) throw new Error('No such piece');
  return piece;
}

/** An arc as it is walked counter-clockwise. */
function spread(
  { arc, from }: Piece,
  to: Vec2,
): { readonly begin: number; readonly swept: number; readonly r: number } {
  if (arc === undefined) throw new Error('A straight piece has no arc');
  const [cu, cv] = arc.centre;
  const start = arc.turn === 'left' ? from : to;
  return {
    begin: Math.atan2(start[1] - cv, start[0] - cu),
    swept: sweptAngle(from, to, arc),
    r: radiusOf(from, arc),
  };
}

/** Whether the outline has a corner where a piece begins: where arcs run on smoothly there is no edge. */
function isCorner(loop: Loop, at: number): boolean {
  const before = pieceOf(loop, (at + loop.length - 1) % loop.length);
  const piece = pieceOf(loop, at);
  const into = directionAt(before, piece.from, piece.from);
  const out = directionAt(piece, pieceAfter(loop, at).from, piece.from);
  return Math.abs(into[0] * out[1] - into[1] * out[0]) > 0.02 || into[0] * out[0] + into[1] * out[1] < 0;
}

/** Where a piece heads at one of its ends. */
function directionAt({ arc, from }: Piece, to: Vec2, at: Vec2): Vec2 {
  const [du, dv] = arc
    ? arc.turn === 'left'
      ? [arc.centre[1] - at[1], at[0] - arc.centre[0]]
      : [at[1] - arc.centre[1], arc.centre[0] - at[0]]
    : [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(du, dv);
  return [du / far, dv / far];
}

/** The points of an arc at which a wall over it turns away from the viewer. */
function outlinesOf({ x, ...place }: Placement, loop: Loop, at: number): readonly Vec2[] {
  const piece = pieceOf(loop, at);
  const [du, dv] = [x[2], yOf({ x, ...place })[2]];
  if (piece.arc === undefined || Math.hypot(du, dv) < 1e-9) return [];
  const { begin, r, swept } = spread(piece, pieceAfter(loop, at).from);
  const [cu, cv] = piece.arc.centre;
  const across = Math.atan2(dv, du) + Math.PI / 2;
  return [across, across + Math.PI]
    .filter((angle) => within(angle - begin, swept))
    .map((angle): Vec2 => [cu + r * Math.cos(angle), cv + r * Math.sin(angle)]);
}

function within(angle: number, swept: number): boolean {
  const turn = 2 * Math.PI;
  return ((angle % turn) + turn) % turn <= swept + 1e-9;
}

function revolvedCurves({ place, profile }: Revolved): readonly Curve[] {
  const y = yOf(place);
  const step = stepAround(Math.max(...profile.map(([r]) => r)));
  const rims = profile.flatMap(([r, w]): readonly Curve[] =>
    r === 0
      ? []
      : [
          {
            ...{ kind: 'arc', centre: inWorld(place, [0, 0, w]), x: times(r, place.x), y: times(r, y) },
            ...{ begin: 0, swept: 2 * Math.PI, step, isFine: false, isHole: false },
          },
        ],
  );
  const outlines = profile.flatMap((from, at) => bandOutlines(place, from, profile[(at + 1) % profile.length] ?? from));
  return [...rims, ...outlines];
}

/** The two lines at which a cylinder or cone turns away from the viewer: where its normal stands across the view. */
function bandOutlines(place: Placement, [r0, z0]: Vec2, [r1, z1]: Vec2): readonly Curve[] {
  const [out, up] = [z1 - z0, r0 - r1];
  const [du, dv, dw] = [place.x[2], yOf(place)[2], place.z[2]];
  const tilt = Math.hypot(du, dv);
  const cosine = -(up * dw) / (out * tilt);
  if (out === 0 || tilt < 1e-9 || Math.abs(cosine) > 1) return [];
  const [middle, half] = [Math.atan2(dv, du), Math.acos(cosine)];
  const at = (r: number, z: number, angle: number) => inWorld(place, [r * Math.cos(angle), r * Math.sin(angle), z]);
  return [middle - half, middle + half].map((angle) => ({
    ...{ kind: 'line', from: at(r0, z0, angle), to: at(r1, z1, angle), isFine: false },
  }));
}

/** Whether an arc lies flat before the viewer, so that it is seen as an arc. */
export function isFlat({ x, y }: Arc): boolean {
  return Math.abs(x[2]) < 1e-6 && Math.abs(y[2]) < 1e-6;
}

/** Whether an arc is seen edge-on, as a line. */
export function isEdgeOn({ x, y }: Arc): boolean {
  return Math.abs(x[0] * y[1] - x[1] * y[0]) < 1e-6 * dot(x, x);
}
