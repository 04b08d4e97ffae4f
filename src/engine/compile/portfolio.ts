import { bitsIn } from '#engine/bits.ts';
import type { Diagram } from '#engine/diagram/diagram.ts';
import { layoutOf } from '#engine/layout.ts';
import type { Model } from '#engine/model/model.ts';
import type { Propagator } from '#engine/search/propagate.ts';
import type { Alphabet } from './automaton.ts';
import type { Compiled, CompileOptions } from './compile-diagram.ts';
import type { Restriction } from './constraints.ts';
import { DEAD, Descent, UNKNOWN } from './descent.ts';
import { lift } from './lift.ts';
import { NodeStore } from './node-store.ts';
import { type Facts, factsOf, neighbourOf, type Order, orderNumber, randomFrom } from './orders.ts';
import { planOf } from './places.ts';
import { Graph, pseudoTree } from './pseudo-tree.ts';

/** What the tries of a round may grow to; the next round comes only if none succeeds. */
const ROUNDS = [2e5, 2e6, 2e7];
/** A try may become so much larger than the best before it is given up: a part of it may turn out not to be needed. */
const SLACK = 1.1;
/** Lifting may look at so many times the children of a diagram. */
const LIFTING = 40;

interface Attempt {
  readonly order: Order;
  readonly diagram: Diagram;
  /** Of the diagram, and of the one it was made from. */
  readonly size: number;
  readonly made: number;
  readonly steps: number;
}

/** Tries to compile one model in several orders of its variables. */
export class Portfolio {
  private readonly model: Model;
  private readonly options: CompileOptions;
  private readonly propagator: Propagator;
  private readonly restrictions: readonly Restriction[];
  private readonly alphabet: Alphabet;
  private readonly facts: Facts;
  /** The variables that propagation left several values. */
  private readonly open: Order;
  private readonly deadline: number;
  private readonly random: () => number;
  /** The independent ones so far, for the next round. */
  private readonly orders: Order[] = [];
  private attempts = 0;
  private isContradictory = false;

  /** @param propagator at a fixed point */
  constructor(model: Model, options: CompileOptions, propagator: Propagator, restrictions: readonly Restriction[]) {
    this.model = model;
    this.options = options;
    this.propagator = propagator;
    this.restrictions = restrictions;
    const { first } = propagator.layout;
    const values = model.variables.map((_, at) => bitsIn(propagator.words, first[at] ?? 0, first[at + 1] ?? 0));
    this.alphabet = { sizes: propagator.layout.sizes.subarray(0, values.length), values };
    this.facts = factsOf(restrictions, this.alphabet);
    this.open = values.flatMap((left, variable) => (left.length > 1 ? [variable] : []));
    this.deadline = options.clock() + options.budgetMs;
    this.random = randomFrom(options.seed);
  }

  /** The smallest diagram found. */
  best(): Compiled {
    const given = this.options.order && this.sorted(this.options.order);
    const best = given ? this.attempt(given, Number.POSITIVE_INFINITY) : this.bestOfRounds();
    const tries = this.attempts;
    if (this.isContradictory) return { ok: false, cause: 'contradiction', tries };
    return best
      ? { ok: true, diagram: best.diagram, order: this.named(best.order), tries }
      : { ok: false, cause: 'budget', tries };
  }

  private bestOfRounds(): Attempt | undefined {
    for (const limit of ROUNDS) {
      const best = this.bestOfRound(limit);
      if (best || this.isOver()) return best;
    }
    return undefined;
  }

  private bestOfRound(limit: number): Attempt | undefined {
    let best: Attempt | undefined;
    for (let number = 0; number < this.options.tries && !this.isOver(); number++) {
      const found = this.attempt(this.orderOf(number, best), best ? best.made * SLACK : limit, best?.steps);
      if (found && found.size < (best?.size ?? Number.POSITIVE_INFINITY)) best = found;
    }
    return best;
  }

  private isOver(): boolean {
    return this.isContradictory || this.options.clock() > this.deadline;
  }

  /** Independent orders and, once one has won, every other time one that differs from it a little. */
  private orderOf(number: number, best: Attempt | undefined): Order {
    if (best && number % 2 === 1 && number > 4) return neighbourOf(best.order, this.random);
    const { orders, facts } = this;
    orders[number] ??= orderNumber(number, this.graph(), this.open, facts, this.random);
    return orders[number] ?? this.open;
  }

  private attempt(order: Order, limit: number, bestSteps = Number.POSITIVE_INFINITY): Attempt | undefined {
    this.attempts++;
    const { clock, maxArcs } = this.options;
    const store = this.emptyStore();
    let steps = 0;
    const goesOn = (made: number) => {
      steps = made;
      const isSmall = store.arcs <= maxArcs && store.size <= limit && made <= Math.min(limit, bestSteps * 2);
      return isSmall && ((made & 63) !== 0 || clock() < this.deadline);
    };
    const list = this.compile(order, store, goesOn);
    if (list === DEAD) this.isContradictory = true;
    return list < 0 || store.arcs > maxArcs
      ? undefined
      : { ...this.smaller(store, list), order, made: store.size, steps };
  }

  /** All nodes for an order, as a list in the store; `DEAD` or `UNKNOWN` if there is none. */
  private compile(order: Order, store: NodeStore, goesOn: (steps: number) => boolean): number {
    const tree = pseudoTree(this.graph(), order, this.alphabet.sizes.length);
    const plan = planOf(this.restrictions, tree, this.alphabet, () => this.isOver());
    if (!plan) return UNKNOWN;
    const descent = new Descent(plan, this.propagator, store, goesOn);
    const nodes = this.alphabet.values.flatMap((_, variable) => this.leafOf(variable, store));
    for (const root of plan.roots) {
      const node = descent.compile(root);
      if (node < 0) return node;
      nodes.push(node);
    }
    return store.lists.idOf(Int32Array.from(nodes));
  }

  /** A node for a variable that propagation left one value. */
  private leafOf(variable: number, store: NodeStore): readonly number[] {
    if ((this.alphabet.values[variable]?.length ?? 0) > 1) return [];
    const { first } = this.propagator.layout;
    const values = this.propagator.words.slice(first[variable], first[variable + 1]);
    return [store.node(variable, [[values, store.join([])]])];
  }

  /** The diagram as compiled, or lifted if that is smaller. */
  private smaller(store: NodeStore, list: number): Pick<Attempt, 'diagram' | 'size'> {
    const diagram = store.diagram(list);
    const other = this.emptyStore();
    const otherList = lift(diagram, other, store.size * LIFTING);
    if (otherList === undefined || other.size >= store.size) return { diagram, size: store.size };
    return { diagram: other.diagram(otherList), size: other.size };
  }

  private emptyStore(): NodeStore {
    return new NodeStore(layoutOf([...this.alphabet.sizes]));
  }

  private graph(): Graph {
    return new Graph(this.alphabet.sizes.length, this.restrictions);
  }

  /** All variables: those with one value, and then the others in their order. */
  private named(order: Order): readonly string[] {
    const { variables } = this.model;
    const open = new Set(order);
    const fixed = [...variables.keys()].filter((variable) => !open.has(variable));
    return [...fixed, ...order].map((variable) => variables[variable]?.id ?? '');
  }

  /** The open variables in the order of names; those not named first. */
  private sorted(names: readonly string[]): Order {
    const places = new Map(names.map((name, at) => [name, at]));
    const place = (variable: number) => places.get(this.model.variables[variable]?.id ?? '') ?? -1;
    return this.open.toSorted((one, other) => place(one) - place(other));
  }
}
