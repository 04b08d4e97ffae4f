import type { Network } from '#engine/search/network.ts';

/**
 * The rules and tables (as origins) in rings around some variables: the first ring mentions one of them, the next
 * shares a variable with the first, and so on; what is not connected comes last. Each is sought when it is asked for, as
 * mostly the first will do.
 */
export function* nearestRules(
  { constraints, origins }: Network,
  around: readonly number[],
): Iterable<readonly number[]> {
  const reached = new Set(around);
  const left = new Set(origins.keys());
  for (;;) {
    const near = constraints.filter(
      ({ origin, variables }) => left.has(origin) && variables.some((v) => reached.has(v)),
    );
    const ring = [...new Set(near.map(({ origin }) => origin))];
    if (ring.length === 0) break;
    yield ring;
    for (const origin of ring) left.delete(origin);
    for (const { variables } of near) for (const variable of variables) reached.add(variable);
  }
  if (left.size > 0) yield [...left];
}
