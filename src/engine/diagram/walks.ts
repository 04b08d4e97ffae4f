import { type Beside, besideOf } from './beside.ts';
import { type Downward, downwardOf } from './downward.ts';
import type { LinkedDiagram } from './linked.ts';
import { type Upward, upwardOf } from './upward.ts';

/**
 * Walks over a diagram under restricted domains: up, which nodes still hold; down, what is reached through those. All
 * that a walk writes is allocated once; walks are remembered, and done anew only where something changed since.
 */
export interface Walks extends Pick<Upward, 'up' | 'arcHolds' | 'runs'>, Omit<Downward, 'lists'> {
  readonly diagram: LinkedDiagram;
  readonly beside: Beside;
  /** Visits a variable's sets with the place of the first word, the end, and the words from there to the domain's. */
  forSets(variable: number, visit: (set: number, start: number, stop: number, shift: number) => void): void;
  /** Goes down from the root, at every node by the one arc that `arcAt` chooses. */
  trace(arcAt: (node: number, variable: number) => number): void;
}

/** Walks over a diagram on which nothing is restricted yet. */
export function walksOf(diagram: LinkedDiagram): Walks {
  const { layout, sets, variableOf, one, other, needOf, root } = diagram;
  const upward = upwardOf(diagram);
  const downward = downwardOf(diagram, upward);
  const beside = besideOf(diagram, upward, downward.lists);
  const { runs } = upward;

  function forSets(variable: number, visit: (set: number, start: number, stop: number, shift: number) => void): void {
    const end = sets.firstOf[variable + 1] ?? 0;
    for (let set = sets.firstOf[variable] ?? 0; set < end; set++) {
      const start = sets.firstWord[set] ?? 0;
      visit(set, start, sets.firstWord[set + 1] ?? 0, (layout.first[variable] ?? 0) - start);
    }
  }

  function trace(arcAt: (node: number, variable: number) => number): void {
    const open = new Set([root]);
    for (const entry of open) {
      if (runs.isPair[entry] === 1) open.add(one[entry] ?? 0).add(other[entry] ?? 0);
      else if (entry > 0) open.add(needOf[arcAt(entry, variableOf[runs.of[entry] ?? 0] ?? 0)] ?? 0);
    }
  }

  return { diagram, ...upward, ...downward, beside, forSets, trace };
}
