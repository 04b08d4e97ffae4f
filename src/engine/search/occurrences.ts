import type { Network } from './network.ts';

/** Which constraints mention a variable, and where: entries `first[v]` to `first[v + 1]` of the two arrays. */
export interface Occurrences {
  readonly first: Int32Array;
  readonly constraint: Int32Array;
  /** Position of the variable among the constraint's own. */
  readonly position: Int32Array;
}

/** Lists, per variable, the constraints that mention it. */
export function occurrencesOf({ layout, constraints }: Network): Occurrences {
  const lists: [constraint: number, position: number][][] = Array.from({ length: layout.variables }, () => []);
  constraints.forEach(({ variables }, constraint) => {
    variables.forEach((variable, position) => {
      lists[variable]?.push([constraint, position]);
    });
  });
  const first = new Int32Array(layout.variables + 1);
  lists.forEach((list, variable) => {
    first[variable + 1] = (first[variable] ?? 0) + list.length;
  });
  const all = lists.flat();
  return {
    first,
    constraint: Int32Array.from(all, ([constraint]) => constraint),
    position: Int32Array.from(all, ([, position]) => position),
  };
}
