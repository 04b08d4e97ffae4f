import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Locale, textIn } from '#kernel/locale.ts';
import { type ActiveRelease, possibleRowsOf } from '#modules/catalogue/server/public.ts';
import type { EvaluationBody } from '#modules/configurator/contract.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { type EvaluatedField, evaluate } from '#modules/configurator/domain/evaluation/evaluate.ts';
import { allChoices, type Question, rowFilters } from '#modules/configurator/domain/evaluation/question.ts';
import { type RemainingRows, remainingRows } from '#modules/configurator/domain/evaluation/remaining-rows.ts';
import { type Obstacle, whyContradictory, whyExcluded } from '#modules/configurator/domain/explain/explain-asked.ts';
import { invalidQuestion, questionIn } from './asked-question.ts';
import { contextOf } from './context-of.ts';
import { becauseDto, type EvaluationDto, fieldDto, remarksOf, type Wording, wayOutDto } from './evaluation-answer.ts';
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
  const question = questionIn(body, release);
  const evaluated = evaluate(question, context);
  const about = { family: release.product.family, releaseHash: release.hash };
  if (!evaluated) return { ...about, ...contradiction(question, context, wording) };
  const left = remaining(question.choices, rowFilters(question, context.line.search));
  if (!left.ok) throw invalidQuestion([{ path: `body.choices.${left.refusal.field}`, message: left.refusal.code }]);
  const fields: [EvaluatedField, ReadonlyMap<string, Obstacle>][] = [];
  for (const field of evaluated.fields) {
    fields.push([field, await explained(field, body.explain, question, context)]);
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
        .map(([field, why]) => fieldDto(field, left.value, why, question, wording)),
    })),
    openPoints,
    warnings,
    remaining: {
      basicTypes: question.row ? 1 : left.value.total,
      products: productsLeft(context.engine, allChoices(question)),
    },
  };
}

/** What a contradiction is answered with: nothing is left, so no options are listed. */
function contradiction(question: Question, context: ProductContext, wording: Wording) {
  const obstacle = whyContradictory(question, context);
  return {
    consistent: false,
    conflict: obstacle ? becauseDto(obstacle, question, wording) : null,
    repairs: (obstacle?.waysOut ?? []).map((way) => wayOutDto(way, question, wording)),
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
  asked: EvaluationBody['explain'],
  question: Question,
  context: ProductContext,
): Promise<ReadonlyMap<string, Obstacle>> {
  const wanted = options.filter(({ code, state }) => state === 'excluded' && isAsked(asked, def.id, code));
  const found = new Map<string, Obstacle>();
  for (const { code, variable, value } of wanted) {
    const obstacle = whyExcluded(question, variable, value, context);
    if (obstacle) found.set(code, obstacle);
    await nextTurn();
  }
  return found;
}

function isAsked(asked: EvaluationBody['explain'], field: string, code: string): boolean {
  if (typeof asked === 'boolean') return asked;
  return asked.some((one) => one.field === field && (one.value ?? code) === code);
}
