import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Expr, Model } from './model.ts';
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
} from './named.ts';
import { openModel } from './open-model.ts';
import { agrees, allSolutions } from './testing/brute-force.ts';

const reason = { zh: '原因', en: 'reason' };

/** Sizes around the edges of a word, but few at a time, so that trying everything stays quick. */
const sizes = fc.oneof(
  { weight: 6, arbitrary: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(31, 32, 33, 65), fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }))
      .map(([wide, others]) => [...others, wide]),
  },
);

const values = (size: number) => Array.from({ length: size }, (_, value) => `x${value}`);

function exprs(all: readonly number[]): fc.Arbitrary<Expr> {
  const literal = fc
    .nat({ max: all.length - 1 })
    .chain((at) => fc.subarray(values(all[at]!)).map((some): Expr => ({ in: [`v${at}`, some] })));
  const term = fc.array(literal, { minLength: 2, maxLength: 3 }).map((parts): Expr => ({ all: parts }));
  const wide = fc.array(term, { minLength: 5, maxLength: 6 }).map((parts): Expr => ({ any: parts }));
  const { expr } = fc.letrec<{ expr: Expr }>((tie) => ({
    expr: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      literal,
      // biome-ignore lint/suspicious/noThenProperty: the model's word for a consequence.
      fc.tuple(tie('expr'), tie('expr')).map(([one, other]): Expr => ({ if: one, then: other })),
      tie('expr').map((part): Expr => ({ not: part })),
      fc.array(tie('expr'), { maxLength: 3 }).map((parts): Expr => ({ all: parts })),
      fc.array(tie('expr'), { maxLength: 3 }).map((parts): Expr => ({ any: parts })),
    ),
  }));
  return fc.oneof(
    { weight: 12, arbitrary: expr },
    { weight: 1, arbitrary: fc.tuple(wide, wide).map((parts): Expr => ({ all: parts })) },
    { weight: 1, arbitrary: fc.tuple(wide, wide).map((parts): Expr => ({ not: { all: parts } })) },
  );
}

const tablesOver = (all: readonly number[]) =>
  fc
    .subarray([...all.keys()], { minLength: 1, maxLength: Math.min(4, all.length) })
    .chain((scope) =>
      fc
        .array(fc.tuple(...scope.map((at) => fc.nat({ max: all[at]! - 1 }))), { maxLength: 40, size: 'medium' })
        .map((rows) => ({ variables: scope.map((at) => `v${at}`), rows })),
    );

const models: fc.Arbitrary<Model> = sizes.chain((all) =>
  fc
    .record({ tables: fc.array(tablesOver(all), { maxLength: 3 }), exprs: fc.array(exprs(all), { maxLength: 4 }) })
    .map(({ tables, exprs: rules }) => ({
      version: '1',
      variables: all.map((size, at) => ({ id: `v${at}`, values: values(size) })),
      tables: tables.map((table, at) => ({ ...table, id: `t${at}`, reason })),
      rules: rules.map((expr, at) => ({ id: `r${at}`, expr, reason })),
    })),
);

function choicesFor(model: Model): fc.Arbitrary<NamedChoices> {
  return fc
    .shuffledSubarray([...model.variables])
    .chain((chosen) =>
      fc
        .tuple(
          ...chosen.map((variable) =>
            fc.oneof(
              { weight: 3, arbitrary: fc.constantFrom(...variable.values).map((value) => [value]) },
              { weight: 1, arbitrary: fc.shuffledSubarray([...variable.values]) },
            ),
          ),
        )
        .map((lists) => Object.fromEntries(chosen.map(({ id }, at) => [id, lists[at]!]))),
    );
}

const states = models.chain((model) =>
  fc.record({ model: fc.constant(model), choices: choicesFor(model), further: choicesFor(model) }),
);

