import type { Model, RuleDef } from '#engine/model/model.ts';
import type { Network } from '#engine/search/network.ts';
import { normalise } from '#engine/search/normalise.ts';
import { Propagator } from '#engine/search/propagate.ts';
import { Search } from '#engine/search/search.ts';
import { FirstOpen } from './first-open.ts';

/** Which rules say nothing that the others do not say. */
export interface RedundantRules {
  /** Ids in the order of the model. Each is redundant beside all the others: not all of them can go at once. */
  readonly redundant: readonly string[];
  /** Those that time did not suffice for. */
  readonly unchecked: readonly string[];
}

/**
 * The rules each of which follows from the tables and all other rules: nothing is left if it is broken and they hold.
 * @param mayGoOn asked before each rule and on the way to its proof; what is not proved once it says no is unchecked
 */
export function redundantRules(model: Model, mayGoOn: () => boolean = () => true): RedundantRules {
  const check = new RedundancyCheck(model, mayGoOn);
  check.run();
  const named = (numbers: readonly number[]) => numbers.flatMap((number) => model.rules[number]?.id ?? []);
  return { redundant: named(check.redundant), unchecked: named(check.unchecked) };
}

/**
 * The rules are halved and halved again: on the way down to one of them all others are switched on, half by half, each
 * propagated once for all that is checked below it.
 */
class RedundancyCheck {
  readonly redundant: number[] = [];
  readonly unchecked: number[] = [];
  private readonly rules: number;
  private readonly propagator: Propagator;
  private readonly picker: FirstOpen;
  private readonly search: Search;
  private readonly nothing: Int32Array;
  /** The constraints of each rule, then those of each negated rule. */
  private readonly partsOf: readonly (readonly number[])[];
  private readonly tables: readonly number[];
  private readonly mayGoOn: () => boolean;

  constructor(model: Model, mayGoOn: () => boolean) {
    const network = normalise({ ...model, rules: [...model.rules, ...model.rules.map(negated)] });
    const parts = partsByOrigin(network);
    this.rules = model.rules.length;
    this.propagator = new Propagator(network);
    this.picker = new FirstOpen(this.propagator);
    this.search = new Search(this.propagator, this.picker);
    this.nothing = new Int32Array(network.layout.words);
    this.tables = parts.slice(0, model.tables.length).flat();
    this.partsOf = parts.slice(model.tables.length);
    this.mayGoOn = mayGoOn;
  }

  run(): void {
    this.propagator.activate(() => false);
    this.under(this.tables, (holds) => this.checkAmong(0, this.rules, holds));
  }

  /** Checks the rules from `first` to `end` while all others are switched on; `holds` if these do not contradict. */
  private checkAmong(first: number, end: number, holds: boolean): void {
    if (!holds) this.redundant.push(...range(first, end));
    else if (!this.mayGoOn()) this.unchecked.push(...range(first, end));
    else if (end - first === 1) this.checkOne(first);
    else if (end > first) {
      const middle = (first + end) >> 1;
      this.under(this.partsFrom(middle, end), (half) => this.checkAmong(first, middle, half));
      this.under(this.partsFrom(first, middle), (half) => this.checkAmong(middle, end, half));
    }
  }

  private checkOne(rule: number): void {
    this.under(this.partsOf[this.rules + rule] ?? [], (holds) => {
      this.propagator.failures.fill(1);
      this.picker.begin();
      const isBreakable = holds && this.search.settleWhile(this.mayGoOn, this.nothing);
      if (isBreakable === undefined) this.unchecked.push(rule);
      else if (!isBreakable) this.redundant.push(rule);
    });
  }

  private partsFrom(first: number, end: number): readonly number[] {
    return this.partsOf.slice(first, end).flat();
  }

  /** Goes on with these constraints switched on, and takes them back. */
  private under(constraints: readonly number[], next: (holds: boolean) => void): void {
    const { propagator } = this;
    const level = propagator.level;
    propagator.push();
    for (const constraint of constraints) propagator.enter(constraint);
    next(propagator.propagate());
    propagator.popTo(level);
    for (const constraint of constraints) propagator.leave(constraint);
  }
}

function negated({ id, expr, reason }: RuleDef): RuleDef {
  return { id: `not ${id}`, expr: { not: expr }, reason };
}

function partsByOrigin({ constraints, origins }: Network): readonly (readonly number[])[] {
  const parts: number[][] = origins.map(() => []);
  constraints.forEach(({ origin }, constraint) => {
    parts[origin]?.push(constraint);
  });
  return parts;
}

function range(first: number, end: number): number[] {
  return Array.from({ length: end - first }, (_, at) => first + at);
}
