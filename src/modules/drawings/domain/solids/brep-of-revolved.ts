import type { Revolved } from './body.ts';
import type { Brep, Surface, Walked } from './brep.ts';
import { type BrepBuilder, backward, brepBuilder, forward } from './brep-builder.ts';
import { directed, inWorld, type Placement } from './placement.ts';
import { type Vec3, Z } from './vector.ts';
import { volumeOf } from './volume.ts';

/** A corner of the profile: its circle in two halves, front and back, and where they meet. */
interface Ring {
  readonly r: number;
  readonly z: number;
  readonly right: number;
  readonly left: number;
  readonly front: number;
  readonly back: number;
}

const DOWN: Vec3 = [0, 0, -1];

/** The boundary of a turned body: half faces of cylinders and cones, so that none has a seam, and whole ones of planes. */
export function revolvedBrep(body: Revolved): Brep {
  const { place, profile } = body;
  if (!(volumeOf(body) > 0) || profile.some(([r]) => r < 0))
    throw new Error('A profile runs counter-clockwise on one side of its axis');
  const builder = brepBuilder();
  const rings = profile.map(([r, z]) => ringOf(builder, place, r, z));
  rings.forEach((ring, at) => {
    const next = rings[(at + 1) % rings.length];
    if (next !== undefined) faceBetween(builder, place, ring, next);
  });
  return builder.done();
}

function ringOf(builder: BrepBuilder, place: Placement, r: number, z: number): Ring {
  if (r === 0) return { r, z, right: -1, left: -1, front: -1, back: -1 };
  const right = builder.vertex(inWorld(place, [r, 0, z]));
  const left = builder.vertex(inWorld(place, [-r, 0, z]));
  const arc = { place: { ...place, at: inWorld(place, [0, 0, z]) }, radius: r };
  const front = builder.edge({ from: right, to: left, arc });
  return { r, z, right, left, front, back: builder.edge({ from: left, to: right, arc }) };
}

function faceBetween(builder: BrepBuilder, place: Placement, one: Ring, next: Ring): void {
  if (one.r === 0 && next.r === 0) return;
  if (one.z === next.z) {
    if (one.r === next.r) throw new Error('A side of a profile has a length');
    builder.face(flatFace(place, one, next));
    return;
  }
  if (one.r === 0 || next.r === 0) throw new Error('A turned body has no point');
  const surface = roundSurface(place, one, next);
  const isOutward = next.z > one.z;
  const right = builder.edge({ from: one.right, to: next.right });
  const left = builder.edge({ from: one.left, to: next.left });
  const front = [forward(one.front), forward(left), backward(next.front), backward(right)];
  const back = [forward(one.back), forward(right), backward(next.back), backward(left)];
  for (const bound of [front, back]) builder.face({ surface, isOutward, bounds: [bound] });
}

/** A ring or a disc: what the profile walks outwards looks down. */
function flatFace(place: Placement, one: Ring, next: Ring) {
  const walked: readonly (readonly [number, readonly Walked[]])[] = [
    [one.r, [forward(one.front), forward(one.back)]],
    [next.r, [backward(next.back), backward(next.front)]],
  ];
  const bounds = walked
    .filter(([r]) => r > 0)
    .sort(([a], [b]) => b - a)
    .map(([, bound]) => bound);
  const z = directed(place, next.r > one.r ? DOWN : Z);
  return {
    surface: { kind: 'plane', place: { at: inWorld(place, [0, 0, one.z]), x: place.x, z } },
    bounds,
    isOutward: true,
  } as const;
}

function roundSurface(place: Placement, one: Ring, next: Ring): Surface {
  if (one.r === next.r)
    return { kind: 'cylinder', place: { ...place, at: inWorld(place, [0, 0, one.z]) }, radius: one.r };
  const [small, large] = one.r < next.r ? [one, next] : [next, one];
  const angle = Math.atan2(large.r - small.r, Math.abs(large.z - small.z));
  const z = directed(place, large.z > small.z ? Z : DOWN);
  return { kind: 'cone', place: { at: inWorld(place, [0, 0, small.z]), x: place.x, z }, radius: small.r, angle };
}
