import type { Alphabet } from './automaton.ts';
import { isDeep, type Restriction } from './constraints.ts';
import { type Graph, orderByScore, type Score } from './pseudo-tree.ts';

/** Variables in the order in which they are eliminated: the last one stands at the top of its tree. */
export type Order = readonly number[];

/** Orders after the first of each kind are noisy, to be different. */
const NOISE = 0.3;
/** Of an order only the end is worth a change: the rest lies at the bottom of the tree. */
const TOP = 30;

/** An order by number, of which odd ones may be left out: each way to choose in turn, at first plainly, then with noise. */
export function orderNumber(number: number, graph: Graph, variables: Order, facts: Facts, random: () => number): Order {
  const isFirst = number < SCORES.length;
  const score = SCORES[isFirst ? number : (number >> 1) % SCORES.length]?.(facts) ?? byFill;
  const noise = isFirst ? 0 : NOISE;
  const noisy: Score = (rest, variable) =>
    score(rest, variable) * (1 + noise * random()) + (facts.places.get(variable) ?? 0);
  return orderByScore(graph, variables, noisy, random);
}

/** An order in which a variable of the upper part stands elsewhere. */
export function neighbourOf(order: Order, random: () => number): Order {
  const top = Math.min(order.length, TOP);
  const below = (limit: number) => Math.floor(random() * limit);
  const next = [...order];
  next.splice(order.length - 1 - below(top), 0, ...next.splice(order.length - 1 - below(top), 1));
  return next;
}

/** What scores are made of. */
export interface Facts {
  /** Per variable the logarithm of its number of values. */
  readonly weights: readonly number[];
  /** The columns of the largest table. */
  readonly core: ReadonlySet<number>;
  /** Where variables are first named in deep rules, from 0 to 1: a rule read so, part by part, has few states. */
  readonly places: ReadonlyMap<number, number>;
}

/** Gathers what scores are made of. */
export function factsOf(restrictions: readonly Restriction[], { values }: Alphabet): Facts {
  let core: readonly number[] = [];
  let most = 0;
  for (const restriction of restrictions) {
    const rows = restriction.kind === 'rows' ? (restriction.columns[0]?.length ?? 0) : 0;
    if (rows > most) core = restriction.scope;
    most = Math.max(most, rows);
  }
  return { weights: values.map((left) => Math.log2(left.length)), core: new Set(core), places: placesIn(restrictions) };
}

function placesIn(restrictions: readonly Restriction[]): ReadonlyMap<number, number> {
  const deep = restrictions.filter((one) => one.kind === 'formula' && isDeep(one.formula));
  const named = new Set(deep.flatMap(({ scope }) => scope));
  return new Map([...named].map((variable, place) => [variable, (place + 1) / (named.size + 1)]));
}

const byFill: Score = (graph, variable) => graph.fill(variable);

/** Later than any fill. */
const LATE = 1e9;

/** Ways to choose. */
const SCORES: readonly ((facts: Facts) => Score)[] = [
  () => byFill,
  /** The columns of the largest table last and so at the top, those with few values uppermost. */
  ({ core, weights }) =>
    (graph, variable) =>
      core.has(variable) ? LATE / (weights[variable] ?? 1) : graph.fill(variable),
  ({ weights }) =>
    (graph, variable) =>
      graph.fill(variable) * (weights[variable] ?? 0),
  () => (graph, variable) => graph.degree(variable),
  ({ weights }) =>
    (graph, variable) =>
      graph.neighbours(variable).reduce((sum, other) => sum + (weights[other] ?? 0), weights[variable] ?? 0),
];

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const first = Math.imul(state ^ (state >>> 15), state | 1);
    const second = first ^ (first + Math.imul(first ^ (first >>> 7), first | 61));
    return ((second ^ (second >>> 14)) >>> 0) / 4294967296;
  };
}
