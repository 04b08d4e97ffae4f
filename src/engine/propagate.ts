import { Agenda } from './agenda.ts';
import { fullDomains, type Layout } from './layout.ts';
import type { ClauseConstraint, Column, Network, TableConstraint } from './network.ts';
import { type Occurrences, occurrencesOf } from './occurrences.ts';
import { SparseRows } from './sparse-rows.ts';
import { Trail } from './trail.ts';

/** Marks in `dirty`: the column's variable changed, or the table has to be looked at even if nothing did. */
const CHANGED = 1;
const FIRST_VISIT = 2;

/** What one constraint needs to be propagated. */
type Part = ClauseConstraint | TablePart;

type Standing = 'holds' | 'fails' | 'open';

interface TablePart extends TableConstraint {
  readonly live: SparseRows;
  /** Columns whose variable changed since the last visit. */
  readonly dirty: Uint8Array;
  /** Per column and class, a word in which a supporting row was found last. */
  readonly residues: readonly Int32Array[];
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
  /** Failures per constraint so far, a measure of how much it restricts (weighted degree). */
  readonly failures: Float64Array;
  private readonly trail: Trail;
  private readonly parts: readonly Part[];
  private readonly agenda: Agenda;
  private readonly active: Uint8Array;

  constructor(network: Network) {
    this.network = network;
    this.layout = network.layout;
    this.occurrences = occurrencesOf(network);
    this.trail = new Trail(initialWords(network));
    this.words = this.trail.words;
    this.parts = partsOf(network, this.trail);
    this.failures = new Float64Array(network.constraints.length).fill(1);
    this.agenda = new Agenda(network.constraints.length);
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
    this.parts.forEach((part, constraint) => {
      if (!this.isActive(constraint)) return;
      if (part.kind === 'table') part.dirty.fill(FIRST_VISIT);
      this.agenda.add(constraint, part.kind === 'clause' ? 0 : 1);
    });
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
      const column = table.columns[position];
      if ((column && this.keepRows(column, table)) || mark >= FIRST_VISIT) filter = true;
      if (table.live.used === 0) break;
    }
    if (table.live.used > 0) return !filter || this.filter(table, constraint);
    table.dirty.fill(0);
    return false;
  }

  /** Keeps the rows that a column's variable still allows; says whether any row went. */
  private keepRows(column: Column, { live, rowWords }: TablePart): boolean {
    const start = this.layout.first[column.variable] ?? 0;
    const width = (this.layout.first[column.variable + 1] ?? 0) - start;
    let alive = 0;
    let last = -1;
    live.clearMask();
    for (let number = 0; number < column.classes; number++) {
      if (!this.meets(start, width, column.sets, number * width)) continue;
      if (alive === 1) live.addToMask(column.supports, last * rowWords);
      if (alive >= 1) live.addToMask(column.supports, number * rowWords);
      alive++;
      last = number;
    }
    return alive === 1 ? live.keep(column.supports, last * rowWords) : live.keepMask();
  }

  /** Takes from every open variable the values no row allows any more. */
  private filter(table: TablePart, constraint: number): boolean {
    for (let position = 0; position < table.columns.length; position++) {
      const column = table.columns[position];
      const residues = table.residues[position];
      if (!column || !residues || this.isFixed(column.variable)) continue;
      if (!this.filterColumn(column, residues, table, constraint)) return false;
    }
    return true;
  }

  private filterColumn(column: Column, residues: Int32Array, table: TablePart, constraint: number): boolean {
    const { variable, classes, sets, supports } = column;
    const start = this.layout.first[variable] ?? 0;
    const width = (this.layout.first[variable + 1] ?? 0) - start;
    for (let number = 0; number < classes; number++) {
      if (!this.meets(start, width, sets, number * width)) continue;
      const found = table.live.supportedAt(supports, number * table.rowWords, residues[number] ?? 0);
      if (found >= 0) residues[number] = found;
      else if (!this.narrow(variable, sets, number * width, -1, constraint)) return false;
    }
    return true;
  }

  private meets(start: number, width: number, sets: Int32Array, set: number): boolean {
    for (let word = 0; word < width; word++) {
      if (((this.words[start + word] ?? 0) & (sets[set + word] ?? 0)) !== 0) return true;
    }
    return false;
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

/** Domains, then per table its row words and their number in use. */
function initialWords({ layout, constraints }: Network): Int32Array {
  const extra = constraints.reduce((sum, part) => sum + (part.kind === 'table' ? part.rowWords + 1 : 0), 0);
  const words = new Int32Array(layout.words + extra);
  words.set(fullDomains(layout));
  return words;
}

function partsOf({ layout, constraints }: Network, trail: Trail): readonly Part[] {
  let base = layout.words;
  return constraints.map((constraint) => {
    if (constraint.kind === 'clause') return constraint;
    const live = new SparseRows(trail, base, constraint);
    base += constraint.rowWords + 1;
    return {
      ...constraint,
      live,
      dirty: new Uint8Array(constraint.columns.length),
      residues: constraint.columns.map(({ classes }) => new Int32Array(classes)),
    };
  });
}
