import fc from 'fast-check';
import type { Expr, Model } from '#engine/model/model.ts';
import type { NamedChoices } from '#engine/session/named.ts';

/** A random model, and two random sets of choices. */
export interface RandomState {
  readonly model: Model;
  readonly choices: NamedChoices;
  readonly further: NamedChoices;
}

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
    .chain((at) => fc.subarray(values(all[at] ?? 1)).map((some): Expr => ({ in: [`v${at}`, some] })));
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
        .array(fc.tuple(...scope.map((at) => fc.nat({ max: (all[at] ?? 1) - 1 }))), { maxLength: 40, size: 'medium' })
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
        .map((lists) => Object.fromEntries(chosen.map(({ id }, at) => [id, lists[at] ?? []]))),
    );
}

const states: fc.Arbitrary<RandomState> = models.chain((model) =>
  fc.record({ model: fc.constant(model), choices: choicesFor(model), further: choicesFor(model) }),
);

/** Checks a property on so many random models, always the same for a seed. */
export function checkRandomly(numRuns: number, property: (state: RandomState) => void, seed = 20_260_301): void {
  fc.assert(fc.property(states, property), { numRuns, seed });
}
