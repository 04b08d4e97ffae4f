import type { Diagram, ValueSets } from '#engine/diagram/diagram.ts';
import type { Layout } from '#engine/layout.ts';
import { Tuples } from './tuples.ts';

/** The values of an arc as packed words, and the list of nodes it needs. */
export type Arc = readonly [values: Int32Array, list: number];

/** Nodes in the making. Equal nodes, lists of nodes and sets of values are made once. */
export class NodeStore {
  /** How many arcs were made, including those of nodes that turn out not to be needed. */
  arcs = 0;
  /** Nodes that must all hold, in an order that depends on their variables only. */
  readonly lists = new Tuples();
  private readonly layout: Layout;
  /** Variable, then the words of the set. */
  private readonly sets = new Tuples();
  /** Variable, then set and list of each arc, by least value. */
  private readonly nodes = new Tuples();
  private tuple = new Int32Array(64);

  constructor(layout: Layout) {
    this.layout = layout;
  }

  /** What there is to be read: nodes, arcs, and a part of the lists, since a reader shares what they have in common. */
  get size(): number {
    return this.nodes.count + this.arcs + (this.lists.length - this.lists.count) / 10;
  }

  /** The list of all nodes of some lists, ascending. */
  join(lists: readonly number[]): number {
    return lists.length === 1 ? (lists[0] ?? 0) : this.list(lists.flatMap((list) => [...this.lists.get(list)]));
  }

  /**
   * The nodes that together stand for a choice between arcs with different lists: one that decides the variable, and
   * those that every arc needs, which therefore do not depend on the choice.
   */
  branch(variable: number, arcs: readonly Arc[]): number {
    const common = this.common(arcs);
    const rest = arcs.map(([values, list]): Arc => [values, this.without(list, common)]);
    return this.list([this.node(variable, rest), ...common]);
  }

  /** The node that chooses between arcs with different lists, ordered by least value. */
  node(variable: number, arcs: readonly Arc[]): number {
    let length = 1;
    if (this.tuple.length < arcs.length * 2 + 1) this.tuple = new Int32Array(arcs.length * 4);
    for (const [values, list] of arcs) {
      this.tuple[length] = this.sets.idOf(Int32Array.of(variable, ...values));
      this.tuple[length + 1] = list;
      length += 2;
    }
    this.tuple[0] = variable;
    const before = this.nodes.count;
    const node = this.nodes.idOf(this.tuple, length);
    if (node === before) this.arcs += arcs.length;
    return node;
  }

  private list(nodes: number[]): number {
    return this.lists.idOf(Int32Array.from(nodes).sort());
  }

  private common(arcs: readonly Arc[]): number[] {
    const [first, ...rest] = arcs.map(([, list]) => list);
    let common = [...this.lists.get(first ?? 0)];
    for (const list of rest) {
      if (common.length === 0) break;
      const nodes = this.lists.get(list);
      common = common.filter((node) => nodes.includes(node));
    }
    return common;
  }

  private without(list: number, nodes: readonly number[]): number {
    return nodes.length === 0 ? list : this.list([...this.lists.get(list)].filter((node) => !nodes.includes(node)));
  }

  /** Everything the nodes of a list need, in flat arrays. */
  diagram(list: number): Diagram {
    const roots = this.lists.get(list).slice();
    const nodes = numbered(this.reached(roots));
    const variableOf: number[] = [];
    const firstArc = [0];
    const setOf: number[] = [];
    const firstChild = [0];
    const children: number[] = [];
    for (const old of nodes.list) {
      const [variable = 0, ...arcs] = this.nodes.get(old);
      variableOf.push(variable);
      for (let at = 0; at < arcs.length; at += 2) {
        setOf.push(arcs[at] ?? 0);
        for (const child of this.lists.get(arcs[at + 1] ?? 0)) children.push(nodes.number[child] ?? 0);
        firstChild.push(children.length);
      }
      firstArc.push(setOf.length);
    }
    const { sets, number } = this.usedSets(setOf);
    return {
      layout: this.layout,
      roots: roots.map((root) => nodes.number[root] ?? 0),
      variableOf: Int32Array.from(variableOf),
      firstArc: Int32Array.from(firstArc),
      setOf: Int32Array.from(setOf, (set) => number[set] ?? 0),
      firstChild: Int32Array.from(firstChild),
      children: Int32Array.from(children),
      sets,
    };
  }

  /** Marks per node whether it is reached; children have smaller numbers than their parents. */
  private reached(roots: Int32Array): Uint8Array {
    const marks = new Uint8Array(this.nodes.count);
    for (const root of roots) marks[root] = 1;
    for (let node = marks.length - 1; node >= 0; node--) {
      if (marks[node] === 0) continue;
      const tuple = this.nodes.get(node);
      for (let at = 2; at < tuple.length; at += 2) for (const child of this.lists.get(tuple[at] ?? 0)) marks[child] = 1;
    }
    return marks;
  }

  private usedSets(setOf: readonly number[]): { readonly sets: ValueSets; readonly number: Int32Array } {
    const marks = new Uint8Array(this.sets.count);
    for (const set of setOf) marks[set] = 1;
    const { list } = numbered(marks);
    const byVariable = list.sort((one, other) => this.variableOfSet(one) - this.variableOfSet(other) || one - other);
    const number = new Int32Array(marks.length);
    const firstOf = new Int32Array(this.layout.variables + 1);
    const firstWord = [0];
    const words: number[] = [];
    byVariable.forEach((set, place) => {
      const [variable = 0, ...values] = this.sets.get(set);
      number[set] = place;
      firstOf[variable + 1] = place + 1;
      words.push(...values);
      firstWord.push(words.length);
    });
    for (let variable = 0; variable < this.layout.variables; variable++) {
      firstOf[variable + 1] = Math.max(firstOf[variable + 1] ?? 0, firstOf[variable] ?? 0);
    }
    const sets = { count: list.length, firstOf, firstWord: Int32Array.from(firstWord), words: Int32Array.from(words) };
    return { sets, number };
  }

  private variableOfSet(set: number): number {
    return this.sets.get(set)[0] ?? 0;
  }
}

/** The marked numbers, and the place of each among them. */
function numbered(marks: Uint8Array): { readonly list: number[]; readonly number: Int32Array } {
  const list: number[] = [];
  const number = new Int32Array(marks.length);
  marks.forEach((mark, old) => {
    if (mark === 0) return;
    number[old] = list.length;
    list.push(old);
  });
  return { list, number };
}
