import type { Domains } from '#engine/layout.ts';
import { type ArcLists, arcsOfSets, arcsToNodes } from './arc-lists.ts';
import type { ValueSets } from './diagram.ts';
import type { LinkedDiagram } from './linked.ts';
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
  readonly lists: DownwardLists;
  /** After a walk up with success: finds what lies on ways through, where anything changed since the last walk down. */
  down(): void;
}

/** The ways back up: which arcs carry a set, which arcs need a node. */
export interface DownwardLists {
  readonly ofSet: ArcLists;
  readonly toNode: ArcLists;
}

/** Walks down a diagram that is walked up. */
export function downwardOf(diagram: LinkedDiagram, { runs, marks, altered }: Upward): Downward {
  const { layout, sets, variableOf, firstOf, nodesOf } = diagram;
  const { fits, reached } = marks;
  const lists = { ofSet: arcsOfSets(diagram), toNode: arcsToNodes(diagram, runs.isPair) };
  const { ofSet, toNode } = lists;
  // What no arc needs, the root does.
  for (let entry = 0; entry < reached.length; entry++)
    reached[entry] = toNode.first[entry] === toNode.first[entry + 1] ? 1 : 0;
  const values = new Int32Array(layout.words);
  /** 1 per variable whose values are to be found anew. */
  const concerned = new Uint8Array(layout.variables + 1);

  function down(): void {
    concerned.fill(0);
    for (let run = diagram.runs - 2; run >= 0; run--) {
      if (isBelowAltered(run) && reach(run)) altered[run] = 1;
      if (altered[run] === 1) concerned[variableOf[run] ?? 0] = 1;
    }
    for (let variable = 0; variable < layout.variables; variable++) {
      if (concerned[variable] === 1) collect(variable);
    }
    altered.fill(0);
  }

  const reach = (run: number) => reachNodes(marks, toNode, nodesOf[run] ?? 0, firstOf[run + 1] ?? 0);

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
      if (fits[set] === 1 && isSeen(marks, ofSet, set)) unite(sets, set, values, home);
    }
  }

  return { reached, values, lists, down };
}

/** Finds anew which of some nodes are reached by an arc that holds; whether any changed. */
function reachNodes(marks: Marks, toNode: ArcLists, from: number, end: number): boolean {
  const { all, reached } = marks;
  let changed = 0;
  for (let node = from; node < end; node++) {
    const now = all[node] === 1 ? isReached(marks, toNode, node) : 0;
    changed |= (reached[node] ?? 0) ^ now;
    reached[node] = now;
  }
  return changed === 1;
}

function isReached({ all, places }: Marks, { first, arcs }: ArcLists, node: number): number {
  const start = first[node] ?? 0;
  const end = first[node + 1] ?? 0;
  for (let at = start; at < end; at++) {
    const place = PLACES * (arcs[at] ?? 0);
    const fits = (all[places[place + 2] ?? 0] ?? 0) & (all[places[place] ?? 0] ?? 0);
    if ((fits & (all[places[place + 1] ?? 0] ?? 0)) === 1) return 1;
  }
  return start === end ? 1 : 0;
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

/** Adds the values of a set to words that begin at `home`. */
export function unite({ firstWord, words }: ValueSets, set: number, into: Int32Array, home: number): void {
  const stop = firstWord[set + 1] ?? 0;
  for (let word = firstWord[set] ?? 0, place = home; word < stop; word++, place++)
    into[place] = (into[place] ?? 0) | (words[word] ?? 0);
}
