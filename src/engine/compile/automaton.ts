import type { Restriction } from './constraints.ts';
import { unfold } from './formula-reader.ts';
import { type Edges, trieOf } from './row-trie.ts';
import { Tuples } from './tuples.ts';

/**
 * A restriction as a minimal automaton that reads the variables of its scope in order: one layer per variable. State 0
 * begins; after the last layer the only state is 0.
 */
export type Automaton = readonly Layer[];

export interface Layer {
  readonly variable: number;
  readonly states: number;
  /** The state after a value: entry `state * size + value`, -1 if none. */
  readonly next: Int32Array;
}

/** Above this many entries a layer is refused: another order will do better. */
const MAX_ENTRIES = 1 << 24;

/** Sizes and possible values of the variables. */
export interface Alphabet {
  readonly sizes: Int32Array;
  readonly values: readonly (readonly number[])[];
}

/** The automaton of a restriction for the given order of its scope; undefined if it gets too large. */
export function automatonOf(
  restriction: Restriction,
  order: readonly number[],
  alphabet: Alphabet,
): Automaton | undefined {
  const edges =
    restriction.kind === 'rows'
      ? trieOf(restriction, order, alphabet.sizes)
      : unfold(restriction.formula, order, alphabet);
  return edges && minimal(edges, order, alphabet.sizes);
}

/** Merges states from which the same endings follow, last layer first, and leaves out those from which none does. */
function minimal(edges: readonly Edges[], order: readonly number[], sizes: Int32Array): Automaton | undefined {
  const layers: Layer[] = [];
  let classes = Int32Array.of(0);
  for (let at = order.length - 1; at >= 0; at--) {
    const variable = order[at] ?? 0;
    const size = sizes[variable] ?? 0;
    const merged = mergedStates(edges[at] ?? new Int32Array(), classes, size);
    const layer = layerOf(variable, merged.tuples, size);
    if (!layer) return undefined;
    layers.push(layer);
    classes = merged.classes;
  }
  return layers.reverse();
}

function mergedStates(edges: Edges, nextClasses: Int32Array, size: number) {
  const tuples = new Tuples();
  const classes = new Int32Array((edges[edges.length - 3] ?? -1) + 1).fill(-1);
  const tuple = new Int32Array(2 * size);
  let length = 0;
  for (let at = 0; at < edges.length; at += 3) {
    const next = nextClasses[edges[at + 2] ?? 0] ?? -1;
    if (next >= 0) {
      tuple[length++] = edges[at + 1] ?? 0;
      tuple[length++] = next;
    }
    if (edges[at + 3] === edges[at]) continue;
    if (length > 0) classes[edges[at] ?? 0] = tuples.idOf(tuple, length);
    length = 0;
  }
  return { tuples, classes };
}

function layerOf(variable: number, tuples: Tuples, size: number): Layer | undefined {
  if (tuples.count * size > MAX_ENTRIES) return undefined;
  const next = new Int32Array(tuples.count * size).fill(-1);
  for (let state = 0; state < tuples.count; state++) {
    const tuple = tuples.get(state);
    for (let at = 0; at < tuple.length; at += 2) next[state * size + (tuple[at] ?? 0)] = tuple[at + 1] ?? 0;
  }
  return { variable, states: tuples.count, next };
}
