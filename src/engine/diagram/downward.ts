import type { Domains } from '#engine/layout.ts';
import { type ArcLists, arcsOfSets, arcsToNodes } from './arc-lists.ts';
import { entriesOf, type LinkedDiagram } from './linked.ts';
import { type Marks, PLACES } from './marks.ts';
import type { Upward } from './upward.ts';

/**
 * What is reached through that which holds. Nothing is pushed down: each node and each set of values looks for one arc
 * that reaches it, and mostly the first will do.
 */
export interface Downward {
  /** After a walk down: 1 per node reached. */
  readonly reached: Uint8Array;
  /** After a walk down: the values on arcs that hold, of each variable. */
  readonly values: Domains;
  /** After a walk up with success: finds what lies on ways through, where anything changed since the last walk down. */
  down(): void;
  /**
   * After a walk up with success: the values of variables on arcs that would hold if the one variable were unrestricted,
   * in words of each. Whatever surrounds a node reached here can hold, so the node itself need not.
   */
  beside(variables: readonly number[]): readonly Int32Array[];
}

/** Walks down a diagram that is walked up. */
export function downwardOf(diagram: LinkedDiagram, { runs, marks, altered }: Upward): Downward {
  const { layout, sets, variableOf, firstOf, nodesOf, one, other, setOf, needOf } = diagram;
  const { fits, holds, reached } = marks;
  const ofSet = arcsOfSets(diagram);
  const toNode = arcsToNodes(diagram, runs.isPair);
  const nodeOf = nodesOfArcs(diagram);
  // What no arc needs, the root does.
  for (let entry = 0; entry < reached.length; entry++)
    reached[entry] = toNode.first[entry] === toNode.first[entry + 1] ? 1 : 0;
  const reachedBeside = new Uint8Array(entriesOf(diagram));
  const values = new Int32Array(layout.words);
  /** 1 per variable whose values are to be found anew, or that is asked for. */
  const concerned = new Uint8Array(layout.variables + 1);
  /** 1 per run above such variables. */
  const isAbove = new Uint8Array(diagram.runs);

  function down(): void {
    concerned.fill(0);
    for (let run = diagram.runs - 2; run >= 0; run--) {
      if (isBelowAltered(run) && reachNodes(marks, toNode, nodesOf[run] ?? 0, firstOf[run + 1] ?? 0)) altered[run] = 1;
      if (altered[run] === 1) concerned[variableOf[run] ?? 0] = 1;
    }
    for (let variable = 0; variable < layout.variables; variable++) {
      if (concerned[variable] === 1) collect(variable);
    }
    altered.fill(0);
  }

  function isBelowAltered(run: number): boolean {
    const needing = runs.needing[run] ?? [];
    for (let at = 0; at < needing.length; at++) if (altered[needing[at] ?? 0] === 1) return true;
    return false;
  }

  function collect(variable: number): void {
    const home = layout.first[variable] ?? 0;
    const end = sets.firstOf[variable + 1] ?? 0;
    values.fill(0, home, layout.first[variable + 1]);
    for (let set = sets.firstOf[variable] ?? 0; set < end; set++) {
      if (fits[set] === 1 && isSeen(marks, ofSet, set)) unite(set, values, home);
    }
  }

  function unite(set: number, into: Int32Array, home: number): void {
    const stop = sets.firstWord[set + 1] ?? 0;
    for (let word = sets.firstWord[set] ?? 0, place = home; word < stop; word++, place++)
      into[place] = (into[place] ?? 0) | (sets.words[word] ?? 0);
  }

  function beside(variables: readonly number[]): readonly Int32Array[] {
    concerned.fill(0);
    isAbove.fill(0);
    for (const variable of variables) concerned[variable] = 1;
    runs.above(concerned, (run) => {
      isAbove[run] = 1;
      return true;
    });
    for (let run = diagram.runs - 2; run >= 0; run--) if (isAbove[run] === 1) reachBeside(run);
    return variables.map(collectBeside);
  }

  function reachBeside(run: number): void {
    const end = firstOf[run + 1] ?? 0;
    for (let node = nodesOf[run] ?? 0; node < end; node++) reachedBeside[node] = isReachedBeside(node) ? 1 : 0;
  }

  function isReachedBeside(node: number): boolean {
    const start = toNode.first[node] ?? 0;
    const end = toNode.first[node + 1] ?? 0;
    for (let at = start; at < end; at++) {
      const arc = toNode.arcs[at] ?? 0;
      const isFrom = reachedBeside[nodeOf[arc] ?? 0] === 1 && fits[setOf[arc] ?? 0] === 1;
      if (isFrom && heldBeside(needOf[arc] ?? 0, node)) return true;
    }
    return start === end;
  }

  /** Whether all an entry stands for holds, one node aside. */
  function heldBeside(entry: number, aside: number): boolean {
    let left = entry;
    for (; runs.isPair[left] === 1; left = one[left] ?? 0) {
      const right = other[left] ?? 0;
      if (holds[right] === 0 && right !== aside) return false;
    }
    return left === aside || holds[left] === 1;
  }

  function isSeenBeside(set: number): boolean {
    const end = ofSet.first[set + 1] ?? 0;
    for (let at = ofSet.first[set] ?? 0; at < end; at++) {
      const arc = ofSet.arcs[at] ?? 0;
      if (reachedBeside[nodeOf[arc] ?? 0] === 1 && holds[needOf[arc] ?? 0] === 1) return true;
    }
    return false;
  }

  function collectBeside(variable: number): Int32Array {
    const own = new Int32Array((layout.first[variable + 1] ?? 0) - (layout.first[variable] ?? 0));
    const end = sets.firstOf[variable + 1] ?? 0;
    for (let set = sets.firstOf[variable] ?? 0; set < end; set++) if (isSeenBeside(set)) unite(set, own, 0);
    return own;
  }

  return { reached, values, down, beside };
}

