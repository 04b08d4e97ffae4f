import type { Backend, Correction, RuleProver, Soft, Wish } from '#engine/backend.ts';
import { lowestBit } from '#engine/bits.ts';
import type { Count } from '#engine/engine.ts';
import { type Domains, type Layout, layoutOf } from '#engine/layout.ts';
import { keepValues } from '#engine/session/choices.ts';
import { countSolutions } from './count.ts';
import { grantBySearch } from './greedy.ts';
import { correctionsBy } from './hitting-sets.ts';
import type { Network } from './network.ts';
import { Propagator } from './propagate.ts';
import { Search } from './search.ts';

/** The exact back end of propagation and search. */
export function searchBackend(network: Network, modelVariables: number): Backend {
  return new SearchBackend(network, modelVariables);
}

/** The same solver with rules switched on and off; it starts from scratch at every question. */
export function ruleProver(network: Network, modelVariables: number): RuleProver {
  const propagator = new Propagator(network);
  const search = new Search(propagator);
  const nothing = new Int32Array(network.layout.words);
  return {
    satisfiable(allowed, counts) {
      propagator.activate(counts);
      propagator.failures.fill(1);
      propagator.push();
      propagator.enterAll();
      const found = restrict(propagator, allowed, modelVariables, -1) && search.settle(nothing);
      propagator.popTo(0);
      return found;
    },
  };
}

class SearchBackend implements Backend {
  readonly layout: Layout;
  private readonly propagator: Propagator;
  private readonly search: Search;
  private readonly contradictory: boolean;
  private readonly nothing: Int32Array;
  /** Values known to be possible in the question at hand. */
  private readonly seen: Int32Array;
  private readonly unseen: Int32Array;

  constructor(network: Network, modelVariables: number) {
    this.layout = layoutOf([...network.layout.sizes.subarray(0, modelVariables)]);
    this.propagator = new Propagator(network);
    this.search = new Search(this.propagator);
    this.nothing = new Int32Array(network.layout.words);
    this.seen = new Int32Array(network.layout.words);
    this.unseen = new Int32Array(network.layout.words);
    this.propagator.enterAll();
    this.contradictory = !this.propagator.propagate();
  }

  satisfiable(allowed: Domains): boolean {
    return this.within(allowed, -1, () => this.search.settle(this.nothing)) ?? false;
  }

  possible(allowed: Domains): Domains | undefined {
    return this.within(allowed, -1, () => {
      this.seen.fill(0);
      if (!this.probe()) return undefined;
      for (let variable = this.widest(); variable >= 0; variable = this.widest()) this.probeUnseen(variable);
      return this.seen.slice(0, this.layout.words);
    });
  }

  alternatives(allowed: Domains, known: Domains, variables: readonly number[]): readonly Int32Array[] {
    return variables.map((variable) => {
      const first = this.layout.first[variable] ?? 0;
      const end = this.layout.first[variable + 1] ?? 0;
      const own = known.slice(first, end);
      return this.within(allowed, variable, () => this.alternativesOf(variable, allowed, own)) ?? own;
    });
  }

  solution(allowed: Domains): Int32Array | undefined {
    return this.within(allowed, -1, () => {
      if (!this.search.settle(this.nothing)) return undefined;
      return Int32Array.from({ length: this.layout.variables }, (_, variable) => this.settleOn(variable));
    });
  }

  grant(allowed: Domains, wishes: readonly Wish[]): Int32Array | undefined {
    return grantBySearch(this.layout, (narrowed) => this.solution(narrowed), allowed, wishes);
  }

  corrections(allowed: Domains, soft: readonly Soft[]): Correction {
    return correctionsBy((kept) => {
      const narrowed = allowed.slice();
      for (const place of kept) {
        const choice = soft[place]?.choice;
        if (choice) keepValues(this.layout, narrowed, choice.variable, choice.values);
      }
      return this.satisfiable(narrowed);
    }, soft);
  }

  count(allowed: Domains): Count {
    const counted = () => countSolutions(this.propagator, this.search, this.layout.variables);
    return this.within(allowed, -1, counted) ?? { exact: 0n };
  }

