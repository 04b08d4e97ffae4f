import type { Network } from '#engine/search/network.ts';

/**
 * The rules and tables (as origins) in rings around some variables: the first ring mentions one of them, the next
 * shares a variable with the first, and so on; what is not connected comes last.
 */
export function nearestRules({ constraints, origins }: Network, around: readonly number[]): readonly number[][] {
  const reached = new Set(around);
  const left = new Set(origins.keys());
  const rings: number[][] = [];
  for (;;) {
    const near = constraints.filter(
      ({ origin, variables }) => left.has(origin) && variables.some((v) => reached.has(v)),
    );
    const ring = [...new Set(near.map(({ origin }) => origin))];
    if (ring.length === 0) break;
    rings.push(ring);
    for (const origin of ring) left.delete(origin);
    for (const { variables } of near) for (const variable of variables) reached.add(variable);
  }
  return left.size === 0 ? rings : [...rings, [...left]];
}
