import { expect, test } from 'vitest';
import { JobBudget } from './job-budget.ts';

const MINUTE = 60_000;

test('a minute’s budget may be spent at once; then one waits until there is enough again', () => {
  const budget = new JobBudget(60);
  expect([budget.spend('a', 60, 0), budget.spend('a', 5, 0)]).toEqual([0, 5_000]);
  expect([budget.spend('a', 5, 4_999), budget.spend('a', 5, 5_000)]).toEqual([1, 0]);
});

test('what is refused costs nothing', () => {
  const budget = new JobBudget(60);
  budget.spend('a', 60, 0);
  for (let time = 0; time < 10; time++) expect(budget.spend('a', 20, 0)).toBe(20_000);
  expect(budget.spend('a', 20, 20_000)).toBe(0);
});

test('nobody pays for anybody else', () => {
  const budget = new JobBudget(1);
  expect([budget.spend('a', 1, 0), budget.spend('b', 1, 0)]).toEqual([0, 0]);
});

test('a job that costs more than a minute’s budget is done for who owes nothing, and paid for afterwards', () => {
  const budget = new JobBudget(10);
  expect([budget.spend('a', 20, 0), budget.spend('a', 1, MINUTE)]).toEqual([0, 6_000]);
  expect([budget.spend('a', 20, MINUTE + 6_000), budget.spend('a', 20, 2 * MINUTE)]).toEqual([MINUTE - 6_000, 0]);
});
