import type { Brep, BrepEdge, Walked } from './brep.ts';

/** What is wrong with a shell: each edge must be walked once in either direction, each bound be closed, and Euler's sum be even and at most 2. */
export function shellFaults({ edges, faces, vertices }: Brep): readonly string[] {
  const bounds = faces.flatMap((face) => face.bounds);
  const euler = vertices.length - edges.length + 2 * faces.length - bounds.length;
  return [
    ...usesOf(bounds.flat(), edges.length),
    ...bounds.filter((bound) => !isClosed(bound, edges)).map(() => 'a bound is open'),
    ...(euler > 2 || euler % 2 !== 0 ? [`Euler's sum is ${euler}`] : []),
  ];
}

/** Edges that are not walked once in either direction. */
function usesOf(walked: readonly Walked[], count: number): readonly string[] {
  const uses = Array.from({ length: count }, () => ({ forward: 0, backward: 0 }));
  for (const { edge, isForward } of walked) {
    const use = uses[edge];
    if (use !== undefined) use[isForward ? 'forward' : 'backward'] += 1;
  }
  return uses.flatMap(({ forward, backward }, edge) =>
    forward === 1 && backward === 1 ? [] : [`edge ${edge}: ${forward} forward, ${backward} backward`],
  );
}

function isClosed(bound: readonly Walked[], edges: readonly BrepEdge[]): boolean {
  const ends = bound.map(({ edge, isForward }) => {
    const { from = -1, to = -2 } = edges[edge] ?? {};
    return isForward ? ([from, to] as const) : ([to, from] as const);
  });
  return ends.every(([, to], at) => to === ends[(at + 1) % ends.length]?.[0]);
}
