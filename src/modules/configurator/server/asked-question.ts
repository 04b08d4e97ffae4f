import { asJrt } from '#lines/jrt/configuration.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { findBasicType } from '#lines/jrt/rows/list-basic-types.ts';
import { moduleLoad } from '#lines/jrt/rows/module-load.ts';
import { REQUIRED_SERVICE_FACTOR } from '#lines/jrt/rows/search-plan.ts';
import { readChoices, speaksOfModule } from '#modules/catalogue/domain/read-choices.ts';
import type { ActiveRelease } from '#modules/catalogue/server/public.ts';
import type { EvaluationBody } from '#modules/configurator/contract.ts';
import { type Question, questionOf } from '#modules/configurator/domain/evaluation/question.ts';
import { Failure, type FailureIssue } from '#server/failures.ts';
import { contextOf } from './context-of.ts';

/** The question a request asks; what no field takes and rows the catalogue does not have are refused by name. */
export function questionIn(body: EvaluationBody, release: ActiveRelease): Question {
  const { choices, basicTypeId, customColor, explain } = body;
  const { line } = contextOf(release);
  const row = basicTypeId === null ? undefined : findBasicType(release.table, basicTypeId);
  if (basicTypeId !== null && row === undefined) throw new Failure('configuration.unknown-basic-type');
  const read = readChoices(choices, release.fields, row ? row.route === 'module' : speaksOfModule(choices));
  const faults = read.faults.map(({ field, code, value }) => ({
    path: `body.choices.${field}`,
    message: `${code}: ${value}`,
  }));
  if (faults.length > 0) throw invalidQuestion(faults);
  refuseUnknownExplained(explain, release);
  const question = questionOf(read, null, { customColor }, line);
  return row ? questionOf(read, underLoad(row, question, release), { customColor }, line) : question;
}

/** A refusal of what a request asks. */
export function invalidQuestion(issues: readonly FailureIssue[]): Failure {
  const named = issues
    .slice(0, 20)
    .map(({ path, message }) => ({ path: path.slice(0, 200), message: message.slice(0, 120) }));
  return new Failure('request.invalid', { fields: named.map(({ path }) => path).join(', ') }, named);
}

/** The row with the figures of the duty or load that was named, as a saved form is judged. */
function underLoad({ id, route }: BasicType, { config }: Question, { table }: ActiveRelease) {
  const { search, values } = asJrt(config);
  const dutyFactor = table.dutyTypes.get(values.durationFactor ?? '')?.powerFactor ?? 1;
  const named = {
    inputSpeed: search.inputSpeed ?? undefined,
    power: search.motorPower ?? undefined,
    torque: search.outputTorque ?? undefined,
  };
  const onModule = moduleLoad(named, search.serviceFactor ?? REQUIRED_SERVICE_FACTOR);
  return findBasicType(table, id, route === 'module' ? onModule : { dutyFactor }) ?? null;
}

function refuseUnknownExplained(asked: EvaluationBody['explain'], { fields }: ActiveRelease): void {
  if (typeof asked === 'boolean') return;
  const faults = asked.flatMap(({ field, value }, index) => {
    const values = fields.get(field)?.values;
    if (values === undefined) return [{ path: `body.explain.${index}.field`, message: 'unknown-field' }];
    const isKnown = value === undefined || values.some(({ code }) => code === value);
    return isKnown ? [] : [{ path: `body.explain.${index}.value`, message: 'unknown-value' }];
  });
  if (faults.length > 0) throw invalidQuestion(faults);
}