  countPer(allowed: Domains, variable: number): Float64Array {
    return Float64Array.from({ length: this.layout.sizes[variable] ?? 0 }, (_, value) => {
      const narrowed = allowed.slice();
      keepValues(this.layout, narrowed, variable, [value]);
      const count = this.count(narrowed);
      return 'exact' in count ? Number(count.exact) : Number.NaN;
    });
  }

  private alternativesOf(variable: number, allowed: Domains, own: Int32Array): Int32Array {
    const { propagator, unseen } = this;
    const first = this.layout.first[variable] ?? 0;
    const found = own.slice();
    const level = propagator.level;
    for (;;) {
      found.forEach((values, word) => {
        const index = first + word;
        unseen[index] = (propagator.words[index] ?? 0) & ~(allowed[index] ?? 0) & ~values;
      });
      propagator.push();
      const more = keepOnly(propagator, variable, unseen) && this.search.settle(this.nothing);
      if (more) addWords(found, propagator.words, first);
      propagator.popTo(level);
      if (!more) return found;
    }
  }

  /** Gives a variable, on a settled level, its least value, and returns it. */
  private settleOn(variable: number): number {
    const value = lowestBit(
      this.propagator.words,
      this.layout.first[variable] ?? 0,
      this.layout.first[variable + 1] ?? 0,
    );
    this.propagator.assign(variable, value);
    this.propagator.propagate();
    return value;
  }

  /**
   * Runs a question on a level of its own with the restrictions in force, but for those of one variable. What earlier
   * questions taught about hard constraints is forgotten: it misleads, and answers would depend on what was asked before.
   */
  private within<Answer>(allowed: Domains, except: number, ask: () => Answer): Answer | undefined {
    if (this.contradictory) return undefined;
    this.propagator.failures.fill(1);
    this.propagator.push();
    const answer =
      restrict(this.propagator, allowed, this.layout.variables, except) && this.propagator.propagate()
        ? ask()
        : undefined;
    this.propagator.popTo(0);
    return answer;
  }

  /** Searches once and marks all values that were left; false if there is no solution. */
  private probe(): boolean {
    const { level, words } = this.propagator;
    const found = this.search.settle(this.seen);
    if (found) addWords(this.seen, words, 0);
    this.propagator.popTo(level);
    return found;
  }

  /** One search for any value of a variable not seen yet; without success none of them is possible. */
  private probeUnseen(variable: number): void {
    const { propagator, unseen } = this;
    const first = this.layout.first[variable] ?? 0;
    const end = this.layout.first[variable + 1] ?? 0;
    for (let word = first; word < end; word++) unseen[word] = (propagator.words[word] ?? 0) & ~(this.seen[word] ?? 0);
    propagator.push();
    const found = keepOnly(propagator, variable, unseen) && this.probe();
    propagator.popTo(propagator.level - 1);
    if (found) return;
    propagator.remove(variable, unseen, first);
    propagator.propagate();
  }

  /** The variable with most values neither seen nor ruled out, or -1. */
  private widest(): number {
    let best = -1;
    let most = 0;
    for (let variable = 0; variable < this.layout.variables; variable++) {
      const count = this.unseenCount(variable);
      if (count <= most) continue;
      best = variable;
      most = count;
    }
    return best;
  }

  private unseenCount(variable: number): number {
    const end = this.layout.first[variable + 1] ?? 0;
    let count = 0;
    for (let word = this.layout.first[variable] ?? 0; word < end; word++) {
      for (let left = (this.propagator.words[word] ?? 0) & ~(this.seen[word] ?? 0); left !== 0; left &= left - 1)
        count++;
    }
    return count;
  }
}

/** Restricts the model's variables, `except` one, to what is allowed; false if one of them is left without a value. */
function restrict(propagator: Propagator, allowed: Domains, variables: number, except: number): boolean {
  for (let variable = 0; variable < variables; variable++) {
    if (variable !== except && !keepOnly(propagator, variable, allowed)) return false;
  }
  return true;
}

function keepOnly(propagator: Propagator, variable: number, allowed: Domains): boolean {
  if (propagator.keep(variable, allowed, propagator.layout.first[variable] ?? 0)) return true;
  propagator.dropWaiting();
  return false;
}

function addWords(to: Int32Array, from: Int32Array, first: number): void {
  for (let word = 0; word < to.length; word++) to[word] = (to[word] ?? 0) | (from[first + word] ?? 0);
}
