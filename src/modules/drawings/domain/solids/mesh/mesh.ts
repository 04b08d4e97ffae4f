import type { Body, Prism, Revolved } from '#modules/drawings/domain/solids/body.ts';
import { type Loop, pieceAfter, pointsOf, radiusOf, reversed } from '#modules/drawings/domain/solids/loop.ts';
import { directed, inWorld, type Placement } from '#modules/drawings/domain/solids/placement.ts';
import type { Vec2, Vec3 } from '#modules/drawings/domain/solids/vector.ts';
import { triangulate } from './triangulate.ts';

/** Triangles of a body: points with the direction that is out, three numbers each, and the corners of each triangle counter-clockwise. */
export interface Mesh {
  readonly points: readonly Vec3[];
  readonly normals: readonly Vec3[];
  readonly triangles: readonly (readonly [number, number, number])[];
}

/** So far a chord may lie below its arc, mm. */
const SAGITTA = 0.25;
const [FINEST, COARSEST] = [Math.PI / 24, Math.PI / 6];

/** The triangles of a body, round to a quarter of a millimetre. */
export function meshOf(body: Body): Mesh {
  return body.kind === 'prism' ? prismMesh(body) : revolvedMesh(body);
}

/** The angle of a step around a radius. */
function stepFor(radius: number): number {
  const exact = 2 * Math.acos(Math.max(0, 1 - SAGITTA / radius));
  return Math.min(COARSEST, Math.max(FINEST, exact));
}

interface Growing {
  readonly points: Vec3[];
  readonly normals: Vec3[];
  readonly triangles: (readonly [number, number, number])[];
}

function add(mesh: Growing, place: Placement, at: Vec3, normal: Vec3): number {
  mesh.normals.push(directed(place, normal));
  return mesh.points.push(inWorld(place, at)) - 1;
}

/** A rectangle from two corners below to the two above them. */
function addQuad({ triangles }: Growing, [a, b, c, d]: readonly [number, number, number, number]): void {
  triangles.push([a, b, c], [a, c, d]);
}

function prismMesh({ from, holes, outer, place, to }: Prism): Mesh {
  const mesh: Growing = { points: [], normals: [], triangles: [] };
  const [low, high] = from < to ? [from, to] : [to, from];
  const loops = [outer, ...holes.map(reversed)];
  for (const loop of loops) addWall(mesh, place, loop, [low, high]);
  const [rim = [], ...rings] = loops.map((loop) => pointsOf(loop, stepOf(loop)));
  const flat = [rim, ...rings].flat();
  const faces = triangulate(rim, rings);
  for (const [w, normal] of [
    [low, -1],
    [high, 1],
  ] as const) {
    const first = mesh.points.length;
    for (const [u, v] of flat) add(mesh, place, [u, v, w], [0, 0, normal]);
    for (const [a, b, c] of faces)
      mesh.triangles.push(normal > 0 ? [first + a, first + b, first + c] : [first + a, first + c, first + b]);
  }
  return mesh;
}

/** One step for all of a loop, by its largest arc. */
function stepOf(loop: Loop): number {
  const radii = loop.flatMap(({ arc, from }) => (arc ? [radiusOf(from, arc)] : []));
  return stepFor(Math.max(1, ...radii));
}

function addWall(mesh: Growing, place: Placement, loop: Loop, [low, high]: Vec2): void {
  const step = stepOf(loop);
  loop.forEach((piece, at) => {
    const to = pieceAfter(loop, at).from;
    const run = pointsOf([piece, { from: to }], step);
    const normalAt = ([u, v]: Vec2): Vec3 => {
      if (piece.arc === undefined) return unit(to[1] - piece.from[1], piece.from[0] - to[0]);
      const [cu, cv] = piece.arc.centre;
      return piece.arc.turn === 'left' ? unit(u - cu, v - cv) : unit(cu - u, cv - v);
    };
    const columns = run.map((point) => {
      const normal = normalAt(point);
      return [add(mesh, place, [...point, low], normal), add(mesh, place, [...point, high], normal)] as const;
    });
    columns.slice(1).forEach(([below, above], no) => {
      const [under = 0, over = 0] = columns[no] ?? [];
      addQuad(mesh, [under, below, above, over]);
    });
  });
}

function unit(u: number, v: number): Vec3 {
  const far = Math.hypot(u, v);
  return [u / far, v / far, 0];
}

function revolvedMesh({ place, profile }: Revolved): Mesh {
  const mesh: Growing = { points: [], normals: [], triangles: [] };
  const step = stepFor(Math.max(...profile.map(([r]) => r)));
  const count = Math.ceil((2 * Math.PI) / step - 1e-9);
  profile.forEach((from, at) => {
    const to = profile[(at + 1) % profile.length];
    if (to !== undefined && !(from[0] === 0 && to[0] === 0)) addBand(mesh, place, [from, to], count);
  });
  return mesh;
}

/** What one side of a profile sweeps, in so many steps. */
function addBand(mesh: Growing, place: Placement, [[r0, z0], [r1, z1]]: readonly [Vec2, Vec2], count: number): void {
  const far = Math.hypot(r1 - r0, z1 - z0);
  const [out, up] = [(z1 - z0) / far, (r0 - r1) / far];
  const columns = Array.from({ length: count + 1 }, (_, no) => {
    const angle = (2 * Math.PI * (no % count)) / count;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const normal: Vec3 = [out * cos, out * sin, up];
    return [
      add(mesh, place, [r0 * cos, r0 * sin, z0], normal),
      add(mesh, place, [r1 * cos, r1 * sin, z1], normal),
    ] as const;
  });
  columns.slice(1).forEach(([from, to], no) => {
    const [here = 0, there = 0] = columns[no] ?? [];
    if (r0 > 0) mesh.triangles.push([here, from, r1 > 0 ? to : there]);
    if (r1 > 0) mesh.triangles.push([here, to, there]);
  });
}