function check(
  runs: number,
  property: (state: { model: Model; choices: NamedChoices; further: NamedChoices }) => void,
) {
  fc.assert(fc.property(states, property), { numRuns: runs, seed: 20_260_301 });
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

describe('compared with trying every configuration of random models', () => {
  test('the possible values and the alternatives of every field are exactly right', () => {
    check(900, ({ model, choices }) => {
      const solutions = allSolutions(model);
      const matching = solutions.filter((one) => agrees(one, choices));
      const domains = domainsOf(openModel(model), choices);
      if (matching.length === 0) {
        expect(domains).toBeUndefined();
        return;
      }
      for (const { id } of model.variables) {
        expect([...domains![id]!.possible]).toEqual(valuesIn(model, matching, id));
        const freed = solutions.filter((one) => agrees(one, without(choices, id)));
        expect([...domains![id]!.alternatives]).toEqual(valuesIn(model, freed, id));
      }
    });
  });

  test('choices count as consistent if and only if a configuration has them all', () => {
    check(300, ({ model, choices, further }) => {
      const engine = openModel(model);
      const solutions = allSolutions(model);
      for (const asked of [choices, further, { ...choices, ...further }]) {
        expect(isConsistent(engine, asked)).toBe(solutions.some((one) => agrees(one, asked)));
      }
    });
  });

  test('a completion honours preferences in order, then takes the first possible value of each field', () => {
    check(300, ({ model, choices, further }) => {
      let left = allSolutions(model).filter((one) => agrees(one, choices));
      const found = completeNamed(openModel(model), choices, further);
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
    });
  });

  test('of a conflict no choice and no rule can be left out', () => {
    check(400, ({ model, choices, further }) => {
      const engine = openModel(model);
      const solutions = allSolutions(model);
      for (const asked of [choices, { ...choices, ...further }]) {
        const conflict = conflictNamed(engine, asked);
        expect(conflict === undefined).toBe(solutions.some((one) => agrees(one, asked)));
        if (conflict) expectMinimal(model, conflict, {});
      }
    });
  });

  test('what stands against a value is minimal, leaves the own choice out, and is nothing if the value is possible', () => {
    check(250, ({ model, choices }) => {
      const engine = openModel(model);
      const solutions = allSolutions(model);
      for (const [name, value] of fieldsAndValues(model)) {
        const fitting = solutions.filter((one) => agrees(one, without(choices, name)));
        if (fitting.length === 0) continue;
        const conflict = whyNotNamed(engine, choices, name, value);
        expect(conflict === undefined).toBe(fitting.some((one) => one[name] === value));
        expect(Object.keys(conflict?.choices ?? {})).not.toContain(name);
        if (conflict) expectMinimal(model, conflict, { [name]: [value] });
      }
    });
  });

  test('repairs are true, minimal, and the cheapest there are', () => {
    check(400, ({ model, choices, further }) => {
      const solutions = allSolutions(model);
      const costs = new Map(model.variables.map(({ id }, at) => [id, [1, 1, 4, 10, 0.25, 1][at] ?? 1]));
      const wanted = Object.fromEntries(Object.entries(further).slice(0, 2));
      const existing = Object.fromEntries(Object.entries(choices).filter(([name]) => !Object.hasOwn(wanted, name)));
      const repairs = repairsNamed(openModel(model), choices, wanted, {
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
    });
  });

  test('the order of rules, tables and rows changes no answer', () => {
    check(250, ({ model, choices }) => {
      const reversed = {
        ...model,
        rules: model.rules.toReversed(),
        tables: model.tables.toReversed().map((table) => ({ ...table, rows: table.rows.toReversed() })),
      };
      expect(domainsOf(openModel(reversed), choices)).toEqual(domainsOf(openModel(model), choices));
    });
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
  let subsets: string[][] = [[]];
  for (const name of names) subsets = subsets.flatMap((subset) => [subset, [...subset, name]]);
  const working = subsets.filter(works);
  return working.filter(
    (one) => !working.some((other) => other.length < one.length && other.every((name) => one.includes(name))),
  );
}
