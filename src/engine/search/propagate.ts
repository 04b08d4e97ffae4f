import { fullDomains, type Layout } from '#engine/layout.ts';
import { Agenda } from './agenda.ts';
import { type LiveTable, liveTable, trailWordsOf } from './live-columns.ts';
import type { ClauseConstraint, Network } from './network.ts';
import { type Occurrences, occurrencesOf } from './occurrences.ts';
import { Trail } from './trail.ts';

/** Marks in `dirty`: the column's variable changed, or the table has to be looked at even if nothing did. */
const CHANGED = 1;
const FIRST_VISIT = 2;

/** What one constraint needs to be propagated. */
type Part = ClauseConstraint | TablePart;

type Standing = 'holds' | 'fails' | 'open';

interface TablePart extends LiveTable {
  readonly kind: 'table';
  readonly variables: Int32Array;
  /** Per column, whether its variable changed since the last visit. */
  readonly dirty: Uint8Array;
}

/**
 * Generalised arc consistency: removes every value that a single constraint rules out, until nothing changes. No domain
 * is ever left empty without a refusal, and every change can be undone by level.
 */
export class Propagator {
  readonly network: Network;
  readonly layout: Layout;
  readonly occurrences: Occurrences;
  /** The current domains are the first words, packed by `layout`. */
  readonly words: Int32Array;
  /** Failures per constraint in the question at hand, a measure of how much it restricts (weighted degree). */
  readonly failures: Float64Array;
  private readonly trail: Trail;
  private readonly parts: readonly Part[];
  private readonly agenda: Agenda;
  private readonly active: Uint8Array;
  private readonly lost: Int32Array;

  constructor(network: Network) {
    this.network = network;
    this.layout = network.layout;
    this.occurrences = occurrencesOf(network);
    this.trail = new Trail(initialWords(network));
    this.words = this.trail.words;
    this.parts = partsOf(network, this.trail);
    this.failures = new Float64Array(network.constraints.length).fill(1);
    this.agenda = new Agenda(network.constraints.length);
    this.lost = new Int32Array(network.layout.words);
    this.active = new Uint8Array(network.constraints.length).fill(1);
  }

  get level(): number {
    return this.trail.level;
  }

  push(): void {
    this.trail.push();
  }

  popTo(level: number): void {
    while (this.trail.level > level) this.trail.pop();
  }

  isActive(constraint: number): boolean {
    return this.active[constraint] === 1;
  }

  /** Switches constraints on and off; only where no propagation has been done that it would have to undo. */
  activate(isActive: (origin: number) => boolean): void {
    this.network.constraints.forEach(({ origin }, constraint) => {
      this.active[constraint] = isActive(origin) ? 1 : 0;
    });
  }

  /** Enters every active constraint for a first visit. */
  enterAll(): void {
    this.parts.forEach((_, constraint) => {
      if (this.isActive(constraint)) this.enter(constraint);
    });
  }

  /** Switches one constraint on and enters it, on a level of its own: `leave` it when the level has been taken back. */
  enter(constraint: number): void {
    const part = this.parts[constraint];
    this.active[constraint] = 1;
    if (part?.kind === 'table') part.dirty.fill(FIRST_VISIT);
    this.agenda.add(constraint, part?.kind === 'table' ? 1 : 0);
  }

  /** Switches one constraint off. */
  leave(constraint: number): void {
    this.active[constraint] = 0;
  }

  /** Keeps of a variable only the values in the set at `start` of `set`; false if none is left. */
  keep(variable: number, set: Int32Array, start: number): boolean {
    return this.narrow(variable, set, start, 0, -1);
  }

  /** Takes the values in the set at `start` of `set` from a variable; false if none is left. */
  remove(variable: number, set: Int32Array, start: number): boolean {
    return this.narrow(variable, set, start, -1, -1);
  }

  /** Leaves a variable one value, which has to be in its domain. */
  assign(variable: number, value: number): void {
    if (this.isFixed(variable)) return;
    const end = this.layout.first[variable + 1] ?? 0;
    const home = (this.layout.first[variable] ?? 0) + (value >>> 5);
    for (let index = this.layout.first[variable] ?? 0; index < end; index++) {
      this.trail.write(index, index === home ? 1 << (value & 31) : 0);
    }
    this.wake(variable, -1);
  }

  /** Takes one value from a variable; false if none is left. */
  exclude(variable: number, value: number): boolean {
    const index = (this.layout.first[variable] ?? 0) + (value >>> 5);
    this.trail.write(index, (this.words[index] ?? 0) & ~(1 << (value & 31)));
    this.wake(variable, -1);
    return !this.isEmpty(variable);
  }

  isFixed(variable: number): boolean {
    const end = this.layout.first[variable + 1] ?? 0;
    let seen = 0;
    for (let index = this.layout.first[variable] ?? 0; index < end; index++) {
      const word = this.words[index] ?? 0;
      if (word === 0) continue;
      if (seen !== 0 || (word & (word - 1)) !== 0) return false;
      seen = word;
    }
    return true;
  }

  /** Propagates to the fixed point; false if some constraint cannot hold. Nothing waits afterwards in either case. */
  propagate(): boolean {
    for (let next = this.agenda.take(); next >= 0; next = this.agenda.take()) {
      const part = this.parts[next];
      if (!part || this.visit(part, next)) continue;
      this.failures[next] = (this.failures[next] ?? 0) + 1;
      this.dropWaiting();
      return false;
    }
    return true;
  }

