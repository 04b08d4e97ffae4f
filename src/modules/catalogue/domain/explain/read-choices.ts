import type { NamedChoices } from '#engine/public.ts';
import { type FieldDef, variablesOf } from '#product/field.ts';
import type { RowIndex } from '#product/row-index.ts';

/** Choices as other systems send them: a code, several codes, a figure or a text by field name. */
export type GivenChoices = Readonly<Record<string, string | number | readonly string[]>>;

/** Something in the given choices that no field takes. */
export interface ChoiceFault {
  readonly field: string;
  readonly code: 'unknown-field' | 'unknown-value' | 'not-a-number' | 'not-a-text';
  readonly value: string;
}

/** Given choices, sorted by who holds them. */
export interface ReadChoices {
  /** What the engine is asked with: allowed codes by variable. */
  readonly choices: NamedChoices;
  /** What the form alone holds, figures and texts, by field. */
  readonly form: Readonly<Record<string, string>>;
  readonly faults: readonly ChoiceFault[];
}

const FIGURE = /^\d{1,9}(\.\d{1,9})?$/;

/**
 * Reads choices by the fields of a release. Several codes of a field of one value mean "one of these", of a list "all of
 * these"; an empty list says nothing. Variables that are `figures` here are read as the form holds them.
 */
export function readChoices(
  given: GivenChoices,
  fields: ReadonlyMap<string, FieldDef>,
  figures: readonly string[],
): ReadChoices {
  const choices: Record<string, readonly string[]> = {};
  const form: Record<string, string> = {};
  const faults: ChoiceFault[] = [];
  for (const [name, value] of Object.entries(given)) {
    const field = fields.get(name);
    const codes = typeof value === 'object' ? value : [String(value)];
    const fault = field ? faultIn(field, codes, figures) : ({ code: 'unknown-field', value: name } as const);
    if (fault) faults.push({ ...fault, field: name });
    else if (field && isOfForm(field, figures)) form[name] = codes.join();
    else if (field) Object.assign(choices, choicesOf(field, codes));
  }
  return { choices, form, faults };
}

/** The variables of the release that these choices surely make figures of the search. */
export function figuresAmong(given: GivenChoices, { figuresWith = {} }: Pick<RowIndex, 'figuresWith'>): string[] {
  return Object.entries(figuresWith).flatMap(([figure, { variable, codes, orAnyOf }]) => {
    const said = given[variable];
    if (said === undefined) return orAnyOf !== undefined && given[orAnyOf] !== undefined ? [figure] : [];
    const all = typeof said === 'object' ? said : [String(said)];
    return all.length > 0 && all.every((code) => codes.includes(code)) ? [figure] : [];
  });
}

/** Whether a field stands in the form alone. */
function isOfForm(field: FieldDef, figures: readonly string[]): boolean {
  return !field.modelled || figures.includes(field.id);
}

function faultIn(
  field: FieldDef,
  codes: readonly string[],
  figures: readonly string[],
): Omit<ChoiceFault, 'field'> | undefined {
  if (!isOfForm(field, figures)) return unknownAmong(codes, knownCodes(field));
  const [text = '', ...more] = codes;
  if (more.length > 0) return { code: 'not-a-text', value: codes.join() };
  if (field.kind === 'number' || field.modelled)
    return FIGURE.test(text) ? undefined : { code: 'not-a-number', value: text };
  return field.kind === 'text' || field.values.length === 0 ? undefined : unknownAmong(codes, knownCodes(field));
}

function unknownAmong(codes: readonly string[], known: readonly string[]): Omit<ChoiceFault, 'field'> | undefined {
  const unknown = codes.filter((code) => !known.includes(code));
  return unknown.length > 0 ? { code: 'unknown-value', value: unknown.join() } : undefined;
}

function knownCodes(field: FieldDef): readonly string[] {
  return field.values.map(({ code }) => code);
}

function choicesOf(field: FieldDef, codes: readonly string[]): NamedChoices {
  if (field.kind !== 'multi') return codes.length > 0 ? { [field.id]: codes } : {};
  const ticked = variablesOf(field).filter((variable) => codes.includes(variable.slice(field.id.length + 1)));
  return Object.fromEntries(ticked.map((variable) => [variable, ['yes']]));
}
