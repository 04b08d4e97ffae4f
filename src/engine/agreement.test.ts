import { expect, test } from 'vitest';
import { extent } from '#testing/extent.ts';
import type { Engine } from './engine.ts';
import { contentHash } from './model/content-hash.ts';
import type { Model } from './model/model.ts';
import { open } from './runtime.ts';
import { conflictNamed, domainsOf, type NamedChoices, repairsNamed } from './session/named.ts';
import { explainerOf, openModel } from './solver.ts';
import { artefactOf } from './testing/engines.ts';
import { syntheticModel } from './testing/synthetic-model.ts';

const WALKS = extent({ quick: 2, usual: 6, long: 24 });

const model = syntheticModel({ variables: 24, rows: 400, rules: 30 }, 5);
const searching = openModel(model);
const compiled = open(artefactOf(model), { explainWith: () => explainerOf(model) });

/** Reproducible numbers below a limit. */
function randomBelow(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Chooses possible values of one variable after the other, and visits every state on the way. */
function walk(seed: number, visit: (choices: NamedChoices, below: (limit: number) => number) => void): void {
  const below = randomBelow(seed);
  let choices: NamedChoices = {};
  visit(choices, below);
  for (let step = 0; step < 8; step++) {
    const { id } = model.variables[below(model.variables.length)]!;
    const possible = [...domainsOf(compiled, choices)![id]!.alternatives];
    const from = below(possible.length);
    choices = { ...choices, [id]: possible.slice(from, from + 1 + below(3)) };
    visit(choices, below);
  }
}

const seeds = Array.from({ length: WALKS }, (_, at) => at + 1);

test.each(seeds)('search and diagram agree on every state of random session %i', (seed) => {
  walk(seed, (choices, below) => {
    const domains = domainsOf(compiled, choices)!;
    expect(domainsOf(searching, choices)).toEqual(domains);
    const { id, values } = model.variables[below(model.variables.length)]!;
    const code = values[below(values.length)]!;
    const asked = { ...choices, [id]: [code] };
    expect(conflictNamed(searching, asked)).toEqual(conflictNamed(compiled, asked));
    const costs = (engine: Engine) => repairsNamed(engine, choices, { [id]: [code] }).map(({ cost }) => cost);
    expect(costs(searching)).toEqual(costs(compiled));
  });
});

test.each(seeds)(
  'in random session %i a further choice never adds a value to another field, and counts add up',
  (seed) => {
    let before = domainsOf(compiled, {})!;
    let chosen: NamedChoices = {};
    walk(seed, (choices) => {
      const after = domainsOf(compiled, choices)!;
      const isFurther = Object.keys(chosen).every((id) => chosen[id] === choices[id]);
      for (const [id, { possible }] of Object.entries(after)) {
        if (isFurther) for (const value of possible) expect(before[id]?.possible).toContain(value);
      }
      const session = compiled.session(idsOf(compiled, choices));
      const { id } = model.variables.find((one) => !Object.hasOwn(choices, one.id))!;
      const total = session.remainingPer(compiled.id(id)).reduce((sum, count) => sum + count, 0);
      expect(session.remaining()).toEqual({ exact: BigInt(total) });
      before = after;
      chosen = choices;
    });
  },
);

test('names, the order of what the model says, and the seed of the compiler change no answer', () => {
  const renamed = { ...model, variables: model.variables.map(({ id, values }) => ({ id: `new ${id}`, values })) };
  const mirrored: Model = {
    ...renamed,
    tables: model.tables.map((table) => ({ ...table, variables: table.variables.map((id) => `new ${id}`) })),
    rules: JSON.parse(JSON.stringify(model.rules.toReversed()).replaceAll('"v', '"new v')),
  };
  const other = open(artefactOf(mirrored, 77), { hash: contentHash(mirrored) });
  expect(other.session().remaining()).toEqual(compiled.session().remaining());
  walk(3, (choices) => {
    const same = Object.fromEntries(Object.entries(choices).map(([id, values]) => [`new ${id}`, values]));
    expect(Object.values(domainsOf(other, same)!)).toEqual(Object.values(domainsOf(compiled, choices)!));
  });
});

function idsOf(engine: Engine, choices: NamedChoices) {
  return Object.entries(choices).map(([name, codes]) => {
    const variable = engine.id(name);
    return { variable, values: codes.map((code) => engine.value(variable, code)), by: 'user' as const };
  });
}
