// @tests slow
import { describe, expect, test } from 'vitest';
import { extent } from '#testing/extent.ts';
import type { Choice, Engine } from './engine.ts';
import type { Model } from './model/model.ts';
import { openModel } from './open-model.ts';
import {
  completeNamed,
  conflictNamed,
  domainsOf,
  isConsistent,
  type NamedAssignment,
  type NamedChoices,
  type NamedConflict,
  repairsNamed,
  whyNotNamed,
} from './session/named.ts';
import { agrees, allSolutions } from './testing/brute-force.ts';
import { openCompiled, openUnordered } from './testing/engines.ts';
import { checkRandomly } from './testing/random-models.ts';

/** What answers, on how many models each question is put to it, and what these are drawn from. */
const ASKED: readonly [name: string, open: (model: Model) => Engine, runs: number, seed: number][] = [
  ['by search', openModel, 300, 100],
  ['compiled', openCompiled, 600, 200],
  ['from a diagram without one order', openUnordered, 250, 300],
];

function runsOf(all: number): number {
  return Math.ceil(all * extent({ quick: 0.1, usual: 0.4, long: 2 }));
}

const without = (choices: NamedChoices, name: string): NamedChoices =>
  Object.fromEntries(Object.entries(choices).filter(([other]) => other !== name));

function valuesIn(model: Model, solutions: readonly NamedAssignment[], name: string): readonly string[] {
  const variable = model.variables.find(({ id }) => id === name)!;
  return variable.values.filter((value) => solutions.some((solution) => solution[name] === value));
}

const fieldsAndValues = ({ variables }: Model) =>
  variables.slice(0, 3).flatMap(({ id, values: codes }) => codes.slice(0, 4).map((code) => [id, code] as const));

function expectMinimal(model: Model, conflict: NamedConflict, wanted: NamedChoices) {
  const { choices } = conflict;
  const cited = conflict.rules.map(({ id }) => id);
  const stands = (some: NamedChoices, rules: readonly string[]) =>
    allSolutions(model, (id) => rules.includes(id)).some((one) => agrees(one, some) && agrees(one, wanted));
  expect(conflict.minimal).toBe(true);
  expect(stands(choices, cited)).toBe(false);
  for (const name of Object.keys(choices)) expect(stands(without(choices, name), cited)).toBe(true);
  for (const id of cited) {
    const others = cited.filter((other) => other !== id);
    expect(stands(choices, others)).toBe(true);
  }
}

