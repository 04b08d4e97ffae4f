import type { Layout } from '#engine/layout.ts';
import type { ValueSets } from './diagram.ts';

/**
 * A diagram as it is read: what an arc needs is one entry, a node or a pair of entries that must both hold, and equal
 * combinations of children are the same pair. Entries are numbered children first; entry 0 always holds.
 *
 * A run is one variable's nodes side by side, and before them the pairs that only they need; the last run holds the pairs
 * above all. So walks go run by run, and leave out those that nothing has changed for.
 */
export interface LinkedDiagram {
  readonly layout: Layout;
  readonly sets: ValueSets;
  readonly runs: number;
  /** The variable per run; the last one has none, and a number past all. */
  readonly variableOf: Int32Array;
  /** First entry per run; one entry more than runs. */
  readonly firstOf: Int32Array;
  /** First node per run: where its pairs end. */
  readonly nodesOf: Int32Array;
  /** Per pair one of its entries, per node its first arc. */
  readonly one: Int32Array;
  /** Per pair the other entry, never a pair of the same run; per node where its arcs end. */
  readonly other: Int32Array;
  /** The set of values per arc. */
  readonly setOf: Int32Array;
  /** The entry an arc needs. */
  readonly needOf: Int32Array;
  /** What must hold; -1 if there is no solution. */
  readonly root: number;
}

/** How many entries a diagram has. */
export function entriesOf({ firstOf, runs }: LinkedDiagram): number {
  return firstOf[runs] ?? 1;
}

/** The first arc of a run, and where its arcs end. */
export function arcsOf(
  { firstOf, nodesOf, one, other }: Omit<LinkedDiagram, 'root'>,
  run: number,
): readonly [number, number] {
  const nodes = nodesOf[run] ?? 0;
  const end = firstOf[run + 1] ?? 0;
  return end > nodes ? [one[nodes] ?? 0, other[end - 1] ?? 0] : [0, 0];
}