/** Finds anew which of some nodes are reached by an arc that holds; whether any changed. */
function reachNodes({ all, reached, places }: Marks, { first, arcs }: ArcLists, from: number, end: number): boolean {
  let changed = 0;
  for (let node = from; node < end; node++) {
    const start = first[node] ?? 0;
    const stop = all[node] === 1 ? (first[node + 1] ?? 0) : start;
    let now = all[node] === 1 && start === stop ? 1 : 0;
    for (let at = start; now === 0 && at < stop; at++) {
      const place = PLACES * (arcs[at] ?? 0);
      now = (all[places[place + 2] ?? 0] ?? 0) & (all[places[place] ?? 0] ?? 0) & (all[places[place + 1] ?? 0] ?? 0);
    }
    changed |= (reached[node] ?? 0) ^ now;
    reached[node] = now;
  }
  return changed === 1;
}

/** Whether an arc of a set that fits goes on from a node reached. */
function isSeen({ all, places }: Marks, { first, arcs }: ArcLists, set: number): boolean {
  const end = first[set + 1] ?? 0;
  for (let at = first[set] ?? 0; at < end; at++) {
    const place = PLACES * (arcs[at] ?? 0);
    if (((all[places[place + 2] ?? 0] ?? 0) & (all[places[place + 1] ?? 0] ?? 0)) === 1) return true;
  }
  return false;
}

/** The node that each arc is of. */
function nodesOfArcs(diagram: LinkedDiagram): Int32Array {
  const { runs, firstOf, nodesOf, one, other, setOf } = diagram;
  const nodeOf = new Int32Array(setOf.length);
  for (let run = 0; run < runs; run++) {
    for (let node = nodesOf[run] ?? 0; node < (firstOf[run + 1] ?? 0); node++) {
      const end = other[node] ?? 0;
      for (let arc = one[node] ?? 0; arc < end; arc++) nodeOf[arc] = node;
    }
  }
  return nodeOf;
}
