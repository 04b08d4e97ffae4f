import type { Brep } from './brep.ts';

/** What is wrong with a shell: each edge must be walked once in either direction, each bound must be closed, and Euler's sum must be even and at most 2. */
export function shellFaults({ edges, faces, vertices }: Brep): readonly string[] {
  const walked = edges.map(() => ({ forward: 0, backward: 0 }));
  const faults: string[] = [];
  for (const { bounds } of faces)
    for (const bound of bounds) {
      for (const { edge, isForward } of bound) {
        const uses = walked[edge];
        if (uses === undefined) faults.push(`edge ${edge} is unknown`);
        else if (isForward) uses.forward += 1;
        else uses.backward += 1;
      }
      if (!isClosed(bound.map(({ edge, isForward }) => endsOf(edges[edge], isForward)))) faults.push('a bound is open');
    }
  walked.forEach((uses, edge) => {
    if (uses.forward !== 1 || uses.backward !== 1) faults.push(`edge ${edge}: ${uses.forward} and ${uses.backward}`);
  });
  const inner = faces.reduce((sum, { bounds }) => sum + bounds.length - 1, 0);
  const euler = vertices.length - edges.length + faces.length - inner;
  if (euler > 2 || euler % 2 !== 0) faults.push(`Euler's sum is ${euler}`);
  return faults;
}

type Ends = readonly [number, number];

function endsOf(edge: Brep['edges'][number] | undefined, isForward: boolean): Ends {
  const [from, to] = [edge?.from ?? -1, edge?.to ?? -2];
  return isForward ? [from, to] : [to, from];
}

function isClosed(ends: readonly Ends[]): boolean {
  return ends.every(([, to], at) => to === ends[(at + 1) % ends.length]?.[0]);
}