  /** Forgets what waits, after a refusal. */
  dropWaiting(): void {
    for (let next = this.agenda.take(); next >= 0; next = this.agenda.take()) {
      const part = this.parts[next];
      if (part?.kind === 'table') part.dirty.fill(0);
    }
  }

  private visit(part: Part, constraint: number): boolean {
    return part.kind === 'clause' ? this.visitClause(part, constraint) : this.visitTable(part, constraint);
  }

  /** A clause with one literal left that can hold makes it hold. */
  private visitClause(clause: ClauseConstraint, constraint: number): boolean {
    let open = -1;
    for (let literal = clause.variables.length - 1; literal >= 0; literal--) {
      const standing = this.standing(clause, literal);
      if (standing === 'holds') return true;
      if (standing === 'fails') continue;
      if (open >= 0) return true;
      open = literal;
    }
    if (open < 0) return false;
    return this.narrow(clause.variables[open] ?? 0, clause.sets, clause.starts[open] ?? 0, 0, constraint);
  }

  /**
   * How a constraint stands with one of its variables: `holds` if the variable makes it true whatever the others are,
   * `fails` if the variable no longer matters to it, else `open`.
   */
  standingOf(constraint: number, position: number): Standing {
    const part = this.parts[constraint];
    if (!part || this.active[constraint] === 0) return 'fails';
    if (part.kind === 'clause') return this.standing(part, position);
    return this.isFixed(part.variables[position] ?? 0) ? 'fails' : 'open';
  }

  private standing(clause: ClauseConstraint, literal: number): Standing {
    const variable = clause.variables[literal] ?? 0;
    const end = this.layout.first[variable + 1] ?? 0;
    let inside = 0;
    let outside = 0;
    let set = clause.starts[literal] ?? 0;
    for (let index = this.layout.first[variable] ?? 0; index < end; index++, set++) {
      const word = this.words[index] ?? 0;
      const member = clause.sets[set] ?? 0;
      inside |= word & member;
      outside |= word & ~member;
    }
    if (outside === 0) return 'holds';
    return inside === 0 ? 'fails' : 'open';
  }

  private visitTable(table: TablePart, constraint: number): boolean {
    let filter = false;
    for (let position = 0; position < table.columns.length; position++) {
      const mark = table.dirty[position] ?? 0;
      if (mark === 0) continue;
      table.dirty[position] = 0;
      if (table.columns[position]?.keepRows() || mark >= FIRST_VISIT) filter = true;
      if (table.rows.used === 0) break;
    }
    if (table.rows.used > 0) return !filter || this.filter(table, constraint);
    table.dirty.fill(0);
    return false;
  }

  /** Takes from every open variable the values no row has any more. */
  private filter({ columns }: TablePart, constraint: number): boolean {
    for (const column of columns) {
      if (this.isFixed(column.variable) || !column.findLost(this.lost)) continue;
      if (!this.narrow(column.variable, this.lost, 0, -1, constraint)) return false;
    }
    return true;
  }

  /** Intersects a domain with a set, or with its complement if `flip` is -1; wakes all constraints but `except`. */
  private narrow(variable: number, set: Int32Array, start: number, flip: number, except: number): boolean {
    const end = this.layout.first[variable + 1] ?? 0;
    let left = 0;
    let changed = false;
    for (let index = this.layout.first[variable] ?? 0, other = start; index < end; index++, other++) {
      const old = this.words[index] ?? 0;
      const kept = old & ((set[other] ?? 0) ^ flip);
      left |= kept;
      if (kept === old) continue;
      changed = true;
      this.trail.write(index, kept);
    }
    if (changed) this.wake(variable, except);
    return left !== 0;
  }

  private wake(variable: number, except: number): void {
    const { first, constraint, position } = this.occurrences;
    const end = first[variable + 1] ?? 0;
    for (let entry = first[variable] ?? 0; entry < end; entry++) {
      const number = constraint[entry] ?? 0;
      if (number === except || this.active[number] === 0) continue;
      const part = this.parts[number];
      if (part?.kind === 'table') {
        const at = position[entry] ?? 0;
        part.dirty[at] = (part.dirty[at] ?? 0) | CHANGED;
        this.agenda.add(number, 1);
      } else this.agenda.add(number, 0);
    }
  }

  private isEmpty(variable: number): boolean {
    const end = this.layout.first[variable + 1] ?? 0;
    for (let index = this.layout.first[variable] ?? 0; index < end; index++) {
      if (this.words[index] !== 0) return false;
    }
    return true;
  }
}

/** Domains, then what each table needs. */
function initialWords({ layout, constraints }: Network): Int32Array {
  const extra = constraints.reduce((sum, part) => sum + (part.kind === 'table' ? trailWordsOf(part, layout) : 0), 0);
  const words = new Int32Array(layout.words + extra);
  words.set(fullDomains(layout));
  return words;
}

function partsOf({ layout, constraints }: Network, trail: Trail): readonly Part[] {
  let base = layout.words;
  return constraints.map((constraint) => {
    if (constraint.kind === 'clause') return constraint;
    const live = liveTable(constraint, layout, trail, base);
    base += trailWordsOf(constraint, layout);
    return {
      ...live,
      kind: 'table',
      variables: constraint.variables,
      dirty: new Uint8Array(constraint.columns.length),
    };
  });
}
