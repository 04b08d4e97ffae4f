import type { Body, Prism, Revolved } from '#modules/drawings/domain/solids/body.ts';
import { type Loop, pointsOf, radiusOf, reversed } from '#modules/drawings/domain/solids/loop.ts';
import { directed, inWorld } from '#modules/drawings/domain/solids/placement.ts';
import { cross, dot, length, minus, times, type Vec2, type Vec3 } from '#modules/drawings/domain/solids/vector.ts';

/** A flat piece of a body's skin: its normal out of the body, its outline and holes. */
export interface Facet {
  readonly normal: Vec3;
  /** How far its plane lies from the origin, along its normal. */
  readonly off: number;
  readonly loops: readonly (readonly Vec3[])[];
  readonly low: Vec3;
  readonly high: Vec3;
}

/** So far a chord may lie below its arc, mm: a quarter of a thin line at 1:5. */
const SAGITTA = 0.2;
const [FEWEST, MOST] = [4, 24];

/** The angle of a step around a radius; a quarter is a whole number of them, so that bodies of one radius have the same chords. */
export function stepAround(radius: number): number {
  const exact = 2 * Math.acos(Math.max(0, 1 - SAGITTA / radius));
  return Math.PI / 2 / Math.min(MOST, Math.max(FEWEST, Math.ceil(Math.PI / 2 / exact)));
}

/** One step for all of a loop, by its largest arc. */
export function stepOf(loop: Loop): number {
  return stepAround(Math.max(1, ...loop.flatMap(({ arc, from }) => (arc ? [radiusOf(from, arc)] : []))));
}

/** The skin of a body in flat pieces; those that look away from the viewer at +z hide nothing and are left out. */
export function facetsOf(body: Body): readonly Facet[] {
  const facets = body.kind === 'prism' ? prismFacets(body) : revolvedFacets(body);
  return facets.filter(({ normal }) => normal[2] > 1e-6);
}

function prismFacets({ from, holes, outer, place, to }: Prism): readonly Facet[] {
  const [low, high] = from < to ? [from, to] : [to, from];
  const rings = [outer, ...holes.map(reversed)].map((loop) => pointsOf(loop, stepOf(loop)));
  const lifted = (w: number) => rings.map((ring) => ring.map(([u, v]) => inWorld(place, [u, v, w])));
  return [
    facet(times(-1, place.z), lifted(low)),
    facet(place.z, lifted(high)),
    ...rings.flatMap((ring) =>
      ring.map((one, at) => {
        const other = ring[(at + 1) % ring.length] ?? one;
        const corners = (
          [
            [...one, low],
            [...other, low],
            [...other, high],
            [...one, high],
          ] as const
        ).map((corner) => inWorld(place, corner));
        return facet(directed(place, [other[1] - one[1], one[0] - other[0], 0]), [corners]);
      }),
    ),
  ];
}

function revolvedFacets({ place, profile }: Revolved): readonly Facet[] {
  const step = stepAround(Math.max(...profile.map(([r]) => r)));
  const count = Math.round((2 * Math.PI) / step);
  const ring = ([r, z]: Vec2): readonly Vec3[] =>
    Array.from({ length: count }, (_, no) => inWorld(place, [r * Math.cos(no * step), r * Math.sin(no * step), z]));
  return profile.flatMap((from, at) => {
    const to = profile[(at + 1) % profile.length] ?? from;
    if (from[0] === 0 && to[0] === 0) return [];
    const [one, other] = [ring(from), ring(to)];
    if (from[1] === to[1]) {
      const loops = [one, other].filter((_, no) => (no === 0 ? from : to)[0] > 0);
      return [facet(times(to[0] > from[0] ? -1 : 1, place.z), loops)];
    }
    return one.flatMap((corner, no) => bandFacet(corner, one, other, no));
  });
}

/** One step of a band: a cone's is flat as well, its two sides being parallel. */
function bandFacet(corner: Vec3, one: readonly Vec3[], other: readonly Vec3[], no: number): readonly Facet[] {
  const next = (no + 1) % one.length;
  const [b = corner, c = corner, d = corner] = [one[next], other[next], other[no]];
  const normal = cross(minus(c, corner), minus(d, b));
  return length(normal) > 0 ? [facet(normal, [[corner, b, c, d]])] : [];
}

function facet(normal: Vec3, loops: readonly (readonly Vec3[])[]): Facet {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const loop of loops)
    for (const [x, y, z] of loop) {
      low[0] = Math.min(low[0], x);
      low[1] = Math.min(low[1], y);
      low[2] = Math.min(low[2], z);
      high[0] = Math.max(high[0], x);
      high[1] = Math.max(high[1], y);
      high[2] = Math.max(high[2], z);
    }
  const unit = times(1 / length(normal), normal);
  const at = loops[0]?.[0];
  return { normal: unit, off: at === undefined ? 0 : dot(at, unit), loops, low, high };
}

/** How far a point lies in front of a facet's plane, along its normal. */
export function beyond({ normal, off }: Facet, point: Vec3): number {
  return dot(point, normal) - off;
}

/** The box around something, as its least and greatest coordinates. */
export type Space = Pick<Facet, 'low' | 'high'>;

/** The box around a skin. */
export function spaceOf(skin: readonly Facet[]): Space {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const facet of skin)
    for (const axis of [0, 1, 2] as const) {
      low[axis] = Math.min(low[axis], facet.low[axis]);
      high[axis] = Math.max(high[axis], facet.high[axis]);
    }
  return { low, high };
}
