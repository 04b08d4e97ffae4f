import type { Diagram } from '#engine/diagram/diagram.ts';
import type { Arc, NodeStore } from './node-store.ts';

/**
 * Makes the nodes of a diagram anew in an empty store, with everything that does not depend on a choice taken out of its
 * arcs and put beside it; the list of all. Fewer nodes, though lists may get longer: whether it pays is to be seen.
 * Undefined if more than `limit` children were looked at.
 */
export function lift(diagram: Diagram, store: NodeStore, limit: number): number | undefined {
  /** What each node becomes: a list, ascending like all lists here. */
  const standIns: Int32Array[] = [];
  let seen = 0;
  const together = (nodes: Int32Array) => merged(nodes, standIns);
  for (const [node, variable] of diagram.variableOf.entries()) {
    const needed = childrenOf(diagram, node).map(together);
    for (const nodes of needed) seen += nodes.length;
    if (seen > limit) return undefined;
    const common = needed.reduce((some, nodes) => (some.length === 0 ? some : shared(some, nodes)));
    const lists = needed.map((nodes) => store.lists.idOf(common.length === 0 ? nodes : without(nodes, common)));
    standIns.push(Int32Array.of(...common, store.node(variable, arcsOf(diagram, node, lists))).sort());
  }
  return store.lists.idOf(together(diagram.roots));
}

/** What two ascending lists have in common. */
function shared(some: Int32Array, others: Int32Array): Int32Array {
  let at = 0;
  return some.filter((node) => {
    while ((others[at] ?? node) < node) at++;
    return others[at] === node;
  });
}

/** An ascending list without a part of it. */
function without(nodes: Int32Array, part: Int32Array): Int32Array {
  const left = new Int32Array(nodes.length - part.length);
  let taken = 0;
  for (let at = 0; at < nodes.length; at++) {
    if (nodes[at] === part[taken]) taken++;
    else left[at - taken] = nodes[at] ?? 0;
  }
  return left;
}

function merged(nodes: Int32Array, standIns: readonly Int32Array[]): Int32Array {
  const [first = 0] = nodes;
  if (nodes.length === 1) return standIns[first] ?? nodes;
  let length = 0;
  for (const node of nodes) length += standIns[node]?.length ?? 0;
  const all = new Int32Array(length);
  for (const node of nodes) {
    const some = standIns[node] ?? nodes;
    length -= some.length;
    all.set(some, length);
  }
  return all.sort();
}

function childrenOf({ firstArc, firstChild, children }: Diagram, node: number): Int32Array[] {
  const lists: Int32Array[] = [];
  for (let arc = firstArc[node] ?? 0; arc < (firstArc[node + 1] ?? 0); arc++) {
    lists.push(children.subarray(firstChild[arc], firstChild[arc + 1]));
  }
  return lists;
}

function arcsOf({ firstArc, setOf, sets }: Diagram, node: number, lists: readonly number[]): readonly Arc[] {
  return lists.map((list, at) => {
    const set = setOf[(firstArc[node] ?? 0) + at] ?? 0;
    return [sets.words.subarray(sets.firstWord[set], sets.firstWord[set + 1]), list];
  });
}
