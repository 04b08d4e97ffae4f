import { entriesOf, type LinkedDiagram } from './linked.ts';

/** Arcs by number, side by side: those of number n are `arcs[first[n]]` to `arcs[first[n + 1]]` (exclusive). */
export interface ArcLists {
  readonly first: Int32Array;
  readonly arcs: Int32Array;
}

/** The arcs of each set of values. */
export function arcsOfSets({ sets, setOf }: LinkedDiagram): ArcLists {
  const arcs = new Int32Array(setOf.length);
  for (let arc = 0; arc < arcs.length; arc++) arcs[arc] = arc;
  return listed(sets.count, setOf, arcs);
}

/** The arcs that need each node, alone or beside others; none for those that the root needs. */
export function arcsToNodes(diagram: LinkedDiagram, isPair: Uint8Array): ArcLists {
  const { one, other, needOf } = diagram;
  const needs = needsIn(diagram, isPair);
  const nodes = new Int32Array(needs);
  const arcs = new Int32Array(needs);
  let at = 0;
  for (let arc = 0; arc < needOf.length; arc++) {
    let entry = needOf[arc] ?? 0;
    for (; isPair[entry] === 1; entry = one[entry] ?? 0) {
      nodes[at] = other[entry] ?? 0;
      arcs[at++] = arc;
    }
    nodes[at] = entry;
    arcs[at++] = arc;
  }
  return listed(entriesOf(diagram), nodes, arcs);
}

/** How many nodes the arcs need, each counted by itself. */
function needsIn({ one, needOf }: LinkedDiagram, isPair: Uint8Array): number {
  let needs = needOf.length;
  for (let arc = 0; arc < needOf.length; arc++) {
    for (let entry = needOf[arc] ?? 0; isPair[entry] === 1; entry = one[entry] ?? 0) needs++;
  }
  return needs;
}

/** Arcs by their numbers, in the order given: counted first, then put in place. */
function listed(count: number, numbers: Int32Array, given: Int32Array): ArcLists {
  const first = new Int32Array(count + 2);
  for (let at = 0; at < numbers.length; at++) {
    const next = (numbers[at] ?? 0) + 2;
    first[next] = (first[next] ?? 0) + 1;
  }
  for (let number = 0; number < count; number++)
    first[number + 2] = (first[number + 2] ?? 0) + (first[number + 1] ?? 0);
  const arcs = new Int32Array(numbers.length);
  for (let at = 0; at < numbers.length; at++) {
    const next = (numbers[at] ?? 0) + 1;
    const place = first[next] ?? 0;
    arcs[place] = given[at] ?? 0;
    first[next] = place + 1;
  }
  return { first, arcs };
}
