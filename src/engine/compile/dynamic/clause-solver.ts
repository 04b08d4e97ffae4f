import type { Cnf } from './cnf.ts';

const NONE = -1;

/**
 * Search with two watched literals per clause and clause learning (CDCL), made to be stopped at any decision: the caller
 * opens levels of its own, and asks from there whether a solution over some of the variables exists.
 */
export class ClauseSolver {
  /** Per literal: 1 holds, -1 does not, 0 open. */
  readonly value: Int8Array;
  /** Each variable's value in the solution found last. */
  readonly phase: Uint8Array;
  /** Whether the clauses contradict each other before anything is decided. */
  contradictory = false;
  /** Whether an answer was given up; no answer is to be relied on any more. */
  stopped = false;
  level = 0;
  private conflicts = 0;
  private readonly goesOn: () => boolean;
  private readonly trail: Int32Array;
  private trailSize = 0;
  private propagated = 0;
  private readonly levelStart: number[] = [];
  private readonly levelOf: Int32Array;
  private readonly reasonOf: Int32Array;
  /** Per literal, of the clauses that watch it: the clause, and a literal that makes looking at it needless. */
  private readonly watches: number[][];
  private readonly seen: Uint8Array;
  /** Clauses one after the other, each after its length. */
  private arena = new Int32Array(1 << 16);
  private arenaSize = 0;

  /** @param goesOn asked now and then while there are conflicts; false ends the search */
  constructor({ variables, clauses }: Cnf, goesOn: () => boolean) {
    this.goesOn = goesOn;
    this.value = new Int8Array(2 * variables);
    this.phase = new Uint8Array(variables);
    this.trail = new Int32Array(variables);
    this.levelOf = new Int32Array(variables);
    this.reasonOf = new Int32Array(variables).fill(NONE);
    this.seen = new Uint8Array(variables);
    this.watches = Array.from({ length: 2 * variables }, () => []);
    for (const clause of clauses) this.add(clause);
    if (!this.contradictory && this.propagate() !== NONE) this.contradictory = true;
  }

  /** Opens a level with a literal. False if it cannot hold: then what follows from that is concluded, and no level opened. */
  assume(literal: number): boolean {
    if (this.value[literal] === -1) return false;
    this.open();
    if (this.value[literal] === 0) this.enqueue(literal, NONE);
    return this.settle(this.level);
  }

  /** Takes everything above a level back. */
  backTo(level: number): void {
    if (this.level <= level) return;
    const start = this.levelStart[level] ?? 0;
    while (this.trailSize > start) {
      const literal = this.trail[--this.trailSize] ?? 0;
      this.value[literal] = 0;
      this.value[literal ^ 1] = 0;
    }
    this.propagated = start;
    this.levelStart.length = level;
    this.level = level;
  }

  /**
   * Whether the present state has a solution over these variables, all others being independent of them. If so, `phase`
   * has one, and what was found to follow from the state stays; if not, the present level is closed as by `assume`.
   */
  solvable(variables: Int32Array): boolean {
    const base = this.level;
    for (let at = 0; at < variables.length; ) {
      const variable = variables[at] ?? 0;
      if (this.value[2 * variable] !== 0) {
        at++;
        continue;
      }
      const before = this.conflicts;
      this.open();
      this.enqueue(2 * variable + (this.phase[variable] ?? 0), NONE);
      if (!this.settle(base)) return false;
      if (this.conflicts !== before) at = 0;
    }
    for (const variable of variables) this.phase[variable] = this.value[2 * variable + 1] === 1 ? 1 : 0;
    this.backTo(base);
    return true;
  }

  private open(): void {
    this.levelStart.push(this.trailSize);
    this.level++;
  }

  private enqueue(literal: number, reason: number): void {
    this.value[literal] = 1;
    this.value[literal ^ 1] = -1;
    this.levelOf[literal >> 1] = this.level;
    this.reasonOf[literal >> 1] = reason;
    this.trail[this.trailSize++] = literal;
  }

  /** Propagates, learns from conflicts and goes back, to the base level if possible; false if that cannot hold. */
  private settle(base: number): boolean {
    for (;;) {
      const conflict = this.propagate();
      if (conflict === NONE) return true;
      this.conflicts++;
      if ((this.conflicts & 63) === 0 && !this.goesOn()) {
        this.stopped = true;
        return false;
      }
      if (this.level === 0) {
        this.contradictory = true;
        return false;
      }
      const holds = this.level > base;
      this.resolve(conflict, holds ? base : base - 1);
      if (!holds) {
        this.settle(base - 1);
        return false;
      }
    }
  }

  /** Learns why a clause is violated, and goes back as far as that has a consequence, but not below a level. */
  private resolve(conflict: number, floor: number): void {
    const clause = this.analyse(conflict);
    const second = clause[1];
    this.backTo(second === undefined ? floor : Math.max(floor, this.levelOf[second >> 1] ?? 0));
    const reason = clause.length > 1 ? this.attach(clause) : NONE;
    this.enqueue(clause[0] ?? 0, reason);
  }