describe.each(ASKED)('compared with trying every configuration of random models, %s', (_, open, runs, seed) => {
  test('the possible values and the alternatives of every field are exactly right', () => {
    checkRandomly(
      runsOf(runs),
      ({ model, choices }) => {
        const solutions = allSolutions(model);
        const matching = solutions.filter((one) => agrees(one, choices));
        const domains = domainsOf(open(model), choices);
        if (matching.length === 0) {
          expect(domains).toBeUndefined();
          return;
        }
        for (const { id } of model.variables) {
          expect([...domains![id]!.possible]).toEqual(valuesIn(model, matching, id));
          const freed = solutions.filter((one) => agrees(one, without(choices, id)));
          expect([...domains![id]!.alternatives]).toEqual(valuesIn(model, freed, id));
        }
      },
      seed + 1,
    );
  });

  test('choices count as consistent if and only if a configuration has them all', () => {
    checkRandomly(
      runsOf(runs),
      ({ model, choices, further }) => {
        const engine = open(model);
        const solutions = allSolutions(model);
        for (const asked of [choices, further, { ...choices, ...further }]) {
          expect(isConsistent(engine, asked)).toBe(solutions.some((one) => agrees(one, asked)));
        }
      },
      seed + 2,
    );
  });

  test('a completion honours preferences in order, then takes the first possible value of each field', () => {
    checkRandomly(
      runsOf(runs),
      ({ model, choices, further }) => {
        let left = allSolutions(model).filter((one) => agrees(one, choices));
        const found = completeNamed(open(model), choices, further);
        if (left.length === 0) {
          expect(found).toBeUndefined();
          return;
        }
        const everything = model.variables.map((variable) => [variable.id, variable.values] as const);
        for (const [name, wished] of [...Object.entries(further), ...everything]) {
          const granted = wished.find((value) => left.some((one) => one[name] === value));
          if (granted !== undefined) left = left.filter((one) => one[name] === granted);
        }
        expect(left).toEqual([found]);
      },
      seed + 3,
    );
  });

  test('a completion stays the same once something of it is chosen as well', () => {
    checkRandomly(
      runsOf(runs),
      ({ model, choices, further }) => {
        const engine = open(model);
        const found = completeNamed(engine, choices, further);
        if (!found) return;
        const some = Object.entries(found).filter((_, place) => place % 2 === 0);
        const chosen = Object.fromEntries(some.map(([name, value]) => [name, [value]]));
        expect(completeNamed(engine, { ...choices, ...chosen }, further)).toEqual(found);
      },
      seed + 10,
    );
  });

  test('of a conflict no choice and no rule can be left out', () => {
    checkRandomly(
      runsOf(runs),
      ({ model, choices, further }) => {
        const engine = open(model);
        const solutions = allSolutions(model);
        for (const asked of [choices, { ...choices, ...further }]) {
          const conflict = conflictNamed(engine, asked);
          expect(conflict === undefined).toBe(solutions.some((one) => agrees(one, asked)));
          if (conflict) expectMinimal(model, conflict, {});
        }
      },
      seed + 4,
    );
  });

  test('what stands against a value is minimal, leaves the own choice out, and is nothing if the value is possible', () => {
    checkRandomly(
      runsOf(runs),
      ({ model, choices }) => {
        const engine = open(model);
        const solutions = allSolutions(model);
        for (const [name, value] of fieldsAndValues(model)) {
          const fitting = solutions.filter((one) => agrees(one, without(choices, name)));
          if (fitting.length === 0) continue;
          const conflict = whyNotNamed(engine, choices, name, value);
          expect(conflict === undefined).toBe(fitting.some((one) => one[name] === value));
          expect(Object.keys(conflict?.choices ?? {})).not.toContain(name);
          if (conflict) expectMinimal(model, conflict, { [name]: [value] });
        }
      },
      seed + 5,
    );
  });

  test('repairs are true, minimal, and the cheapest there are', () => {
    checkRandomly(
      runsOf(runs),
      ({ model, choices, further }) => {
        const solutions = allSolutions(model);
        const costs = new Map(model.variables.map(({ id }, at) => [id, [1, 1, 4, 10, 0.25, 1][at] ?? 1]));
        const wanted = Object.fromEntries(Object.entries(further).slice(0, 2));
        const existing = Object.fromEntries(Object.entries(choices).filter(([name]) => !Object.hasOwn(wanted, name)));
        const repairs = repairsNamed(open(model), choices, wanted, {
          limit: 4,
          weightOf: (name) => costs.get(name)!,
        });
        const expected = allRepairs(existing, wanted, solutions).map((names) =>
          names.reduce((sum, name) => sum + costs.get(name)!, 0),
        );
        expect(repairs.map(({ cost }) => cost)).toEqual(expected.toSorted((one, other) => one - other).slice(0, 4));
        for (const { retract, replace } of repairs) {
          const kept = Object.fromEntries(Object.entries(existing).filter(([name]) => !retract.includes(name)));
          expect(Object.keys(replace)).toEqual(retract);
          expect(
            solutions.some(
              (one) => agrees(one, kept) && agrees(one, wanted) && retract.every((name) => one[name] === replace[name]),
            ),
          ).toBe(true);
        }
      },
      seed + 6,
    );
  });

  test('counts are right, in all and per value, and rows are those that occur', () => {
    checkRandomly(
      runsOf(runs),
      ({ model, choices }) => {
        const engine = open(model);
        const solutions = allSolutions(model);
        const matching = solutions.filter((one) => agrees(one, choices));
        const session = engine.session();
        if (!session.set(choicesOf(engine, choices)).ok) return;
        expect(session.remaining()).toEqual({ exact: BigInt(matching.length) });
        for (const { id, values } of model.variables) {
          const freed = solutions.filter((one) => agrees(one, without(choices, id)));
          const counts = values.map((value) => freed.filter((one) => one[id] === value).length);
          expect([...session.remainingPer(engine.id(id))]).toEqual(counts);
        }
        for (const table of model.tables) {
          const occurs = (row: readonly number[]) =>
            matching.some((one) => table.variables.every((id, at) => one[id] === `x${row[at]}`));
          const expected = [...table.rows.keys()].filter((row) => occurs(table.rows[row]!));
          const page = session.rows({ table, offset: 0, limit: 3 });
          const rest = page.next === undefined ? [] : session.rows({ table, offset: page.next, limit: 100 }).rows;
          expect([...page.rows, ...rest]).toEqual(expected);
        }
      },
      seed + 7,
    );
  });

  test('all conflicts against a value are found, each minimal, none twice', () => {
    checkRandomly(
      runsOf(runs),
      ({ model, choices }) => {
        const engine = open(model);
        const solutions = allSolutions(model);
        const session = engine.session();
        if (!session.set(choicesOf(engine, choices)).ok) return;
        for (const [id, code] of fieldsAndValues(model)) {
          const others = without(choices, id);
          const found = session
            .allConflicts(engine.id(id), engine.value(engine.id(id), code), 100)
            .map((conflict) => conflict.choices.map(({ variable }) => model.variables[variable]!.id));
          const stands = (names: readonly string[]) =>
            solutions.some((one) => one[id] === code && names.every((name) => others[name]!.includes(one[name]!)));
          expect(found.map(sorted).toSorted()).toEqual(
            allConflicts(Object.keys(others), stands).map(sorted).toSorted(),
          );
        }
      },
      seed + 8,
    );
  });

  test('the order of rules, tables and rows changes no answer', () => {
    checkRandomly(
      runsOf(runs),
      ({ model, choices }) => {
        const reversed = {
          ...model,
          rules: model.rules.toReversed(),
          tables: model.tables.toReversed().map((table) => ({ ...table, rows: table.rows.toReversed() })),
        };
        expect(domainsOf(open(reversed), choices)).toEqual(domainsOf(open(model), choices));
      },
      seed + 9,
    );
  });
});

