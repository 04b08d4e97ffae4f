import { expect, test } from 'vitest';
import { completeNamed, domainsOf, repairsNamed, whyNotNamed } from './named.ts';
import { openModel } from './open-model.ts';
import { syntheticModel } from './testing/synthetic-model.ts';

const model = syntheticModel({ variables: 60, rows: 5000, rules: 120 }, 11);
const engine = openModel(model);

/** Least of seven runs, in milliseconds; the bounds leave room for a busy machine. */
function leastTime(run: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 7; turn++) {
    const start = performance.now();
    run();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

const free = domainsOf(engine, {})!;
const firstOf = (id: string) => ({ [id]: [[...free[id]!.possible][0]!] });

test('after one choice in a product of 60 fields, 5000 catalogue rows and 120 rules, all options are known at once', () => {
  const times = model.variables.map(({ id }) => leastTime(() => expect(domainsOf(engine, firstOf(id))).toBeDefined()));
  expect(Math.max(...times)).toBeLessThan(60);
});

test('defaults, reasons and ways out are as quick as the options', () => {
  const choices = firstOf('v0');
  const left = domainsOf(engine, choices)!;
  const excluded = Object.entries(left).flatMap(([id, { possible }]) =>
    [...free[id]!.possible].filter((value) => id !== 'v0' && !possible.has(value)).map((value) => ({ id, value })),
  );
  const { id, value } = excluded[0]!;
  expect(leastTime(() => expect(completeNamed(engine, choices)).toBeDefined())).toBeLessThan(100);
  expect(leastTime(() => expect(whyNotNamed(engine, choices, id, value)).toBeDefined())).toBeLessThan(60);
  expect(leastTime(() => expect(repairsNamed(engine, choices, { [id]: [value] })).toHaveLength(1))).toBeLessThan(60);
});
