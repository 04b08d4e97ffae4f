import type { Prism } from './body.ts';
import type { Brep, Surface } from './brep.ts';
import { type BrepBuilder, backward, brepBuilder, forward } from './brep-builder.ts';
import { areaOf, type Loop, type Piece, pieceAfter, radiusOf, reversed } from './loop.ts';
import { directed, inWorld, type Placement } from './placement.ts';
import { type Vec2, type Vec3, Z } from './vector.ts';

/** The edges of one loop at both ends, and those between them. */
interface Wall {
  readonly bottom: readonly number[];
  readonly top: readonly number[];
}

const DOWN: Vec3 = [0, 0, -1];

/** The boundary of a prism: a face for each piece of its loops, and one at either end. */
export function prismBrep({ from, holes, outer, place, to }: Prism): Brep {
  if (!(areaOf(outer) > 0) || holes.some((hole) => !(areaOf(hole) > 0)))
    throw new Error('A loop runs counter-clockwise around what it encloses');
  const [low, high] = from < to ? [from, to] : [to, from];
  const builder = brepBuilder();
  const loops = [outer, ...holes.map(reversed)];
  const walls = loops.map((loop) => wallOf(builder, place, loop, [low, high]));
  builder.face({
    surface: endPlane(place, low, DOWN),
    bounds: walls.map(({ bottom }) => bottom.map(backward).reverse()),
    isOutward: true,
  });
  builder.face({
    surface: endPlane(place, high, Z),
    bounds: walls.map(({ top }) => top.map(forward)),
    isOutward: true,
  });
  return builder.done();
}

function endPlane(place: Placement, w: number, normal: Vec3): Surface {
  return { kind: 'plane', place: { at: inWorld(place, [0, 0, w]), x: place.x, z: directed(place, normal) } };
}

function wallOf(builder: BrepBuilder, place: Placement, loop: Loop, [low, high]: Vec2): Wall {
  const corners = (w: number) => loop.map(({ from: [u, v] }) => builder.vertex(inWorld(place, [u, v, w])));
  const [below, above] = [corners(low), corners(high)];
  const nextOf = (ids: readonly number[], at: number) => ids[(at + 1) % ids.length] ?? 0;
  const run = (ids: readonly number[], w: number) =>
    loop.map((piece, at) => {
      const ends = { from: ids[at] ?? 0, to: nextOf(ids, at) };
      return builder.edge(piece.arc ? { ...ends, arc: arcOf(place, piece, w) } : ends);
    });
  const [bottom, top] = [run(below, low), run(above, high)];
  const upright = loop.map((_, at) => builder.edge({ from: below[at] ?? 0, to: above[at] ?? 0 }));
  loop.forEach((piece, at) => {
    const [under, over, here, next] = [bottom[at], top[at], upright[at], nextOf(upright, at)];
    if (under === undefined || over === undefined || here === undefined) return;
    builder.face({
      ...sideOf(place, piece, pieceAfter(loop, at).from, low),
      bounds: [[forward(under), forward(next), backward(over), backward(here)]],
    });
  });
  return { bottom, top };
}

function arcOf(place: Placement, { arc, from }: Piece, w: number): { place: Placement; radius: number } {
  if (arc === undefined) throw new Error('A straight piece has no arc');
  const [cu, cv] = arc.centre;
  const z = directed(place, arc.turn === 'left' ? Z : DOWN);
  return { place: { at: inWorld(place, [cu, cv, w]), x: place.x, z }, radius: radiusOf(from, arc) };
}

/** What is left of a piece is the body, what is right of it outside. */
function sideOf(
  place: Placement,
  { arc, from }: Piece,
  to: Vec2,
  low: number,
): { readonly surface: Surface; readonly isOutward: boolean } {
  if (arc !== undefined) {
    const at = inWorld(place, [...arc.centre, low]);
    return {
      surface: { kind: 'cylinder', place: { at, x: place.x, z: place.z }, radius: radiusOf(from, arc) },
      isOutward: arc.turn === 'left',
    };
  }
  const [du, dv] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(du, dv);
  const at = inWorld(place, [...from, low]);
  const x = directed(place, [du / far, dv / far, 0]);
  return {
    surface: { kind: 'plane', place: { at, x, z: directed(place, [dv / far, -du / far, 0]) } },
    isOutward: true,
  };
}
