import type { Correction, Soft } from '#engine/backend.ts';
import { bitsIn, hasBit } from '#engine/bits.ts';
import type { Domains } from '#engine/layout.ts';
import { keepValues } from '#engine/session/choices.ts';
import { entriesOf } from './linked.ts';
import type { Walks } from './walks.ts';

/** Finds the solutions within that give up the least, by adding pairs and taking the least of the arcs. */
export function cheapestOf({ diagram, runs, forSets, trace }: Walks) {
  const { layout, sets, firstOf, nodesOf, one, other, setOf, needOf, root } = diagram;
  /** Price per set, and per node with all below; infinite where nothing is allowed. */
  const ofSet = new Float64Array(sets.count);
  const ofNode = new Float64Array(entriesOf(diagram));
  const priced = new Uint8Array(layout.variables + 1);
  /** Price per value. */
  const prices = new Float64Array(layout.words * 32);

  /** The least price among the allowed values of each set. */
  function appraiseSets(hard: Domains): void {
    priced.fill(0);
    for (let variable = 0; variable < layout.variables; variable++) {
      forSets(variable, (set, start, stop, shift) => {
        const least = leastWithin(hard, start, stop, shift);
        ofSet[set] = least;
        if (least > 0) priced[variable] = 1;
      });
    }
  }

  function leastWithin(hard: Domains, start: number, stop: number, shift: number): number {
    let least = Number.POSITIVE_INFINITY;
    for (let word = start; word < stop; word++) {
      let left = (sets.words[word] ?? 0) & (hard[word + shift] ?? 0);
      for (; left !== 0 && least > 0; left &= left - 1) {
        least = Math.min(least, prices[(word + shift) * 32 + 31 - Math.clz32(left & -left)] ?? 0);
      }
    }
    return least;
  }

  /** What the nodes of a run cost. */
  function appraise(run: number): boolean {
    const end = firstOf[run + 1] ?? 0;
    for (let node = nodesOf[run] ?? 0; node < end; node++) ofNode[node] = leastOf(node);
    return true;
  }

  function leastOf(node: number): number {
    const end = other[node] ?? 0;
    let least = Number.POSITIVE_INFINITY;
    for (let arc = one[node] ?? 0; arc < end && least > 0; arc++) {
      const own = ofSet[setOf[arc] ?? 0] ?? 0;
      if (own < least) least = Math.min(least, own + priceOf(needOf[arc] ?? 0));
    }
    return least;
  }

  /** What an entry costs. */
  function priceOf(entry: number): number {
    let price = 0;
    let left = entry;
    for (; runs.isPair[left] === 1; left = one[left] ?? 0) price += ofNode[other[left] ?? 0] ?? 0;
    return price + (ofNode[left] ?? 0);
  }

  /** The values of a cheapest solution. */
  function valuesOf(hard: Domains): readonly number[] {
    const values: number[] = [];
    trace((node, variable) => {
      let arc = one[node] ?? 0;
      while ((ofSet[setOf[arc] ?? 0] ?? 0) + priceOf(needOf[arc] ?? 0) > (ofNode[node] ?? 0)) arc++;
      const set = setOf[arc] ?? 0;
      const home = layout.first[variable] ?? 0;
      const isCheapest = (value: number) => hasBit(hard, home, value) && prices[home * 32 + value] === ofSet[set];
      values[variable] =
        bitsIn(sets.words, sets.firstWord[set] ?? 0, sets.firstWord[set + 1] ?? 0).find(isCheapest) ?? -1;
      return arc;
    });
    return values;
  }

  return (allowed: Domains, soft: readonly Soft[]): Correction =>
    (kept) => {
      const hard = allowed.slice();
      prices.fill(0);
      soft.forEach(({ choice: { variable, values }, price }, place) => {
        if (kept.includes(place)) keepValues(layout, hard, variable, values);
        else addPrice(prices, (layout.first[variable] ?? 0) * 32, layout.sizes[variable] ?? 0, values, price);
      });
      appraiseSets(hard);
      ofNode.fill(0);
      runs.above(priced, appraise);
      if (root < 0 || priceOf(root) === Number.POSITIVE_INFINITY) return undefined;
      const taken = valuesOf(hard);
      return [...soft.keys()].filter((place) => {
        const choice = soft[place]?.choice;
        return choice && !choice.values.includes(taken[choice.variable] ?? -1);
      });
    };
}

function addPrice(prices: Float64Array, start: number, size: number, values: readonly number[], price: number): void {
  const free = new Set(values);
  for (let value = 0; value < size; value++) {
    if (!free.has(value)) prices[start + value] = (prices[start + value] ?? 0) + price;
  }
}
