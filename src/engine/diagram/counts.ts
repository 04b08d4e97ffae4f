import { bitsIn, hasBit, ones } from '#engine/bits.ts';
import type { Domains } from '#engine/layout.ts';
import { entriesOf } from './linked.ts';
import type { Walks } from './walks.ts';

/** Counts solutions by adding arcs and multiplying pairs. */
export interface Counts {
  /** All solutions, after walks up and down with success under the same domains. */
  total(allowed: Domains): bigint;
  /** The solutions per value of a variable, after a walk up with success under the same domains. */
  perValue(allowed: Domains, variable: number): Float64Array;
}

/** Counts over a diagram that is walked. */
export function countsOf({ diagram, runs, reached, arcHolds, forSets }: Walks): Counts {
  const { layout, sets, variableOf, firstOf, nodesOf, one, other, setOf, needOf, root } = diagram;
  const entries = entriesOf(diagram);
  /** Allowed values per set; solutions per entry over all below; ways to surround an entry. */
  const sizes = new Float64Array(sets.count);
  const within = new Float64Array(entries).fill(1);
  const around = new Float64Array(entries);

  function total(allowed: Domains): bigint {
    const large = new Map<number, bigint>();
    count(allowed);
    for (let node = 1; node < reached.length; node++) {
      const isLarge = reached[node] === 1 && (within[node] ?? 0) > Number.MAX_SAFE_INTEGER;
      if (isLarge && runs.isPair[node] === 0) large.set(node, exactSum(node, large));
    }
    return exactProduct(root, large);
  }

  /** The solutions of a node, those too many for `within` given for all below. */
  function exactSum(node: number, large: ReadonlyMap<number, bigint>): bigint {
    const end = other[node] ?? 0;
    let sum = 0n;
    for (let arc = one[node] ?? 0; arc < end; arc++) {
      if (arcHolds(arc)) sum += BigInt(sizes[setOf[arc] ?? 0] ?? 0) * exactProduct(needOf[arc] ?? 0, large);
    }
    return sum;
  }

  function exactProduct(entry: number, large: ReadonlyMap<number, bigint>): bigint {
    const exactly = (node: number) => large.get(node) ?? BigInt(within[node] ?? 0);
    let product = 1n;
    let left = entry;
    for (; runs.isPair[left] === 1; left = one[left] ?? 0) product *= exactly(other[left] ?? 0);
    return product * exactly(left);
  }

  function count(allowed: Domains): void {
    for (let variable = 0; variable < layout.variables; variable++) {
      forSets(variable, (set, start, stop, shift) => {
        let size = 0;
        for (let word = start; word < stop; word++)
          size += ones((sets.words[word] ?? 0) & (allowed[word + shift] ?? 0));
        sizes[set] = size;
      });
    }
    for (let entry = 1; entry < within.length; entry++) {
      const isPair = runs.isPair[entry] === 1;
      within[entry] = isPair ? times(within[one[entry] ?? 0], within[other[entry] ?? 0]) : sumOf(entry);
    }
  }

  function sumOf(node: number): number {
    const end = other[node] ?? 0;
    let sum = 0;
    for (let arc = one[node] ?? 0; arc < end; arc++) {
      sum += times(sizes[setOf[arc] ?? 0], within[needOf[arc] ?? 0]);
    }
    return sum;
  }

  function perValue(allowed: Domains, variable: number): Float64Array {
    count(allowed);
    const perSet = surround(variable);
    const counts = new Float64Array(layout.sizes[variable] ?? 0);
    forSets(variable, (set, start, stop) => {
      for (const value of bitsIn(sets.words, start, stop)) {
        if (hasBit(allowed, layout.first[variable] ?? 0, value))
          counts[value] = (counts[value] ?? 0) + (perSet[set] ?? 0);
      }
    });
    return counts;
  }

  /** Walks down with the number of surroundings; the solutions per set of the variable asked for. */
  function surround(asked: number): Float64Array {
    const perSet = new Float64Array(sets.count);
    around.fill(0);
    around[root] = 1;
    const toSets = (node: number) => yieldPerSet(node, perSet);
    for (let run = diagram.runs - 1; run >= 0; run--) {
      const nodes = nodesOf[run] ?? 0;
      forSurrounded(nodes, firstOf[run + 1] ?? 0, variableOf[run] === asked ? toSets : surroundNeeds);
      forSurrounded(firstOf[run] ?? 0, nodes, surroundParts);
    }
    return perSet;
  }

  /** Visits the entries in a range that lie on some way, those above first. */
  function forSurrounded(first: number, end: number, visit: (entry: number) => void): void {
    for (let entry = end - 1; entry >= first; entry--) if (around[entry] !== 0) visit(entry);
  }

  /** Adds the solutions through the arcs of a node to their sets. */
  function yieldPerSet(node: number, perSet: Float64Array): void {
    const end = other[node] ?? 0;
    for (let arc = one[node] ?? 0; arc < end; arc++)
      add(perSet, setOf[arc] ?? 0, times(around[node], within[needOf[arc] ?? 0]));
  }

  function surroundNeeds(node: number): void {
    const end = other[node] ?? 0;
    for (let arc = one[node] ?? 0; arc < end; arc++)
      add(around, needOf[arc] ?? 0, times(around[node], sizes[setOf[arc] ?? 0]));
  }

  function surroundParts(pair: number): void {
    const left = one[pair] ?? 0;
    const right = other[pair] ?? 0;
    add(around, left, times(around[pair], within[right]));
    add(around, right, times(around[pair], within[left]));
  }

  return { total, perValue };
}

/** None is none, however often: numbers past all that can be told are infinite. */
function times(one = 0, other = 0): number {
  return one * other || 0;
}

function add(to: Float64Array, place: number, ways: number): void {
  to[place] = (to[place] ?? 0) + ways;
}
