import { expect, test } from 'vitest';
import { openModel } from '#engine/open-model.ts';
import { completeNamed, domainsOf, repairsNamed, whyNotNamed } from '#engine/session/named.ts';
import { syntheticModel } from '#engine/testing/synthetic-model.ts';

const model = syntheticModel({ variables: 60, rows: 5000, rules: 120 }, 11);
const engine = openModel(model);

/**
 * Least of seven runs, in units of a million simple steps made beside them (1 to 2 ms), so that the bounds hold on a slow
 * or busy machine too.
 */
function leastTime(run: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  let unit = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 7; turn++) {
    unit = Math.min(unit, timeOf(millionSteps));
    least = Math.min(least, timeOf(run));
  }
  return least / unit;
}

function timeOf(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

function millionSteps(): void {
  let state = 1;
  for (let step = 0; step < 1_000_000; step++) state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + step) | 0;
  expect(state).not.toBe(0.5);
}

const median = (times: readonly number[]) => times.toSorted((one, other) => one - other)[times.length >> 1]!;

const sampled = model.variables.filter((_, at) => at % 5 === 0);
const free = domainsOf(engine, {})!;
const firstOf = (id: string) => ({ [id]: [[...free[id]!.possible][0]!] });

test('after one choice in a product of 60 fields, 5000 catalogue rows and 120 rules, all options are known at once', () => {
  const times = sampled.map(({ id }) => leastTime(() => expect(domainsOf(engine, firstOf(id))).toBeDefined()));
  expect(median(times)).toBeLessThan(10);
  expect(Math.max(...times)).toBeLessThan(30);
});

test('defaults, reasons and ways out are as quick as the options', () => {
  const choices = firstOf('v0');
  const left = domainsOf(engine, choices)!;
  const excluded = Object.entries(left).flatMap(([id, { possible }]) =>
    [...free[id]!.possible].filter((value) => id !== 'v0' && !possible.has(value)).map((value) => ({ id, value })),
  );
  const { id, value } = excluded[0]!;
  expect(leastTime(() => expect(completeNamed(engine, choices)).toBeDefined())).toBeLessThan(40);
  expect(leastTime(() => expect(whyNotNamed(engine, choices, id, value)).toBeDefined())).toBeLessThan(30);
  expect(leastTime(() => expect(repairsNamed(engine, choices, { [id]: [value] })).toHaveLength(1))).toBeLessThan(30);
});
