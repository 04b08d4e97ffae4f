import type { Locale } from '#kernel/locale.ts';
import { writtenValuesOf } from '#lines/written-values.ts';
import { figuresAmong, type ReadChoices, readChoices } from '#modules/catalogue/domain/explain/read-choices.ts';
import {
  type ActiveRelease,
  type RefusedField,
  refusedChoice,
  refusedFields,
} from '#modules/catalogue/server/public.ts';
import type { EvaluationBody } from '#modules/configurator/contract.ts';
import {
  type AskedConfiguration,
  askedConfiguration,
  rowReading,
} from '#modules/configurator/domain/evaluation/asked-configuration.ts';
import { REASON } from '#product/judgement/reserve.ts';
import { asCode, asCodes } from '#product/written-values.ts';
import { Failure } from '#server/failures.ts';
import { contextOf } from './context-of.ts';

/** What requests say of a configuration. */
type AskedBody = Omit<EvaluationBody, 'explain'>;

/** The question a request asks; what no field takes and rows the catalogue does not have are refused by name. */
export function questionIn(body: AskedBody, release: ActiveRelease, locale: Locale): AskedConfiguration {
  const choices = asCodes(writtenValuesOf(release.product.family), body.choices);
  const { basicTypeId, customColor, serviceFactorAccepted, tolerance } = body;
  const { line } = contextOf(release);
  const row = basicTypeId === null ? undefined : release.index.find(basicTypeId, {});
  if (basicTypeId !== null && row === undefined) throw new Failure('configuration.unknown-basic-type');
  const read = readChoices(choices, release.fields, figuresAmong(row ? line.rowValues(row) : choices, release.index));
  const refused = read.faults.map((fault) => refusedChoice(fault, 'body.choices'));
  if (refused.length > 0) throw refusedFields(refused, { release, locale });
  const given = serviceFactorAccepted ? withReason(read, serviceFactorAccepted.reason) : read;
  const besides = { extras: { customColor }, tolerance };
  const question = askedConfiguration(given, { ...besides, row: null }, line);
  const loaded = row && release.index.find(row.id, rowReading(question, line.search));
  return row ? askedConfiguration(given, { ...besides, row: loaded ?? null }, line) : question;
}

function withReason(read: ReadChoices, reason: string): ReadChoices {
  return { ...read, form: { ...read.form, [REASON]: reason } };
}

/** An option by its code, however it is written. */
export function optionIn<Option extends { readonly field: string; readonly value?: string }>(
  option: Option,
  { product }: ActiveRelease,
): Option {
  const { field, value } = option;
  if (value === undefined) return option;
  return { ...option, value: asCode(writtenValuesOf(product.family), field, value) };
}

/** Refuses options to explain that the release does not know. */
export function refuseUnknownExplained(asked: EvaluationBody['explain'], release: ActiveRelease, locale: Locale): void {
  if (typeof asked === 'boolean') return;
  const refused = asked.flatMap(({ field, value }, index): RefusedField[] => {
    const at = `body.explain.${index}`;
    const values = release.fields.get(field)?.values;
    if (values === undefined) return [{ field, path: `${at}.field`, code: 'choice.unknown-field', said: {} }];
    if (value === undefined || values.some(({ code }) => code === value)) return [];
    return [{ field, path: `${at}.value`, code: 'choice.unknown-value', said: { value } }];
  });
  if (refused.length > 0) throw refusedFields(refused, { release, locale });
}
