import { countBits, ones, setBit, wordsFor } from '#engine/bits.ts';

/**
 * A forest over the open variables in which the scope of every restriction lies on one way down: variables that no
 * restriction connects, once those above are decided, lie beside each other.
 */
export interface PseudoTree {
  /** Parents after their children. */
  readonly order: readonly number[];
  /** The parent of each variable, -1 above roots. */
  readonly parent: Int32Array;
}

/** Scores of a variable that might be eliminated next; the least one is. */
export type Score = (graph: Graph, variable: number) => number;

/** Which variables occur together in a restriction. */
export class Graph {
  readonly width: number;
  private readonly rows: Int32Array;

  constructor(variables: number, restrictions: readonly { readonly scope: readonly number[] }[]) {
    this.width = wordsFor(variables);
    this.rows = new Int32Array(variables * this.width);
    for (const { scope } of restrictions) {
      for (const one of scope) for (const other of scope) if (one !== other) setBit(this.rows, one * this.width, other);
    }
  }

  neighbours(variable: number): number[] {
    const found: number[] = [];
    const start = variable * this.width;
    for (let word = 0; word < this.width; word++) {
      for (let left = this.rows[start + word] ?? 0; left !== 0; left &= left - 1) {
        found.push((word << 5) + 31 - Math.clz32(left & -left));
      }
    }
    return found;
  }

  degree(variable: number): number {
    return countBits(this.rows, variable * this.width, (variable + 1) * this.width);
  }

  /** How many pairs of neighbours are not neighbours of each other. */
  fill(variable: number): number {
    const neighbours = this.neighbours(variable);
    const start = variable * this.width;
    let missing = -neighbours.length;
    for (const other of neighbours) {
      for (let word = 0; word < this.width; word++) {
        missing += ones((this.rows[start + word] ?? 0) & ~(this.rows[other * this.width + word] ?? 0));
      }
    }
    return missing / 2;
  }

  /** Connects the neighbours of a variable and takes it out; returns all whose surroundings changed. */
  eliminate(variable: number): ReadonlySet<number> {
    const neighbours = this.neighbours(variable);
    const touched = new Set(neighbours);
    for (const one of neighbours) {
      clearBit(this.rows, one * this.width, variable);
      for (let word = 0; word < this.width; word++) this.connect(one, variable, word, touched);
    }
    return touched;
  }

  /** Connects a neighbour of a variable with the others of one word. */
  private connect(one: number, variable: number, word: number, touched: Set<number>): void {
    const { rows, width } = this;
    const row = one * width + word;
    const others = (rows[variable * width + word] ?? 0) & ~(one >>> 5 === word ? 1 << (one & 31) : 0);
    const fresh = others & ~(rows[row] ?? 0);
    rows[row] = (rows[row] ?? 0) | others;
    for (let left = fresh; left !== 0; left &= left - 1) {
      const other = (word << 5) + 31 - Math.clz32(left & -left);
      if (other < one) this.addCommon(one, other, touched);
    }
  }

  private addCommon(one: number, other: number, to: Set<number>): void {
    const { rows, width } = this;
    for (let word = 0; word < width; word++) {
      let left = (rows[one * width + word] ?? 0) & (rows[other * width + word] ?? 0);
      for (; left !== 0; left &= left - 1) to.add((word << 5) + 31 - Math.clz32(left & -left));
    }
  }
}

function clearBit(words: Int32Array, first: number, bit: number): void {
  const index = first + (bit >>> 5);
  words[index] = (words[index] ?? 0) & ~(1 << (bit & 31));
}

/** Eliminates by least score; ties are broken by chance. A score of zero must stay zero while others are eliminated. */
export function orderByScore(
  graph: Graph,
  variables: readonly number[],
  score: Score,
  random: () => number,
): readonly number[] {
  const scores = new Map(variables.map((variable) => [variable, score(graph, variable)]));
  const order: number[] = [];
  while (scores.size > 0) {
    const next = least(scores, random);
    scores.delete(next);
    order.push(next);
    for (const variable of graph.eliminate(next)) {
      if (scores.get(variable)) scores.set(variable, score(graph, variable));
    }
  }
  return order;
}

function least(scores: ReadonlyMap<number, number>, random: () => number): number {
  let best = -1;
  let lowest = Number.POSITIVE_INFINITY;
  let ties = 0;
  for (const [variable, score] of scores) {
    if (score > lowest) continue;
    ties = score < lowest ? 1 : ties + 1;
    if (ties > 1 && random() * ties >= 1) continue;
    best = variable;
    lowest = score;
  }
  return best;
}

/** The tree of an elimination order: above each variable stands the first to be eliminated of its remaining neighbours. */
export function pseudoTree(graph: Graph, order: readonly number[], variables: number): PseudoTree {
  const place = new Int32Array(variables);
  order.forEach((variable, at) => {
    place[variable] = at;
  });
  const parent = new Int32Array(variables).fill(-1);
  for (const variable of order) {
    let first = -1;
    for (const other of graph.neighbours(variable)) {
      if (first < 0 || (place[other] ?? 0) < (place[first] ?? 0)) first = other;
    }
    parent[variable] = first;
    graph.eliminate(variable);
  }
  return { order, parent };
}
