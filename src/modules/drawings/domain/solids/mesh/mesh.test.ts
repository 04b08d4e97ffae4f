import { describe, expect, it } from 'vitest';
import type { Body } from '#modules/drawings/domain/solids/body.ts';
import { circle, polygon, rectangle, roundedRectangle, slot } from '#modules/drawings/domain/solids/loop.ts';
import { along, HERE } from '#modules/drawings/domain/solids/placement.ts';
import { cross, dot } from '#modules/drawings/domain/solids/vector.ts';
import { volumeOf } from '#modules/drawings/domain/solids/volume.ts';
import { type Mesh, meshOf } from './mesh.ts';

const NAMED = { name: 'body', paint: 'housing', place: HERE } as const;
const ring = Array.from({ length: 8 }, (_, no) => {
  const angle = (no * Math.PI) / 4;
  return circle([40 * Math.cos(angle), 40 * Math.sin(angle)], 5);
});
const BODIES: readonly (readonly [string, Body])[] = [
  [
    'a flange with nine holes',
    { ...NAMED, kind: 'prism', outer: circle([0, 0], 60), holes: [circle([0, 0], 20), ...ring], from: 0, to: 10 },
  ],
  [
    'a plate with holes in a row',
    {
      ...NAMED,
      kind: 'prism',
      outer: roundedRectangle([-50, -30], [50, 30], 8),
      holes: [circle([-35, 0], 6), slot([20, 0], 30, 4)],
      from: 3,
      to: 12,
    },
  ],
  [
    'a hollow outline',
    {
      ...NAMED,
      kind: 'prism',
      outer: polygon([0, 0], [40, 0], [40, 40], [20, 10], [0, 40]),
      holes: [],
      from: 0,
      to: 5,
    },
  ],
  [
    'a frame',
    { ...NAMED, kind: 'prism', outer: rectangle([0, 0], [10, 10]), holes: [rectangle([1, 1], [9, 9])], from: 0, to: 5 },
  ],
  [
    'a shaft',
    {
      ...NAMED,
      kind: 'revolved',
      place: along('y', [5, 0, 0]),
      profile: [
        [0, 0],
        [17.5, 0],
        [17.5, 68],
        [16, 70],
        [0, 70],
      ],
    },
  ],
  [
    'a hub',
    {
      ...NAMED,
      kind: 'revolved',
      profile: [
        [20, -40],
        [35, -40],
        [35, 40],
        [20, 40],
      ],
    },
  ],
];

/** What triangles enclose: a sixth of the triple product of each. */
function enclosed({ points, triangles }: Mesh): number {
  return triangles.reduce((sum, corners) => {
    const [a, b, c] = corners.map((no) => points[no]);
    return sum + (a && b && c ? dot(a, cross(b, c)) / 6 : Number.NaN);
  }, 0);
}

/** Edges by their places that are not walked as often in either direction. */
function openEdges({ points, triangles }: Mesh): number {
  const walked = new Map<string, number>();
  const key = (no: number) => (points[no] ?? []).map((value) => Math.round(value * 1e6) / 1e6 + 0).join(' ');
  for (const [a, b, c] of triangles)
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const [one, other] = [key(from), key(to)];
      if (one === other) continue;
      const [name, by] = one < other ? [`${one} | ${other}`, 1] : [`${other} | ${one}`, -1];
      walked.set(name, (walked.get(name) ?? 0) + by);
    }
  return [...walked.values()].filter((count) => count !== 0).length;
}

describe('the triangles of a body', () => {
  it.each(BODIES)('close %s and enclose nearly its volume', (_, body) => {
    const mesh = meshOf(body);
    expect(openEdges(mesh)).toBe(0);
    const part = enclosed(mesh) / volumeOf(body);
    expect(Math.abs(part - 1)).toBeLessThan(0.02);
  });

  it.each(BODIES)('of %s look out where their directions say', (_, body) => {
    const { normals, points, triangles } = meshOf(body);
    const inwards = triangles.filter((corners) => {
      const [a, b, c] = corners.map((no) => points[no]);
      const normal = normals[corners[0]];
      if (!a || !b || !c || !normal) return true;
      const flat = cross([b[0] - a[0], b[1] - a[1], b[2] - a[2]], [c[0] - a[0], c[1] - a[1], c[2] - a[2]]);
      return dot(flat, normal) < -1e-9;
    });
    expect(inwards).toEqual([]);
  });
});
