import { lowestBit } from '#engine/bits.ts';
import type { Domains, Layout } from '#engine/layout.ts';
import { CyclicCore } from './cyclic-core.ts';
import type { Propagator } from './propagate.ts';

/** Says where search has to decide next. */
export interface Picker {
  /** An open variable, or -1 if the search has succeeded. */
  pick(): number;
}

/**
 * Finds, from the propagator's present level, a state in which every value left extends to a solution. Depth-first with
 * an explicit stack: at most one decision per variable is open at a time.
 */
export class Search {
  private readonly propagator: Propagator;
  private readonly core: Picker;
  private readonly variables: number[] = [];
  private readonly values: number[] = [];

  /** @param core where to decide; by default until every value left extends to a solution */
  constructor(propagator: Propagator, core: Picker = new CyclicCore(propagator)) {
    this.propagator = propagator;
    this.core = core;
  }

  /**
   * True: the domains hold only values that occur in solutions; the caller takes the levels back. False: there is no
   * solution, and the level is as before but for values that were proved impossible.
   * @param avoid values already known to be possible; others are tried first
   */
  settle(avoid: Domains): boolean {
    return this.settleWhile(() => true, avoid) === true;
  }

  /** As `settle`, but undefined if `mayGoOn`, asked at each wrong decision, says no; the caller takes the levels back. */
  settleWhile(mayGoOn: () => boolean, avoid: Domains): boolean | undefined {
    const base = this.propagator.level;
    this.variables.length = 0;
    this.values.length = 0;
    let sound = this.propagator.propagate();
    for (;;) {
      if (sound) {
        const variable = this.core.pick();
        if (variable < 0) return true;
        sound = this.decide(variable, avoid);
      } else {
        if (this.propagator.level === base) return false;
        if (!mayGoOn()) return undefined;
        sound = this.refute();
      }
    }
  }

  private decide(variable: number, avoid: Domains): boolean {
    const value = newValue(this.propagator, variable, avoid);
    this.variables.push(variable);
    this.values.push(value);
    this.propagator.push();
    this.propagator.assign(variable, value);
    return this.propagator.propagate();
  }

  /** Takes the last decision back and rules its value out. */
  private refute(): boolean {
    const { propagator } = this;
    propagator.popTo(propagator.level - 1);
    const left = propagator.exclude(this.variables.pop() ?? 0, this.values.pop() ?? 0);
    if (left) return propagator.propagate();
    propagator.dropWaiting();
    return false;
  }
}

/** The least value left that is not to be avoided, or else the least value left. */
function newValue({ words, layout }: Propagator, variable: number, avoid: Domains): number {
  const fresh = lowestNew(words, avoid, layout, variable);
  return fresh >= 0 ? fresh : lowestBit(words, layout.first[variable] ?? 0, layout.first[variable + 1] ?? 0);
}

function lowestNew(words: Int32Array, avoid: Domains, layout: Layout, variable: number): number {
  const first = layout.first[variable] ?? 0;
  const end = layout.first[variable + 1] ?? 0;
  for (let index = first; index < end; index++) {
    const word = (words[index] ?? 0) & ~(avoid[index] ?? 0);
    if (word !== 0) return ((index - first) << 5) + 31 - Math.clz32(word & -word);
  }
  return -1;
}
