import { setBit, wordsFor } from '#engine/bits.ts';
import type { Diagram } from '#engine/diagram/diagram.ts';
import { layoutOf } from '#engine/layout.ts';
import type { Model } from '#engine/model/model.ts';
import { allSolutions } from './brute-force.ts';

type Row = readonly number[];

interface Arc {
  readonly values: number[];
  readonly children: readonly number[];
}

interface Built {
  readonly nodes: { readonly variable: number; readonly arcs: readonly Arc[] }[];
  readonly known: Map<string, number>;
  /** Which of the open variables a node decides. */
  readonly pick: (variables: readonly number[]) => number;
}

/**
 * The diagram of a small model, made of the list of all its solutions: what independent parts there are become AND,
 * equal rests one node. `pick` may choose another variable at every node, so that no order holds throughout.
 */
export function naiveDiagram(model: Model, pick: Built['pick'] = ([first]) => first ?? 0): Diagram {
  const sizes = model.variables.map(({ values }) => values.length);
  const rows = allSolutions(model).map((solution) =>
    model.variables.map(({ id, values }) => values.indexOf(solution[id] ?? '')),
  );
  const built: Built = { nodes: [], known: new Map(), pick };
  const roots = rows.length === 0 ? [] : conjunction(built, rows, [...sizes.keys()]);
  return flat(built, roots, sizes);
}

/** One node per independent part of the solutions over these variables. */
function conjunction(built: Built, rows: readonly Row[], variables: readonly number[]): readonly number[] {
  if (variables.length === 0) return [];
  const part = leastPart(rows, variables);
  const others = variables.filter((variable) => !part.includes(variable));
  const child = node(built, distinct(rows, part), part);
  return [child, ...conjunction(built, distinct(rows, others), others)];
}

function node(built: Built, rows: readonly Row[], variables: readonly number[]): number {
  const key = `${variables.join()}|${rows
    .map((row) => row.join())
    .toSorted()
    .join(';')}`;
  const old = built.known.get(key);
  if (old !== undefined) return old;
  const variable = built.pick(variables);
  const others = variables.filter((other) => other !== variable);
  const arcs = new Map<string, Arc>();
  for (const value of new Set(rows.map((row) => row[variable] ?? 0))) {
    const rest = distinct(
      rows.filter((row) => row[variable] === value),
      others,
    );
    const children = conjunction(built, rest, others);
    const arc = arcs.get(children.join()) ?? { values: [], children };
    arcs.set(children.join(), arc);
    arc.values.push(value);
  }
  built.known.set(key, built.nodes.push({ variable, arcs: [...arcs.values()] }) - 1);
  return built.nodes.length - 1;
}

/** The first variable with the fewest others such that what they are is independent of the rest. */
function leastPart(rows: readonly Row[], variables: readonly number[]): readonly number[] {
  const [first = 0, ...others] = variables;
  let subsets: number[][] = [[first]];
  for (const other of others) subsets = subsets.flatMap((subset) => [subset, [...subset, other]]);
  const isApart = (subset: readonly number[]) => {
    const rest = variables.filter((variable) => !subset.includes(variable));
    return distinct(rows, subset).length * distinct(rows, rest).length === distinct(rows, variables).length;
  };
  return subsets.toSorted((one, other) => one.length - other.length).find(isApart) ?? variables;
}

/** The rows that differ in these variables; entries of others are put to 0. */
function distinct(rows: readonly Row[], variables: readonly number[]): readonly Row[] {
  const kept = rows.map((row) => row.map((value, variable) => (variables.includes(variable) ? value : 0)));
  return [...new Map(kept.map((row) => [row.join(), row])).values()];
}

function flat({ nodes }: Built, roots: readonly number[], sizes: readonly number[]): Diagram {
  const sets = new Map<string, number>();
  const firstOf = [0];
  const words: number[] = [];
  const firstWord = [0];
  sizes.forEach((size, variable) => {
    for (const { values } of nodes.filter((one) => one.variable === variable).flatMap(({ arcs }) => arcs)) {
      const key = `${variable}:${values.toSorted((one, other) => one - other).join()}`;
      if (sets.has(key)) continue;
      const packed = new Int32Array(wordsFor(size));
      for (const value of values) setBit(packed, 0, value);
      sets.set(key, sets.size);
      words.push(...packed);
      firstWord.push(words.length);
    }
    firstOf.push(sets.size);
  });
  const arcs = nodes.flatMap(({ variable, arcs: own }) => own.map((arc) => ({ variable, ...arc })));
  return {
    layout: layoutOf(sizes),
    roots: Int32Array.from(roots),
    variableOf: Int32Array.from(nodes, ({ variable }) => variable),
    firstArc: starts(nodes.map((one) => one.arcs.length)),
    setOf: Int32Array.from(
      arcs,
      ({ variable, values }) => sets.get(`${variable}:${values.toSorted((one, other) => one - other).join()}`) ?? -1,
    ),
    firstChild: starts(arcs.map(({ children }) => children.length)),
    children: Int32Array.from(arcs.flatMap(({ children }) => [...children])),
    sets: {
      count: sets.size,
      firstOf: Int32Array.from(firstOf),
      firstWord: Int32Array.from(firstWord),
      words: Int32Array.from(words),
    },
  };
}

function starts(lengths: readonly number[]): Int32Array {
  let end = 0;
  return Int32Array.from([0, ...lengths.map((length) => (end += length))]);
}