/** All sets of choices that suffice to give up, none containing another. */
function allRepairs(choices: NamedChoices, wanted: NamedChoices, solutions: readonly NamedAssignment[]) {
  const names = Object.keys(choices);
  const works = (given: readonly string[]) =>
    solutions.some(
      (one) =>
        agrees(one, wanted) && names.every((name) => given.includes(name) || agrees(one, { [name]: choices[name]! })),
    );
  const working = subsetsOf(names).filter(works);
  return working.filter(
    (one) => !working.some((other) => other.length < one.length && other.every((name) => one.includes(name))),
  );
}

function choicesOf(engine: Engine, choices: NamedChoices): Choice[] {
  return Object.entries(choices).map(([name, codes]) => {
    const variable = engine.id(name);
    return { variable, values: codes.map((code) => engine.value(variable, code)), by: 'user' };
  });
}

const sorted = (names: readonly string[]) => names.toSorted().join();

/** All sets that cannot stand, none containing another. */
function allConflicts(names: readonly string[], stands: (names: readonly string[]) => boolean) {
  const failing = subsetsOf(names).filter((subset) => !stands(subset));
  return failing.filter(
    (one) => !failing.some((other) => other.length < one.length && other.every((name) => one.includes(name))),
  );
}

function subsetsOf(names: readonly string[]): readonly (readonly string[])[] {
  let subsets: string[][] = [[]];
  for (const name of names) subsets = subsets.flatMap((subset) => [subset, [...subset, name]]);
  return subsets;
}
