// @tests slow
import { expect, test } from 'vitest';
import type { Expr, Model } from '#engine/model/model.ts';
import { openModel } from '#engine/open-model.ts';
import { bicycle } from '#engine/testing/bicycle.ts';
import { allSolutions } from '#engine/testing/brute-force.ts';
import { syntheticModel } from '#engine/testing/synthetic-model.ts';
import { redundantRules } from './redundant-rules.ts';
import { releaseReport } from './release-report.ts';

const reason = { zh: '原因', en: 'reason' };
const noHubOnRacers: Expr = { any: [{ not: { in: ['frame', ['racing']] } }, { in: ['gears', ['chain']] }] };
const timeless = { budgetMs: 1, clock: () => 0 };

const withRules = (rules: Readonly<Record<string, Expr>>): Model => ({
  ...bicycle,
  rules: [...bicycle.rules, ...Object.entries(rules).map(([id, expr]) => ({ id, expr, reason }))],
});
const reportOf = (model: Model, options = timeless) => releaseReport(model, openModel(model), options);

test('a sound model has nothing against it, and witnesses in which every value occurs', () => {
  const report = reportOf(bicycle);
  expect(report).toMatchObject({ contradictions: [], impossible: [], forced: [], redundantRules: [], covered: true });
  expect(report.count).toEqual({ exact: BigInt(allSolutions(bicycle).length) });
  bicycle.variables.forEach(({ values }, at) => {
    expect(new Set(report.witnesses.map((witness) => witness[at]))).toEqual(new Set(values.keys()));
  });
});

test('a contradiction names the rules to blame, and nothing else is reported', () => {
  const report = reportOf(withRules({ red: { in: ['colour', ['red']] }, blue: { in: ['colour', ['blue']] } }));
  expect(report.contradictions.map(({ rules }) => rules.map(({ id }) => id))).toEqual([['red', 'blue']]);
  expect(report).toMatchObject({ impossible: [], redundantRules: [], count: { exact: 0n }, witnesses: [] });
});

test('an impossible value names the rules to blame; what is left of a variable is forced', () => {
  const report = reportOf(withRules({ hubs: { in: ['gears', ['hub']] } }));
  const blamed = report.impossible.map(({ variable, value, because }) => [
    variable,
    value,
    because?.rules.map(({ id }) => id),
  ]);
  expect(blamed).toEqual([
    ['frame', 'racing', ['drive trains', 'hubs']],
    ['frame', 'mountain', ['drive trains', 'hubs']],
    ['gears', 'chain', ['hubs']],
  ]);
  expect(report.forced).toEqual([
    { variable: 'frame', value: 'city' },
    { variable: 'gears', value: 'hub' },
  ]);
});

test('a rule that follows from a table or from another rule is redundant; of two equal ones each is', () => {
  expect(redundantRules(withRules({ noHubOnRacers })).redundant).toEqual(['noHubOnRacers']);
  expect(redundantRules(withRules({ always: { all: [] } })).redundant).toEqual(['always']);
  const twice = withRules({ one: { in: ['colour', ['red']] }, other: { in: ['colour', ['red']] } });
  expect(redundantRules(twice).redundant).toEqual(['one', 'other']);
});

test('what time did not suffice for is said', () => {
  let now = 0;
  const clock = () => now++;
  const report = reportOf(withRules({ hubs: { in: ['gears', ['hub']] } }), { budgetMs: 0, clock });
  expect(report.impossible.map(({ because }) => because)).toEqual([undefined, undefined, undefined]);
  expect(report.uncheckedRules).toEqual(['no mudguards on racers', 'hubs']);
  expect(report.covered).toBe(false);
});

test('a rule that cannot be proved in time is left unchecked, even if its search had begun', () => {
  const holes = Array.from({ length: 10 }, (_, at) => `h${at}`);
  const birds = Array.from({ length: 12 }, (_, at) => `b${at}`);
  const pairs = birds.flatMap((one, at) => birds.slice(at + 1).map((other) => [one, other] as const));
  const apart = ([one, other]: readonly [string, string]): Expr => ({
    all: holes.map((hole) => ({ not: { all: [{ in: [one, [hole]] }, { in: [other, [hole]] }] } })),
  });
  const rules = pairs.map((pair) => ({ id: pair.join(), expr: apart(pair), reason }));
  const model: Model = { version: '1', variables: birds.map((id) => ({ id, values: holes })), tables: [], rules };
  let looks = 0;
  const { redundant, unchecked } = redundantRules(model, () => looks++ < 20);
  expect([redundant, unchecked]).toEqual([[], rules.map(({ id }) => id)]);
});

test('redundant rules are those without which no more configurations are possible', () => {
  const below = numbers(7);
  let found = 0;
  for (let round = 0; round < 150; round++) {
    const model = smallModel(below);
    const all = allSolutions(model).length;
    const needless = model.rules.filter(({ id }) => allSolutions(model, (other) => other !== id).length === all);
    expect(redundantRules(model).redundant).toEqual(needless.map(({ id }) => id));
    found += needless.length;
  }
  expect(found).toBeGreaterThan(100);
});

test('a thousand rules of a product are checked in a few thousand steps', () => {
  const model = syntheticModel({ variables: 64, rows: 5000, rules: 1000 }, 3);
  let steps = 0;
  const { redundant, unchecked } = redundantRules(model, () => {
    steps += 1;
    return true;
  });
  expect(redundant.length).toBeGreaterThan(0);
  expect(unchecked).toEqual([]);
  expect(steps).toBeLessThan(10_000);
});

function smallModel(below: (limit: number) => number): Model {
  const variables = Array.from({ length: 4 }, (_, at) => ({
    id: `v${at}`,
    values: ['a', 'b', 'c'].slice(0, 2 + below(2)),
  }));
  const literal = (): Expr => {
    const { id, values } = variables[below(4)]!;
    return { in: [id, values.filter(() => below(2) === 0)] };
  };
  const clause = (): Expr => ({ any: [literal(), literal()] });
  const exprs: (() => Expr)[] = [
    clause,
    clause,
    () => ({ not: { all: [literal(), clause()] } }),
    () => ({ any: [clause(), { all: [literal(), literal()] }] }),
  ];
  return {
    version: '1',
    variables,
    tables: [{ id: 't', variables: ['v0', 'v1'], rows: [0, 1, 2].map(() => [below(2), below(2)]), reason }],
    rules: Array.from({ length: 5 }, (_, at) => ({ id: `r${at}`, expr: exprs[below(exprs.length)]!(), reason })),
  };
}

/** Reproducible numbers below a limit. */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return Math.floor(((state >>> 8) / 2 ** 24) * limit);
  };
}
