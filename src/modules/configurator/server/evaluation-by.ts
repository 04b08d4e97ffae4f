import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Locale, textIn } from '#kernel/locale.ts';
import type { Explanation } from '#modules/catalogue/domain/explain/explanation.ts';
import { allChoices } from '#modules/catalogue/domain/explain/held.ts';
import { type ActiveRelease, possibleRowsOf } from '#modules/catalogue/server/public.ts';
import type { EvaluationBody } from '#modules/configurator/contract.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { type AskedConfiguration, rowFilters } from '#modules/configurator/domain/evaluation/asked-configuration.ts';
import { type EvaluatedField, evaluate } from '#modules/configurator/domain/evaluation/evaluate.ts';
import { type RemainingRows, remainingRows } from '#modules/configurator/domain/evaluation/remaining-rows.ts';
import { explainAsked, type FormRepair } from '#modules/configurator/domain/explain/explain-asked.ts';
import { invalidQuestion, questionIn } from './asked-question.ts';
import { contextOf } from './context-of.ts';
import { becauseDto, type EvaluationDto, fieldDto, remarksOf, repairDto, type Wording } from './evaluation-answer.ts';
import { productsLeft } from './products-left.ts';

/** What is worked out once for a release. */
interface Prepared {
  readonly context: ProductContext;
  readonly remaining: RemainingRows;
}

const prepared = new WeakMap<ActiveRelease, Prepared>();

function preparedFor(release: ActiveRelease): Prepared {
  const { index } = release;
  const known = prepared.get(release) ?? {
    context: contextOf(release),
    remaining: remainingRows(index, possibleRowsOf(release)),
  };
  prepared.set(release, known);
  return known;
}

/** What a release says about the choices of a request, in the asked language. */
export async function evaluationBy(
  release: ActiveRelease,
  body: EvaluationBody,
  locale: Locale,
): Promise<EvaluationDto> {
  const { context, remaining } = preparedFor(release);
  const wording: Wording = { fields: release.fields, locale };
  const asked = questionIn(body, release);
  const evaluated = evaluate(asked, context);
  const about = { family: release.product.family, releaseHash: release.hash };
  if (!evaluated) return { ...about, ...contradiction(asked, context, wording) };
  const left = remaining(asked.choices, rowFilters(asked, context.line.search));
  if (!left.ok) throw invalidQuestion([{ path: `body.choices.${left.refusal.field}`, message: left.refusal.code }]);
  const fields: [EvaluatedField, ReadonlyMap<string, Explanation<FormRepair>>][] = [];
  for (const field of evaluated.fields) {
    fields.push([field, await explained(field, body.explain, asked, context)]);
  }
  const { openPoints, warnings } = remarksOf(evaluated, wording);
  return {
    ...about,
    consistent: true,
    conflict: null,
    repairs: [],
    complete: openPoints.length === 0,
    steps: release.product.steps.map(({ index, label }) => ({
      index,
      label: textIn(label, locale),
      fields: fields
        .filter(([{ def }]) => def.step === index)
        .map(([field, why]) => fieldDto(field, left.value, why, asked, wording)),
    })),
    openPoints,
    warnings,
    remaining: {
      basicTypes: asked.row ? 1 : left.value.total,
      products: productsLeft(context.engine, allChoices(asked)),
    },
  };
}

/** What a contradiction is answered with: nothing is left, so no options are listed. */
function contradiction(asked: AskedConfiguration, context: ProductContext, wording: Wording) {
  const explanation = explainAsked(asked, null, context);
  return {
    consistent: false,
    conflict: explanation ? becauseDto(explanation, asked, wording) : null,
    repairs: (explanation?.repairs ?? []).map((repair) => repairDto(repair, asked, wording)),
    complete: false,
    steps: [],
    openPoints: [],
    warnings: [],
    remaining: { basicTypes: 0, products: '0' },
  };
}

/** Why the excluded options of a field are, as far as that was asked; others may be served in between. */
async function explained(
  { def, options }: EvaluatedField,
  explain: EvaluationBody['explain'],
  asked: AskedConfiguration,
  context: ProductContext,
): Promise<ReadonlyMap<string, Explanation<FormRepair>>> {
  const wanted = options.filter(({ code, state }) => state === 'excluded' && isAsked(explain, def.id, code));
  const found = new Map<string, Explanation<FormRepair>>();
  for (const { code, variable, value } of wanted) {
    const explanation = explainAsked(asked, { variable, value }, context);
    if (explanation) found.set(code, explanation);
    await nextTurn();
  }
  return found;
}

function isAsked(asked: EvaluationBody['explain'], field: string, code: string): boolean {
  if (typeof asked === 'boolean') return asked;
  return asked.some((one) => one.field === field && (one.value ?? code) === code);
}
