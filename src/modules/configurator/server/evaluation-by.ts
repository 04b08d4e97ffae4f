import { type Locale, textIn } from '#kernel/locale.ts';
import { allChoices } from '#modules/catalogue/domain/explain/held.ts';
import type { PossibleRows } from '#modules/catalogue/domain/rows/possible-rows.ts';
import { type ActiveRelease, possibleRowsOf, refusedSearch } from '#modules/catalogue/server/public.ts';
import type { EvaluationBody, WaysOutBody } from '#modules/configurator/contract.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { type AskedConfiguration, rowFilters } from '#modules/configurator/domain/evaluation/asked-configuration.ts';
import { type EvaluatedField, evaluate } from '#modules/configurator/domain/evaluation/evaluate.ts';
import { type RemainingRows, remainingRows } from '#modules/configurator/domain/evaluation/remaining-rows.ts';
import { type AskedExplanation, explainAsked } from '#modules/configurator/domain/explain/explain-asked.ts';
import { nearestAsked } from '#modules/configurator/domain/explain/nearest-asked.ts';
import type { RowIndex } from '#product/row-index.ts';
import { optionIn, questionIn, refuseUnknownExplained } from './asked-question.ts';
import { contextOf } from './context-of.ts';
import { demandDto } from './demand-answer.ts';
import { type EvaluationDto, fieldDto, remarksOf } from './evaluation-answer.ts';
import {
  becauseDto,
  NOTHING_AGAINST,
  nearestDto,
  repairDto,
  type WaysOutDto,
  waysOutDto,
} from './explanation-answer.ts';
import { productsLeft } from './products-left.ts';
import type { Wording } from './wording.ts';

/** What is worked out once for a release. */
interface Prepared {
  readonly context: ProductContext;
  readonly index: RowIndex;
  readonly possible: PossibleRows;
  readonly remaining: RemainingRows;
}

const prepared = new WeakMap<ActiveRelease, Prepared>();

function preparedFor(release: ActiveRelease): Prepared {
  const { index } = release;
  const known = prepared.get(release);
  if (known) return known;
  const possible = possibleRowsOf(release);
  const made = { context: contextOf(release), index, possible, remaining: remainingRows(index, possible) };
  prepared.set(release, made);
  return made;
}

/**
 * What a release says about the choices of a request, in the asked language.
 * @param giveWay lets others have the thread: called after each option that is explained
 */
export async function evaluationBy(
  release: ActiveRelease,
  body: EvaluationBody,
  locale: Locale,
  giveWay: () => Promise<void>,
): Promise<EvaluationDto> {
  const known = preparedFor(release);
  const { context, remaining } = known;
  const wording: Wording = { fields: release.fields, locale, search: release.index.search };
  const asked = questionIn(body, release, locale);
  const explain = typeof body.explain === 'boolean' ? body.explain : body.explain.map((one) => optionIn(one, release));
  refuseUnknownExplained(explain, release, locale);
  const evaluated = evaluate(asked, context);
  const about = { family: release.product.family, releaseHash: release.hash };
  if (!evaluated) return { ...about, ...contradiction(asked, known, wording) };
  const left = remaining(asked.choices, rowFilters(asked, context.line.search), asked.config.tolerance);
  if (!left.ok) throw refusedSearch(left.refusal, { release, locale }, 'body.choices');
  const fields: [EvaluatedField, ReadonlyMap<string, AskedExplanation>][] = [];
  for (const field of evaluated.fields) {
    fields.push([field, await explained(field, explain, { asked, known, giveWay })]);
  }
  const { openPoints, warnings } = remarksOf(evaluated, wording);
  return {
    ...about,
    consistent: true,
    conflict: null,
    repairs: [],
    complete: openPoints.length === 0,
    demand: demandDto(asked.config, context.line.rows, locale),
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

/** How one option can be had that does not fit, in the asked language. */
export function waysOutBy(release: ActiveRelease, body: WaysOutBody, locale: Locale): WaysOutDto {
  const { field, value } = optionIn(body.wanted, release);
  const known = preparedFor(release);
  const asked = questionIn(body, release, locale);
  const def = release.fields.get(field);
  refuseUnknownExplained([{ field, value }], release, locale);
  const wanted = def?.kind === 'multi' ? { variable: `${field}.${value}`, value: 'yes' } : { variable: field, value };
  // What the form alone asks, such as speed or ratio, no rule speaks of.
  const isRuled = known.context.codes.has(wanted.variable);
  const explanation = isRuled ? explainAsked(asked, wanted, known.context, known) : undefined;
  const wording: Wording = { fields: release.fields, locale, search: release.index.search };
  if (explanation === undefined) return NOTHING_AGAINST;
  const nearest = nearestAsked(asked, wanted, known.context, known);
  return {
    ...waysOutDto(explanation, { field, value }, asked, wording),
    nearest: nearestDto(nearest, field, asked, wording),
  };
}

/** What a contradiction is answered with: nothing is left, so no options are listed. */
function contradiction(asked: AskedConfiguration, known: Prepared, wording: Wording) {
  const explanation = explainAsked(asked, null, known.context, known);
  return {
    consistent: false,
    conflict: explanation ? becauseDto(explanation, asked, wording) : null,
    repairs: (explanation?.repairs ?? []).map((repair) => repairDto(repair, asked, wording)),
    complete: false,
    demand: null,
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
  { asked, known, giveWay }: { asked: AskedConfiguration; known: Prepared; giveWay: () => Promise<void> },
): Promise<ReadonlyMap<string, AskedExplanation>> {
  const wanted = options.filter(({ code, state }) => state === 'excluded' && isAsked(explain, def.id, code));
  const found = new Map<string, AskedExplanation>();
  for (const { code, variable, value } of wanted) {
    const explanation = explainAsked(asked, { variable, value }, known.context, known);
    if (explanation) found.set(code, explanation);
    await giveWay();
  }
  return found;
}

function isAsked(asked: EvaluationBody['explain'], field: string, code: string): boolean {
  if (typeof asked === 'boolean') return asked;
  return asked.some((one) => one.field === field && (one.value ?? code) === code);
}
