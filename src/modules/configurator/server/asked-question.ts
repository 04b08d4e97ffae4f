import { figuresAmong, type ReadChoices, readChoices } from '#modules/catalogue/domain/explain/read-choices.ts';
import type { ActiveRelease } from '#modules/catalogue/server/public.ts';
import type { EvaluationBody } from '#modules/configurator/contract.ts';
import {
  type AskedConfiguration,
  askedConfiguration,
  rowFilters,
} from '#modules/configurator/domain/evaluation/asked-configuration.ts';
import { REASON } from '#product/judgement/reserve.ts';
import { Failure, type FailureIssue } from '#server/failures.ts';
import { contextOf } from './context-of.ts';

/** What requests say of a configuration. */
type AskedBody = Omit<EvaluationBody, 'explain'>;

/** The question a request asks; what no field takes and rows the catalogue does not have are refused by name. */
export function questionIn(body: AskedBody, release: ActiveRelease): AskedConfiguration {
  const { choices, basicTypeId, customColor, serviceFactorAccepted } = body;
  const { line } = contextOf(release);
  const row = basicTypeId === null ? undefined : release.index.find(basicTypeId, {});
  if (basicTypeId !== null && row === undefined) throw new Failure('configuration.unknown-basic-type');
  const read = readChoices(choices, release.fields, figuresAmong(row ? line.rowValues(row) : choices, release.index));
  const faults = read.faults.map(({ field, code, value }) => ({
    path: `body.choices.${field}`,
    message: `${code}: ${value}`,
  }));
  if (faults.length > 0) throw invalidQuestion(faults);
  const given = serviceFactorAccepted ? withReason(read, serviceFactorAccepted.reason) : read;
  const question = askedConfiguration(given, null, { customColor }, line);
  const loaded = row && release.index.find(row.id, rowFilters(question, line.search));
  return row ? askedConfiguration(given, loaded ?? null, { customColor }, line) : question;
}

function withReason(read: ReadChoices, reason: string): ReadChoices {
  return { ...read, form: { ...read.form, [REASON]: reason } };
}

/** A refusal of what a request asks. */
export function invalidQuestion(issues: readonly FailureIssue[]): Failure {
  const named = issues
    .slice(0, 20)
    .map(({ path, message }) => ({ path: path.slice(0, 200), message: message.slice(0, 120) }));
  return new Failure('request.invalid', { fields: named.map(({ path }) => path).join(', ') }, named);
}

/** Refuses options to explain that the release does not know. */
export function refuseUnknownExplained(asked: EvaluationBody['explain'], { fields }: ActiveRelease): void {
  if (typeof asked === 'boolean') return;
  const faults = asked.flatMap(({ field, value }, index) => {
    const values = fields.get(field)?.values;
    if (values === undefined) return [{ path: `body.explain.${index}.field`, message: 'unknown-field' }];
    const isKnown = value === undefined || values.some(({ code }) => code === value);
    return isKnown ? [] : [{ path: `body.explain.${index}.value`, message: 'unknown-value' }];
  });
  if (faults.length > 0) throw invalidQuestion(faults);
}
