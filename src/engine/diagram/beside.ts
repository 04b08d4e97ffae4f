import type { DownwardLists } from './downward.ts';
import { unite } from './downward.ts';
import { entriesOf, type LinkedDiagram } from './linked.ts';
import { PLACES } from './marks.ts';
import type { Upward } from './upward.ts';

/**
 * After a walk up with success: the values of variables on arcs that would hold if the one variable were unrestricted, in
 * words of each. Whatever surrounds a node reached here can hold, so the node itself need not.
 */
export type Beside = (variables: readonly number[]) => readonly Int32Array[];

/** Looks beside what is chosen in a diagram that is walked up. */
export function besideOf(diagram: LinkedDiagram, { runs, marks }: Upward, { ofSet, toNode }: DownwardLists): Beside {
  const { layout, sets, firstOf, nodesOf, one, other, setOf, needOf } = diagram;
  const { fits, holds, places } = marks;
  const reached = new Uint8Array(entriesOf(diagram));
  /** 1 per variable that is asked for. */
  const concerned = new Uint8Array(layout.variables + 1);
  /** 1 per run above such variables. */
  const isAbove = new Uint8Array(diagram.runs);

  function beside(variables: readonly number[]): readonly Int32Array[] {
    concerned.fill(0);
    isAbove.fill(0);
    for (const variable of variables) concerned[variable] = 1;
    runs.above(concerned, (run) => {
      isAbove[run] = 1;
      return true;
    });
    for (let run = diagram.runs - 2; run >= 0; run--) if (isAbove[run] === 1) reach(run);
    return variables.map(collect);
  }

  function reach(run: number): void {
    const end = firstOf[run + 1] ?? 0;
    for (let node = nodesOf[run] ?? 0; node < end; node++) reached[node] = isReached(node) ? 1 : 0;
  }

  /** The node an arc is of stands in its third place. */
  const isFromReached = (arc: number) => reached[(places[PLACES * arc + 2] ?? 0) - reached.length] === 1;

  function isReached(node: number): boolean {
    const start = toNode.first[node] ?? 0;
    const end = toNode.first[node + 1] ?? 0;
    for (let at = start; at < end; at++) {
      const arc = toNode.arcs[at] ?? 0;
      const isFrom = isFromReached(arc) && fits[setOf[arc] ?? 0] === 1;
      if (isFrom && held(needOf[arc] ?? 0, node)) return true;
    }
    return start === end;
  }

  /** Whether all an entry stands for holds, one node aside. */
  function held(entry: number, aside: number): boolean {
    let left = entry;
    for (; runs.isPair[left] === 1; left = one[left] ?? 0) {
      const right = other[left] ?? 0;
      if (holds[right] === 0 && right !== aside) return false;
    }
    return left === aside || holds[left] === 1;
  }

  function isSeen(set: number): boolean {
    const end = ofSet.first[set + 1] ?? 0;
    for (let at = ofSet.first[set] ?? 0; at < end; at++) {
      const arc = ofSet.arcs[at] ?? 0;
      if (isFromReached(arc) && holds[needOf[arc] ?? 0] === 1) return true;
    }
    return false;
  }

  function collect(variable: number): Int32Array {
    const own = new Int32Array((layout.first[variable + 1] ?? 0) - (layout.first[variable] ?? 0));
    const end = sets.firstOf[variable + 1] ?? 0;
    for (let set = sets.firstOf[variable] ?? 0; set < end; set++) if (isSeen(set)) unite(sets, set, own, 0);
    return own;
  }

  return beside;
}
