import { type Alphabet, automatonOf } from './automaton.ts';
import type { Restriction } from './constraints.ts';
import type { PseudoTree } from './pseudo-tree.ts';

/** A variable in the pseudo-tree, and what has to be known to decide it. States lie in slots of one array. */
export interface Place {
  readonly variable: number;
  readonly size: number;
  readonly below: readonly Place[];
  /** The slots of states on which everything from here down depends. */
  readonly keySlots: readonly number[];
  /** The automata that read this variable: their transitions, and the slots of the states before and after. */
  readonly readers: readonly Reader[];
}

export interface Reader {
  readonly next: Int32Array;
  readonly from: number;
  readonly to: number;
}

/** The places of a tree. */
export interface Plan {
  readonly roots: readonly Place[];
  readonly slots: number;
}

/** Turns every restriction into an automaton along its way down the tree; undefined if one gets too large, or time ends. */
export function planOf(
  restrictions: readonly Restriction[],
  tree: PseudoTree,
  alphabet: Alphabet,
  isOver: () => boolean,
): Plan | undefined {
  const position = new Map(tree.order.map((variable, at) => [variable, at]));
  const drafts = new Map(tree.order.map((variable) => [variable, draftOf(variable, alphabet)]));
  const downwards = (one: number, other: number) => (position.get(other) ?? 0) - (position.get(one) ?? 0);
  let slots = 0;
  for (const restriction of restrictions) {
    const automaton = isOver() ? undefined : automatonOf(restriction, [...restriction.scope].sort(downwards), alphabet);
    if (!automaton) return undefined;
    automaton.forEach(({ variable, states, next }, layer) => {
      const from = slots + layer;
      drafts.get(variable)?.readers.push({ next, from, to: from + 1 });
      if (layer === 0 || states < 2) return;
      const above = automaton[layer - 1]?.variable ?? -1;
      for (let at = variable; at >= 0 && at !== above; at = tree.parent[at] ?? -1) drafts.get(at)?.keySlots.push(from);
    });
    slots += automaton.length + 1;
  }
  return { roots: linked(tree, drafts), slots };
}

type Draft = Place & { readonly below: Place[]; readonly keySlots: number[]; readonly readers: Reader[] };

function draftOf(variable: number, { sizes }: Alphabet): Draft {
  return { variable, size: sizes[variable] ?? 0, below: [], keySlots: [], readers: [] };
}

function linked({ order, parent }: PseudoTree, drafts: ReadonlyMap<number, Draft>): readonly Place[] {
  const roots: Place[] = [];
  for (const variable of order) {
    const place = drafts.get(variable);
    if (place) (drafts.get(parent[variable] ?? -1)?.below ?? roots).push(place);
  }
  return roots;
}
