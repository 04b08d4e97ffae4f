import type { NamedChoices } from '#engine/public.ts';
import { type FieldDef, variablesOf } from '#modules/catalogue/domain/jrt/field-def.ts';
import { Failure, type FailureIssue } from '#server/failures.ts';
import type { ActiveRelease } from './active-release.ts';

/**
 * The engine's choices in a look-up's query: one code by field name, several comma-joined for a field of several. A field
 * the engine does not hold (a figure, a text) is checked and has no say; an unknown field or code is refused by name.
 */
export function choicesOfQuery(
  query: Readonly<Record<string, string | undefined>>,
  release: ActiveRelease,
): NamedChoices {
  const issues: FailureIssue[] = [];
  const choices: Record<string, string[]> = {};
  for (const [name, given] of Object.entries(query)) {
    if (name === 'category' || given === undefined || given === '') continue;
    const field = release.fields.get(name);
    if (field === undefined) issues.push({ path: `query.${name}`, message: 'unknown field' });
    else Object.assign(choices, choicesOfField(field, given, issues));
  }
  if (issues.length > 0)
    throw new Failure('request.invalid', { fields: issues.map(({ path }) => path).join(', ') }, issues);
  return choices;
}

function choicesOfField(field: FieldDef, given: string, issues: FailureIssue[]): Record<string, string[]> {
  const variables = variablesOf(field);
  if (variables.length === 0) {
    if (!isOfForm(field, given)) issues.push({ path: `query.${field.id}`, message: 'unknown value' });
    return {};
  }
  const codes = field.kind === 'multi' ? given.split(',') : [given];
  const unknown = codes.filter((code) => !field.values.some((value) => value.code === code));
  if (unknown.length > 0) {
    issues.push({ path: `query.${field.id}`, message: `unknown value ${unknown.join(', ').slice(0, 60)}` });
    return {};
  }
  if (field.kind !== 'multi') return { [field.id]: [given] };
  return Object.fromEntries(codes.map((code) => [`${field.id}.${code}`, ['yes']]));
}

const FIGURE = /^\d{1,9}(\.\d{1,9})?$/;

/** Whether a value of a field of the form alone is one it could hold: a figure, one of its codes, any text. */
function isOfForm(field: FieldDef, given: string): boolean {
  if (field.kind === 'number') return FIGURE.test(given);
  if (field.kind === 'text' || field.values.length === 0) return true;
  return field.values.some(({ code }) => code === given);
}