  /** Concludes all there is; the violated clause if there is one. */
  private propagate(): number {
    while (this.propagated < this.trailSize) {
      const conflict = this.falsify((this.trail[this.propagated++] ?? 0) ^ 1);
      if (conflict !== NONE) return conflict;
    }
    return NONE;
  }

  private falsify(literal: number): number {
    const { value } = this;
    const list = this.watches[literal] ?? [];
    let conflict = NONE;
    let kept = 0;
    for (let at = 0; at < list.length; at += 2) {
      const clause = list[at] ?? 0;
      let other = list[at + 1] ?? 0;
      if (conflict === NONE && value[other] !== 1) other = this.moveWatch(clause, literal);
      if (other === NONE) continue;
      if (conflict === NONE && value[other] === -1) conflict = clause;
      else if (conflict === NONE && value[other] === 0) this.enqueue(other, clause);
      list[kept++] = clause;
      list[kept++] = other;
    }
    list.length = kept;
    return conflict;
  }

  /** Lets a clause watch another literal in place of a false one; if there is none, the other that it watches. */
  private moveWatch(clause: number, falsified: number): number {
    const { arena, value } = this;
    const first = clause + 1;
    if (arena[first] === falsified) {
      arena[first] = arena[first + 1] ?? 0;
      arena[first + 1] = falsified;
    }
    const other = arena[first] ?? 0;
    if (value[other] === 1) return other;
    const end = first + (arena[clause] ?? 0);
    for (let place = first + 2; place < end; place++) {
      const watched = arena[place] ?? 0;
      if (value[watched] === -1) continue;
      arena[first + 1] = watched;
      arena[place] = falsified;
      this.watches[watched]?.push(clause, other);
      return NONE;
    }
    return other;
  }

  /**
   * The clause that follows from a violated one by the first unique implication point: the literal it asserts first, then
   * one of the highest level among the others.
   */
  private analyse(conflict: number): number[] {
    const { seen, trail, reasonOf } = this;
    const learned = [0];
    let open = this.mark(conflict, learned);
    for (let at = this.trailSize - 1; ; at--) {
      const literal = trail[at] ?? 0;
      if (seen[literal >> 1] === 0) continue;
      seen[literal >> 1] = 0;
      open--;
      learned[0] = literal ^ 1;
      if (open === 0) return this.shortened(learned);
      open += this.mark(reasonOf[literal >> 1] ?? NONE, learned, literal);
    }
  }

  /** Marks the literals of a clause but one, learns those of lower levels, and counts the others. */
  private mark(clause: number, learned: number[], except = NONE): number {
    const { arena, seen, levelOf } = this;
    const end = clause + 1 + (arena[clause] ?? 0);
    let open = 0;
    for (let place = clause + 1; place < end; place++) {
      const literal = arena[place] ?? 0;
      const variable = literal >> 1;
      if (literal === except || seen[variable] === 1 || levelOf[variable] === 0) continue;
      seen[variable] = 1;
      if (levelOf[variable] === this.level) open++;
      else learned.push(literal);
    }
    return open;
  }

  /** Without the literals that the others imply by one clause; the highest of the rest comes second. */
  private shortened(learned: readonly number[]): number[] {
    const short = learned.filter((literal, place) => place === 0 || !this.implied(literal));
    for (const literal of learned) this.seen[literal >> 1] = 0;
    let second = 1;
    for (let at = 2; at < short.length; at++) if (this.height(short[at]) > this.height(short[second])) second = at;
    const swapped = short[second];
    if (swapped !== undefined && second > 1) {
      short[second] = short[1] ?? 0;
      short[1] = swapped;
    }
    return short;
  }

  private height(literal = 0): number {
    return this.levelOf[literal >> 1] ?? 0;
  }

  private implied(literal: number): boolean {
    const reason = this.reasonOf[literal >> 1] ?? NONE;
    if (reason === NONE) return false;
    const end = reason + 1 + (this.arena[reason] ?? 0);
    for (let place = reason + 1; place < end; place++) {
      const variable = (this.arena[place] ?? 0) >> 1;
      if (variable !== literal >> 1 && this.seen[variable] === 0 && this.levelOf[variable] !== 0) return false;
    }
    return true;
  }

  /** Adds a clause of the problem; only before anything is decided. */
  private add(clause: Int32Array): void {
    if (clause.length > 1) {
      this.attach(clause);
      return;
    }
    const literal = clause[0];
    if (literal === undefined || this.value[literal] === -1) this.contradictory = true;
    else if (this.value[literal] === 0) this.enqueue(literal, NONE);
  }

  private attach(literals: ArrayLike<number>): number {
    const clause = this.arenaSize;
    this.arenaSize += literals.length + 1;
    if (this.arenaSize > this.arena.length) this.grow();
    this.arena[clause] = literals.length;
    this.arena.set(literals, clause + 1);
    const [first = 0, second = 0] = [literals[0], literals[1]];
    this.watches[first]?.push(clause, second);
    this.watches[second]?.push(clause, first);
    return clause;
  }

  private grow(): void {
    const larger = new Int32Array(2 * this.arenaSize);
    larger.set(this.arena);
    this.arena = larger;
  }
}
