import { type Locale, textIn } from '#kernel/locale.ts';
import { type ActiveRelease, reasonAgainst } from '#modules/catalogue/server/public.ts';
import { engineChoices } from '#modules/configurator/domain/context/engine-values.ts';
import { contextOf } from '#modules/configurator/server/public.ts';
import type { ParameterDto } from '#modules/samples/contract.ts';
import { choicesAgainst } from '#modules/samples/domain/against-sample.ts';
import { allowedValues, offeredValues } from '#modules/samples/domain/allowed-values.ts';
import { allPicks, besides, freeOf, isListed } from '#modules/samples/domain/picks.ts';
import type { FieldId, Values } from '#product/configuration.ts';
import type { OfferedSamples, SampleParameter } from '#product/samples/samples.ts';
import { sampleText } from './sample-texts.ts';

/** A release, and the language it is told in. */
export interface Telling {
  readonly release: ActiveRelease;
  readonly locale: Locale;
}

/** What is asked of a sample catalogue: of which of its items, with what chosen. */
export interface ParameterQuestion {
  readonly list: OfferedSamples;
  /** All items, whose values are listed. */
  readonly whole: OfferedSamples;
  readonly chosen: Values;
}

/**
 * Every parameter of a sample catalogue with its values: which are left with what was chosen, and why others are not.
 * @param giveWay lets others have the thread: called after each parameter
 */
export async function parameterAnswer(
  question: ParameterQuestion,
  telling: Telling,
  giveWay: () => Promise<void>,
): Promise<ParameterDto[]> {
  const answers: ParameterDto[] = [];
  for (const parameter of question.list.parameters) {
    answers.push(answerOf(parameter, question, telling));
    await giveWay();
  }
  return answers;
}

function answerOf(
  parameter: SampleParameter,
  { list, whole, chosen }: ParameterQuestion,
  telling: Telling,
): ParameterDto {
  const context = contextOf(telling.release);
  const { modelKey, step, setting } = parameter;
  const left = allowedValues({ ...list, parameters: [parameter] }, chosen, context).get(modelKey) ?? new Set<string>();
  return {
    modelKey,
    label: labelOfField(modelKey, telling),
    unit: telling.release.fields.get(modelKey)?.unit ?? null,
    step,
    setting,
    values: offeredValues(whole, parameter, context).map((value) => {
      const label = labelOf(modelKey, value, telling);
      if (left.has(value)) return { value, label, available: true };
      return { value, label, available: false, because: because(list, chosen, { [modelKey]: value }, telling) };
    }),
  };
}

/** Why the catalogue has nothing with what was chosen and, in place of what was chosen of its parameter, what is wanted. */
export function because(list: OfferedSamples, chosen: Values, wanted: Values, telling: Telling): string {
  const against = choicesAgainst(list, chosen, wanted);
  if (against !== undefined) return tableReason(list, { ...wanted, ...against }, telling);
  const [key = ''] = Object.keys(wanted);
  const asked = { ...besides(chosen, key), ...wanted };
  const pick = allPicks(list).find((one) => isListed(one, asked));
  if (pick === undefined) return tableReason(list, asked, telling);
  const question = {
    choices: engineChoices(freeOf(pick, asked)),
    rowChoices: engineChoices(contextOf(telling.release).line.rowValues(pick.variant.row)),
    wanted: null,
  };
  return reasonAgainst(telling.release, question, telling.locale) ?? tableReason(list, asked, telling);
}

/** No sample has all of it, or the one that was named has not. */
function tableReason({ items }: OfferedSamples, choices: Values, telling: Telling): string {
  const { locale } = telling;
  const pairs = Object.entries(choices).map(([key, code]) =>
    sampleText(locale, 'pair', { field: labelOfField(key, telling), value: withUnit(key, code, telling) }),
  );
  const said = pairs.join(sampleText(locale, 'separator'));
  const [only, ...others] = items;
  return only !== undefined && others.length === 0
    ? sampleText(locale, 'reason-item', { item: only.id, pairs: said })
    : sampleText(locale, 'reason', { pairs: said });
}

function labelOfField(key: FieldId, { release, locale }: Telling): string {
  const label = release.fields.get(key)?.label;
  return label === undefined ? key : textIn(label, locale);
}

/** What a value is called. */
export function labelOf(key: FieldId, code: string, { release, locale }: Telling): string {
  const label = release.fields.get(key)?.values.find((value) => value.code === code)?.label;
  return label === undefined ? code : textIn(label, locale);
}

function withUnit(key: FieldId, code: string, telling: Telling): string {
  const unit = telling.release.fields.get(key)?.unit;
  const label = labelOf(key, code, telling);
  return unit === undefined ? label : `${label}\u00a0${unit}`;
}
