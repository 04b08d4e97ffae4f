import { openModel } from '#engine/open-model.ts';
import { completeNamed, domainsOf, repairsNamed, whyNotNamed } from '#engine/session/named.ts';
import { syntheticModel } from '#engine/testing/synthetic-model.ts';
import { type Figure, median, quantile, timesOf } from './measure.ts';

const RUNS = 7;

/** The own search, which answers where a model is not compiled: a product of 60 fields, 5000 rows and 120 rules. */
export async function ownSearchFigures(): Promise<Figure[]> {
  const model = syntheticModel({ variables: 60, rows: 5000, rules: 120 }, 11);
  const engine = openModel(model);
  const free = domainsOf(engine, {});
  const firstOf = (id: string) => ({ [id]: [...(free?.[id]?.possible ?? [])].slice(0, 1) });
  const choices = firstOf('v0');
  const left = domainsOf(engine, choices) ?? {};
  const [excluded] = Object.entries(left).flatMap(([id, { possible }]) =>
    [...(free?.[id]?.possible ?? [])]
      .filter((value) => id !== 'v0' && !possible.has(value))
      .map((value) => ({ id, value })),
  );
  if (excluded === undefined) throw new Error('the first choice excludes nothing');
  const { id, value } = excluded;
  const sampled = model.variables.filter((_, at) => at % 5 === 0);
  const options: number[] = [];
  for (const variable of sampled) options.push(await least(() => domainsOf(engine, firstOf(variable.id))));
  const sorted = options.sort((one, other) => one - other);
  return [
    figure('own search: all options after one choice, half of the fields', median(sorted), 20),
    figure('own search: all options after one choice, slowest field', quantile(sorted, 1), 60),
    figure('own search: defaults', await least(() => completeNamed(engine, choices)), 80),
    figure('own search: why not', await least(() => whyNotNamed(engine, choices, id, value)), 60),
    figure('own search: first way out', await least(() => repairsNamed(engine, choices, { [id]: [value] })), 60),
  ];
}

/** The least of some runs, ms. */
async function least(work: () => unknown): Promise<number> {
  return quantile(await timesOf(RUNS, work), 0);
}

function figure(name: string, value: number, most: number): Figure {
  return { name, value, unit: 'ms', most };
}
