import type { Diagram } from './diagram.ts';
import type { LinkedDiagram } from './linked.ts';

/** Entries as they are added. */
interface Build {
  readonly one: number[];
  readonly other: number[];
}

/** The entries of a diagram, for reading; best of an arranged one. */
export function link(diagram: Diagram): LinkedDiagram {
  const { variableOf, firstArc, firstChild, children, setOf } = diagram;
  const build: Build = { one: [0], other: [0] };
  const nodes = [...variableOf.keys()];
  const starts = nodes.filter((node) => variableOf[node] !== variableOf[node - 1]);
  const entryOf = new Int32Array(nodes.length);
  const needOf = new Int32Array(setOf.length);
  const firstOf: number[] = [];
  const nodesOf: number[] = [];
  starts.forEach((start, run) => {
    const end = starts[run + 1] ?? nodes.length;
    const from = firstArc[start] ?? 0;
    const arcs = Array.from({ length: (firstArc[end] ?? 0) - from }, (_, at) =>
      Array.from(children.subarray(firstChild[from + at], firstChild[from + at + 1]), (child) => entryOf[child] ?? 0),
    );
    firstOf.push(build.one.length);
    needOf.set(paired(build, arcs), from);
    nodesOf.push(build.one.length);
    for (let node = start; node < end; node++) {
      entryOf[node] = build.one.push(firstArc[node] ?? 0) - 1;
      build.other.push(firstArc[node + 1] ?? 0);
    }
  });
  firstOf.push(build.one.length);
  const [root = 0] = paired(build, [Array.from(diagram.roots, (node) => entryOf[node] ?? 0)]);
  nodesOf.push(build.one.length);
  firstOf.push(build.one.length);
  return {
    layout: diagram.layout,
    sets: diagram.sets,
    runs: starts.length + 1,
    variableOf: Int32Array.from([...starts.map((start) => variableOf[start] ?? 0), diagram.layout.variables]),
    firstOf: Int32Array.from(firstOf),
    nodesOf: Int32Array.from(nodesOf),
    one: Int32Array.from(build.one),
    other: Int32Array.from(build.other),
    setOf,
    needOf,
    root: diagram.roots.length > 0 || diagram.layout.variables === 0 ? root : -1,
  };
}

/** One entry per list of entries; those that occur most are paired first, so that pairs are shared most. */
function paired(build: Build, lists: readonly number[][]): readonly number[] {
  const uses = new Map<number, number>();
  for (const entry of lists.flat()) uses.set(entry, (uses.get(entry) ?? 0) + 1);
  const known = new Map<number, Map<number, number>>();
  return lists.map((list) => {
    const [first = 0, ...others] = list.toSorted((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || a - b);
    return others.reduce((one, other) => pairOf(build, known, one, other), first);
  });
}

function pairOf({ one, other }: Build, known: Map<number, Map<number, number>>, left: number, right: number): number {
  const partners = known.get(left) ?? new Map<number, number>();
  known.set(left, partners);
  const pair = partners.get(right) ?? one.length;
  if (pair < one.length) return pair;
  partners.set(right, one.push(left) - 1);
  other.push(right);
  return pair;
}
