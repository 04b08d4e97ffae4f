import { bitsIn, countBits } from '#engine/bits.ts';
import type { Count } from '#engine/engine.ts';
import type { Propagator } from './propagate.ts';
import type { Search } from './search.ts';

/** After so many decisions what is left is only estimated. */
const DECISIONS = 20_000;

/**
 * Counts the solutions within the propagated domains, over the model's variables: open parts that no constraint links
 * are counted apart and multiplied. When it takes too long, the rest is put at what single domains allow, so that
 * an approximate answer is never too small.
 */
export function countSolutions(propagator: Propagator, search: Search, modelVariables: number): Count {
  const counter = new Counter(propagator, search, modelVariables);
  const all = [...propagator.layout.sizes.keys()];
  const found = counter.count(all);
  return counter.decisions > 0 ? { exact: found } : { approx: Number(found) };
}

class Counter {
  decisions = DECISIONS;
  private readonly propagator: Propagator;
  private readonly search: Search;
  private readonly modelVariables: number;
  private readonly nothing: Int32Array;

  constructor(propagator: Propagator, search: Search, modelVariables: number) {
    this.propagator = propagator;
    this.search = search;
    this.modelVariables = modelVariables;
    this.nothing = new Int32Array(propagator.layout.words);
  }

  /** The solutions over the model's variables among these, which are linked to no other open ones. */
  count(variables: readonly number[]): bigint {
    let product = 1n;
    for (const part of this.partsOf(variables)) {
      product *= this.countPart(part);
      if (product === 0n) break;
    }
    return product;
  }

  private countPart(part: readonly number[]): bigint {
    const own = part.filter((variable) => variable < this.modelVariables);
    const decided = own.reduce((one, other) => (this.sizeOf(other) < this.sizeOf(one) ? other : one), own[0] ?? -1);
    if (part.length === 1 || this.decisions <= 0) {
      return own.reduce((product, variable) => product * BigInt(this.sizeOf(variable)), 1n);
    }
    return decided < 0 ? this.standsAlone() : this.branch(decided, part);
  }

  /** Of fresh variables only it matters whether they can be given values. */
  private standsAlone(): bigint {
    const { level } = this.propagator;
    this.propagator.push();
    const found = this.search.settle(this.nothing);
    this.propagator.popTo(level);
    return found ? 1n : 0n;
  }

  private branch(decided: number, part: readonly number[]): bigint {
    const { propagator } = this;
    const { first } = propagator.layout;
    const { level } = propagator;
    let sum = 0n;
    for (const value of bitsIn(propagator.words, first[decided] ?? 0, first[decided + 1] ?? 0)) {
      this.decisions--;
      propagator.push();
      propagator.assign(decided, value);
      if (propagator.propagate()) sum += this.count(part);
      propagator.popTo(level);
    }
    return sum;
  }

  /** The open ones among variables, in parts that no constraint links. */
  private partsOf(variables: readonly number[]): readonly (readonly number[])[] {
    const open = new Set(variables.filter((variable) => this.sizeOf(variable) > 1));
    const parts: number[][] = [];
    for (const start of open) {
      const part = [start];
      open.delete(start);
      for (const variable of part) {
        for (const other of this.linkedTo(variable)) if (open.delete(other)) part.push(other);
      }
      parts.push(part);
    }
    return parts;
  }

  private linkedTo(variable: number): readonly number[] {
    const { occurrences, network } = this.propagator;
    const linked: number[] = [];
    for (let entry = occurrences.first[variable] ?? 0; entry < (occurrences.first[variable + 1] ?? 0); entry++) {
      const number = occurrences.constraint[entry] ?? 0;
      const scope = network.constraints[number]?.variables ?? [];
      const standings = Array.from(scope, (_, position) => this.propagator.standingOf(number, position));
      if (standings.includes('holds') || standings[occurrences.position[entry] ?? 0] !== 'open') continue;
      scope.forEach((other, position) => {
        if (standings[position] === 'open') linked.push(other);
      });
    }
    return linked;
  }

  private sizeOf(variable: number): number {
    const { layout, words } = this.propagator;
    return countBits(words, layout.first[variable] ?? 0, layout.first[variable + 1] ?? 0);
  }
}
