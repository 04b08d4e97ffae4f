import type { Expr, Model, RuleDef, TableDef } from '#engine/model/model.ts';

/** How large a synthetic model is to be. */
export interface Size {
  readonly variables: number;
  readonly rows: number;
  readonly rules: number;
}

const reason = { zh: '合成规则', en: 'synthetic rule' };

/**
 * A model of the size and shape of a product's: one large table over eight variables, the smaller ones beside it, and
 * implications between neighbours. Some configurations are planted first, so that it is never contradictory.
 */
export function syntheticModel(size: Size, seed: number): Model {
  const below = randomBelow(seed);
  const sizes = Array.from({ length: size.variables }, (_, at) => (at < 8 ? 5 + below(28) : 2 + below(9)));
  const planted = Array.from({ length: 12 }, () => sizes.map((values) => below(values)));
  const scope = [0, 1, 2, 3, 4, 5, 6, 7];
  const rows = Array.from({ length: size.rows }, () => scope.map((at) => below(sizes[at] ?? 1)));
  return {
    version: 'synthetic',
    variables: sizes.map((count, at) => ({ id: `v${at}`, values: codes(count) })),
    tables: [tableOf([...rows, ...planted.map((one) => one.slice(0, 8))])],
    rules: Array.from({ length: size.rules }, (_, at) => plantedRule(`r${at}`, sizes, planted, below)),
  };
}

function tableOf(rows: TableDef['rows']): TableDef {
  return { id: 'catalogue', variables: codes(8).map((code) => code.replace('x', 'v')), rows, reason };
}

function plantedRule(
  id: string,
  sizes: readonly number[],
  planted: readonly (readonly number[])[],
  below: (limit: number) => number,
): RuleDef {
  for (;;) {
    const first = below(sizes.length - 8);
    const scope = [first, first + 1 + below(7), ...(below(3) === 0 ? [below(sizes.length)] : [])];
    const literals = scope.map((at) => ({ at, values: someOf(sizes[at] ?? 1, below) }));
    if (!planted.every((one) => literals.some(({ at, values }) => values.includes(one[at] ?? 0)))) continue;
    const parts = literals.map(({ at, values }): Expr => ({ in: [`v${at}`, values.map((value) => `x${value}`)] }));
    return { id, expr: { any: parts }, reason };
  }
}

function someOf(size: number, below: (limit: number) => number): readonly number[] {
  return [...Array(size).keys()].filter(() => below(2) === 0);
}

function codes(count: number): readonly string[] {
  return Array.from({ length: count }, (_, value) => `x${value}`);
}

/** Reproducible numbers below a limit (mulberry32). */
function randomBelow(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    const first = Math.imul(state ^ (state >>> 15), state | 1);
    const second = first ^ (first + Math.imul(first ^ (first >>> 7), first | 61));
    return Math.floor((((second ^ (second >>> 14)) >>> 0) / 4294967296) * limit);
  };
}
