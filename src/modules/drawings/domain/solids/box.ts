import type { Body, SolidModel } from './body.ts';
import { pieceAfter, radiusOf, sweptAngle } from './loop.ts';
import { inWorld } from './placement.ts';
import type { Vec2, Vec3 } from './vector.ts';

/** The least and the greatest coordinates. */
export type Box = readonly [Vec3, Vec3];

/** The box around bodies that stand along the axes, exact also where arcs bulge. */
export function boxOf({ bodies }: Pick<SolidModel, 'bodies'>): Box {
  const points = bodies.flatMap(extremes);
  const of = (pick: (...values: number[]) => number): Vec3 => [
    pick(...points.map(([x]) => x)),
    pick(...points.map(([, y]) => y)),
    pick(...points.map(([, , z]) => z)),
  ];
  return [of(Math.min), of(Math.max)];
}

function extremes(body: Body): readonly Vec3[] {
  if (body.kind === 'revolved')
    return body.profile.flatMap(([r, z]) =>
      (
        [
          [r, 0],
          [-r, 0],
          [0, r],
          [0, -r],
        ] as const
      ).map(([u, v]) => inWorld(body.place, [u, v, z])),
    );
  return flatExtremes(body.outer).flatMap(([u, v]) => [body.from, body.to].map((w) => inWorld(body.place, [u, v, w])));
}

const QUARTERS: readonly Vec2[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** The corners of a loop, and of its arcs the points furthest along either axis. */
function flatExtremes(loop: Extract<Body, { kind: 'prism' }>['outer']): readonly Vec2[] {
  return loop.flatMap(({ arc, from }, at) => {
    if (arc === undefined) return [from];
    const to = pieceAfter(loop, at).from;
    const r = radiusOf(from, arc);
    const [cu, cv] = arc.centre;
    const swept = sweptAngle(from, to, arc);
    const quarters = QUARTERS.map(([u, v]): Vec2 => [cu + r * u, cv + r * v]);
    return [from, ...quarters.filter((point) => sweptAngle(from, point, arc) <= swept)];
  });
}
