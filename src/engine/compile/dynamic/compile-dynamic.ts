import type { CompileOptions } from '#engine/compile/compile-diagram.ts';
import { type Arc, NodeStore } from '#engine/compile/node-store.ts';
import { Graph, orderByScore, pseudoTree } from '#engine/compile/pseudo-tree.ts';
import type { Diagram } from '#engine/diagram/diagram.ts';
import { layoutOf } from '#engine/layout.ts';
import type { Model } from '#engine/model/model.ts';
import { ClauseSolver } from './clause-solver.ts';
import { type Cnf, cnfOf } from './cnf.ts';
import { type Component, Splitter } from './splitter.ts';

/** Words of a set: the first value, the second, both. */
const SETS = [Int32Array.of(1), Int32Array.of(2), Int32Array.of(3)] as const;
const BOTH = SETS[2];

/** Components are told apart by strings with one character per variable and clause. */
const MOST = 30_000;

/**
 * Compiles a model of two-valued variables and rules by search: it decides a variable, splits what is left into
 * independent components, and expands each of them once. What to decide is seen from the state and not fixed beforehand,
 * so models compile whose clauses are too entangled for a pseudo-tree. A contradictory model has a diagram without nodes.
 * Undefined if the model is of another kind, or time or arcs do not suffice.
 */
export function compileDynamic(
  model: Model,
  options: Pick<CompileOptions, 'budgetMs' | 'maxArcs' | 'clock'>,
): Diagram | undefined {
  const cnf = cnfOf(model);
  if (!cnf || Math.max(cnf.variables, cnf.clauses.length) > MOST) return undefined;
  const store = new NodeStore(layoutOf(model.variables.map(({ values }) => values.length)));
  const deadline = options.clock() + options.budgetMs;
  const list = new Expansion(cnf, store, () => store.arcs <= options.maxArcs && options.clock() < deadline).list();
  return list === undefined ? undefined : store.diagram(list);
}

/** A component on its way: the arcs made so far, and of the present one what is gathered and what is to come. */
interface Frame {
  readonly component: Component;
  readonly level: number;
  readonly arcs: Arc[];
  /** Values still to be tried. */
  readonly values: number[];
  value: number;
  pending: Component[];
  gathered: number[];
}

class Expansion {
  private readonly store: NodeStore;
  private readonly solver: ClauseSolver;
  private readonly splitter: Splitter;
  private readonly goesOn: () => boolean;
  private readonly everything: Int32Array;
  /** The node lists of components met before. */
  private readonly known = new Map<string, number>();
  private readonly nothing: number;

  constructor(cnf: Cnf, store: NodeStore, goesOn: () => boolean) {
    this.store = store;
    this.goesOn = goesOn;
    this.nothing = store.join([]);
    this.solver = new ClauseSolver(cnf, goesOn);
    this.splitter = new Splitter(this.solver, cnf, ranksOf(cnf));
    this.everything = Int32Array.from({ length: cnf.variables }, (_, variable) => variable);
  }

  /** The nodes of all solutions; undefined if it was stopped. */
  list(): number | undefined {
    const { solver, everything } = this;
    if (!solver.contradictory && !solver.solvable(everything) && solver.stopped) return undefined;
    if (solver.contradictory) return this.nothing;
    const lists = this.decided(everything);
    for (const component of this.splitter.split(everything)) {
      const list = this.expand(component);
      if (list === undefined) return undefined;
      lists.push(list);
    }
    return this.store.join(lists);
  }

  private expand(root: Component): number | undefined {
    const stack = [this.frameOf(root)];
    for (;;) {
      const frame = stack.at(-1);
      if (!frame) return this.known.get(root.key);
      const child = frame.pending.pop();
      if (child) {
        const list = this.known.get(child.key);
        if (list === undefined) stack.push(this.frameOf(child));
        else frame.gathered.push(list);
        continue;
      }
      this.close(frame);
      if (this.openNext(frame)) continue;
      if (this.solver.stopped || !this.goesOn()) return undefined;
      stack.pop();
      const list = this.listOf(frame);
      this.known.set(frame.component.key, list);
      stack.at(-1)?.gathered.push(list);
    }
  }

  private frameOf(component: Component): Frame {
    const { level } = this.solver;
    return { component, level, arcs: [], values: [0, 1], value: -1, pending: [], gathered: [] };
  }

  /** Decides the next value that some solution has; false if there is none left. */
  private openNext(frame: Frame): boolean {
    const { solver } = this;
    const { pick, variables } = frame.component;
    for (let value = frame.values.shift(); value !== undefined; value = frame.values.shift()) {
      if (!solver.assume(2 * pick + value) || !solver.solvable(variables)) continue;
      const others = variables.filter((variable) => variable !== pick);
      frame.value = value;
      frame.gathered = this.decided(others);
      frame.pending = this.splitter.split(others);
      return true;
    }
    return false;
  }

  private close(frame: Frame): void {
    if (frame.value < 0) return;
    frame.arcs.push([SETS[frame.value] ?? BOTH, this.store.join(frame.gathered)]);
    frame.value = -1;
    this.solver.backTo(frame.level);
  }

  private listOf({ arcs, component: { pick } }: Frame): number {
    const [one, other] = arcs;
    const isFree = one && other && one[1] === other[1];
    return this.store.branch(pick, isFree ? [[BOTH, one[1]]] : arcs);
  }

  /** Node lists for the variables among these that have their value. */
  private decided(variables: Int32Array): number[] {
    const lists: number[] = [];
    for (const variable of variables) {
      const second = this.solver.value[2 * variable + 1];
      if (second !== 0) lists.push(this.store.branch(variable, [[SETS[second === 1 ? 1 : 0], this.nothing]]));
    }
    return lists;
  }
}

/** A variable is worth deciding early if it stands high in a pseudo-tree: it then separates most. */
function ranksOf({ variables, clauses }: Cnf): Int32Array {
  const scopes = clauses.map((clause) => ({ scope: Array.from(clause, (literal) => literal >> 1) }));
  const all = Array.from({ length: variables }, (_, variable) => variable);
  const byDegree = (graph: Graph, variable: number) => graph.degree(variable);
  const order = orderByScore(new Graph(variables, scopes), all, byDegree, () => 0);
  const { parent } = pseudoTree(new Graph(variables, scopes), order, variables);
  const ranks = new Int32Array(variables);
  for (const variable of order.toReversed()) {
    const above = parent[variable] ?? -1;
    ranks[variable] = above < 0 ? 0 : (ranks[above] ?? 0) - 1;
  }
  return ranks;
}
