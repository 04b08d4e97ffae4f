import type { ClauseSolver } from './clause-solver.ts';
import type { Cnf } from './cnf.ts';

/** Open variables that clauses tie together, and nothing ties to others. */
export interface Component {
  readonly variables: Int32Array;
  /** Equal exactly if two components have the same variables and the same is left of their clauses. */
  readonly key: string;
  /** The variable to decide next. */
  readonly pick: number;
}

/** Lists of numbers one after the other; list i begins at `first[i]`. */
interface Lists {
  readonly first: Int32Array;
  readonly items: Int32Array;
}

/** Splits what a state of the solver leaves open into independent components. */
export class Splitter {
  private readonly solver: ClauseSolver;
  /** Of two variables to decide, that of the higher rank is taken. */
  private readonly rank: ArrayLike<number>;
  /** Whom each variable shares a clause of two literals with. While both are open, that clause is. */
  private readonly neighbours: Lists;
  /** The longer clauses, and those of each variable. */
  private readonly clauses: Lists;
  private readonly clausesOf: Lists;
  private readonly seenVariable: Int32Array;
  private readonly seenClause: Int32Array;
  /** How many open clauses each variable of the present component is in. */
  private readonly ties: Int32Array;
  private round = 0;
  private found: number[] = [];
  private shortened: number[] = [];

  constructor(solver: ClauseSolver, { variables, clauses }: Cnf, rank: ArrayLike<number>) {
    const long = clauses.filter(({ length }) => length > 2);
    this.solver = solver;
    this.rank = rank;
    this.neighbours = neighbours(
      variables,
      clauses.filter(({ length }) => length === 2),
    );
    this.clauses = flat(long);
    this.clausesOf = occurrences(variables, long);
    this.seenVariable = new Int32Array(variables);
    this.seenClause = new Int32Array(long.length);
    this.ties = new Int32Array(variables);
  }

  /** The components of the variables that are open among these; no clause may tie them to other open ones. */
  split(among: Int32Array): Component[] {
    this.round++;
    const components: Component[] = [];
    for (const variable of among) if (this.isNew(variable)) components.push(this.componentAt(variable));
    return components;
  }

  private isNew(variable: number): boolean {
    return this.seenVariable[variable] !== this.round && this.solver.value[2 * variable] === 0;
  }

  private componentAt(start: number): Component {
    this.found = [];
    this.shortened = [];
    this.reach(start);
    for (let at = 0; at < this.found.length; at++) {
      const variable = this.found[at] ?? 0;
      this.visitNeighbours(variable);
      this.visitClauses(variable);
    }
    const variables = Int32Array.from(this.found).sort();
    return { variables, key: keyOf(variables, Int32Array.from(this.shortened).sort()), pick: this.pickOf(variables) };
  }

  private reach(variable: number): void {
    if (this.seenVariable[variable] === this.round) return;
    this.seenVariable[variable] = this.round;
    this.ties[variable] = 0;
    this.found.push(variable);
  }

  private visitNeighbours(variable: number): void {
    const { first, items } = this.neighbours;
    const end = first[variable + 1] ?? 0;
    for (let at = first[variable] ?? 0; at < end; at++) {
      const other = items[at] ?? 0;
      if (this.solver.value[2 * other] !== 0) continue;
      this.tie(variable);
      this.reach(other);
    }
  }

  private visitClauses(variable: number): void {
    const { first, items } = this.clausesOf;
    const end = first[variable + 1] ?? 0;
    for (let at = first[variable] ?? 0; at < end; at++) {
      const clause = items[at] ?? 0;
      if (this.seenClause[clause] === this.round) continue;
      this.seenClause[clause] = this.round;
      this.visitClause(clause);
    }
  }

  /** A clause that holds ties nothing together; any other, what is open of it. */
  private visitClause(clause: number): void {
    const { first, items } = this.clauses;
    const { value } = this.solver;
    const start = first[clause] ?? 0;
    const end = first[clause + 1] ?? 0;
    for (let at = start; at < end; at++) if (value[items[at] ?? 0] === 1) return;
    let open = 0;
    for (let at = start; at < end; at++) {
      const literal = items[at] ?? 0;
      if (value[literal] !== 0) continue;
      open++;
      this.reach(literal >> 1);
      this.tie(literal >> 1);
    }
    if (open < end - start) this.shortened.push(clause);
  }

  private tie(variable: number): void {
    this.ties[variable] = (this.ties[variable] ?? 0) + 1;
  }

  /** The variable of highest rank, of those the one in most clauses. */
  private pickOf(variables: Int32Array): number {
    const { rank, ties } = this;
    let best = variables[0] ?? 0;
    for (const variable of variables) {
      const above = (rank[variable] ?? 0) - (rank[best] ?? 0) || (ties[variable] ?? 0) - (ties[best] ?? 0);
      if (above > 0) best = variable;
    }
    return best;
  }
}

/**
 * The variables say which clauses may be meant: those of them alone are all there, in full. Only of a clause with other
 * variables it must be said that they are against it.
 */
function keyOf(variables: Int32Array, shortened: Int32Array): string {
  return `${String.fromCharCode(...variables)}\uffff${String.fromCharCode(...shortened)}`;
}

function neighbours(variables: number, pairs: readonly Int32Array[]): Lists {
  const sets = Array.from({ length: variables }, () => new Set<number>());
  for (const [one = 0, other = 0] of pairs) {
    sets[one >> 1]?.add(other >> 1);
    sets[other >> 1]?.add(one >> 1);
  }
  return flat(sets);
}

function occurrences(variables: number, clauses: readonly Int32Array[]): Lists {
  const lists = Array.from({ length: variables }, (): number[] => []);
  clauses.forEach((clause, number) => {
    for (const literal of clause) lists[literal >> 1]?.push(number);
  });
  return flat(lists);
}

function flat(lists: readonly Iterable<number>[]): Lists {
  const first = new Int32Array(lists.length + 1);
  const items: number[] = [];
  lists.forEach((list, index) => {
    for (const item of list) items.push(item);
    first[index + 1] = items.length;
  });
  return { first, items: Int32Array.from(items) };
}
