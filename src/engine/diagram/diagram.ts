import type { Layout } from '#engine/layout.ts';

/**
 * The solutions of a model as an AND/OR decision diagram in flat arrays. A node decides one variable: it holds if one of
 * its arcs does. An arc holds for the values of its set, if all its children hold: they are about disjoint variables.
 *
 * What every compiler promises and every reader relies on:
 * - Children have smaller numbers than their parents: one ascending walk sees every child before its parents.
 * - Equal nodes are one node, no arc is empty of values, every node holds for some values and is reached from the roots.
 * - The sets of a node's arcs are disjoint, so that solutions are counted by adding arcs and multiplying children.
 * - Every way through the roots decides every variable of the model exactly once; a variable without a constraint has a
 *   node with one arc of all its values.
 *
 * A contradictory model has no root and no node, though it has variables.
 */
export interface Diagram {
  /** Of the model's own variables. */
  readonly layout: Layout;
  /** The nodes that must all hold. */
  readonly roots: Int32Array;
  /** The variable each node decides. */
  readonly variableOf: Int32Array;
  /** First arc per node; one entry more than nodes. */
  readonly firstArc: Int32Array;
  /** The set of values per arc: a place in `sets`. */
  readonly setOf: Int32Array;
  /** First child per arc; one entry more than arcs. */
  readonly firstChild: Int32Array;
  /** The nodes an arc needs. */
  readonly children: Int32Array;
  readonly sets: ValueSets;
}

/** The distinct sets of values on arcs, each of one variable, ordered by variable. */
export interface ValueSets {
  readonly count: number;
  /** First set per variable; one entry more than variables. */
  readonly firstOf: Int32Array;
  /** First word per set; one entry more than sets. A set has as many words as its variable has in the layout. */
  readonly firstWord: Int32Array;
  /** Packed as in `bits.ts`. */
  readonly words: Int32Array;
}
