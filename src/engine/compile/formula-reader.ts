import type { Alphabet } from './automaton.ts';
import type { Formula } from './constraints.ts';
import type { Edges } from './row-trie.ts';
import { Tuples } from './tuples.ts';

/** Above this many entries for the states of a layer a formula is refused: in another order it has fewer. */
const MAX_ENTRIES = 1 << 21;

/** A formula read value by value. A state says of each compound part whether it holds, fails, or is open. */
export function unfold(formula: Formula, order: readonly number[], { values }: Alphabet): Edges[] | undefined {
  const reader = new FormulaReader(formula, order);
  const edges: Edges[] = [];
  let states = new Tuples();
  states.idOf(new Int32Array(reader.parts));
  for (const [layer, variable] of order.entries()) {
    const after = new Tuples();
    edges.push(edgesBetween(states, after, (state, value) => reader.read(state, layer, value), values[variable] ?? []));
    if (after.length > MAX_ENTRIES) return undefined;
    states = after;
  }
  return edges;
}

function edgesBetween(
  states: Tuples,
  after: Tuples,
  read: (state: Int32Array, value: number) => Int32Array | undefined,
  values: readonly number[],
): Edges {
  const edges: number[] = [];
  for (let state = 0; state < states.count; state++) {
    for (const value of values) {
      const next = read(states.get(state), value);
      if (next) edges.push(state, value, after.idOf(next));
    }
  }
  return Int32Array.from(edges);
}

const OPEN = 0;
const HELD = 1;
const FAILED = 2;
/** Of a literal that was read and did not decide what it is part of. */
const SPENT = 3;

class FormulaReader {
  /** How many compound parts there are. */
  parts = 0;
  private state = new Int32Array();
  private readonly root: Part;
  private readonly layers: ReadonlyMap<number, number>;
  private layer = 0;
  private value = 0;

  constructor(formula: Formula, order: readonly number[]) {
    this.layers = new Map(order.map((variable, layer) => [variable, layer]));
    this.root = this.number(formula);
  }

  /** The state after a value is read in a layer; undefined if the whole fails. */
  read(before: Int32Array, layer: number, value: number): Int32Array | undefined {
    this.state = before.slice();
    this.layer = layer;
    this.value = value;
    return this.standing(this.root) === FAILED ? undefined : this.state;
  }

  private number(formula: Formula): Part {
    if (formula.kind === 'literal') return { layer: this.layers.get(formula.variable) ?? 0, values: formula.values };
    const at = this.parts++;
    const parts = formula.parts.map((part) => this.number(part));
    const isAny = formula.kind === 'any';
    return { at, end: this.parts, parts, decisive: isAny ? HELD : FAILED, neutral: isAny ? FAILED : HELD };
  }

  private standing(part: Part): number {
    if ('values' in part) {
      if (part.layer !== this.layer) return part.layer < this.layer ? SPENT : OPEN;
      return part.values.has(this.value) ? HELD : FAILED;
    }
    const known = this.state[part.at] ?? OPEN;
    if (known !== OPEN) return known;
    const found = this.together(part);
    if (found !== OPEN) this.state.fill(0, part.at + 1, part.end);
    this.state[part.at] = found;
    return found;
  }

  private together({ parts, decisive, neutral }: Compound): number {
    let found = neutral;
    for (const part of parts) {
      const standing = this.standing(part);
      if (standing === decisive) return decisive;
      if (standing === OPEN) found = OPEN;
    }
    return found;
  }
}

type Part = Compound | { readonly layer: number; readonly values: ReadonlySet<number> };

interface Compound {
  readonly at: number;
  /** One past the last compound part inside. */
  readonly end: number;
  readonly parts: readonly Part[];
  /** What decides the whole as soon as one part stands so. */
  readonly decisive: number;
  readonly neutral: number;
}
