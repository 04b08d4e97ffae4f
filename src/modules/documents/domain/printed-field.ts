import type { Configuration } from '#product/configuration.ts';
import { type FieldDef, HIDDEN, variablesOf } from '#product/field.ts';
import type { SheetForm, SheetText } from '#product/sheet.ts';

/** What stands in a product's fields, and what was configured. */
export interface FilledFields {
  readonly standing: Readonly<Record<string, string>>;
  readonly config: Configuration;
}

/** What papers and tables say of a field; undefined where it does not apply or nothing is ticked. */
export function printedField(field: FieldDef, product: FilledFields, form: SheetForm): SheetText | undefined {
  return field.kind === 'multi' ? tickedLabels(field, product) : chosenLabel(field, product, form);
}

function chosenLabel(field: FieldDef, { standing, config }: FilledFields, form: SheetForm): SheetText | undefined {
  const code = standing[field.id] ?? askedFigure(field, config);
  if (code === undefined || code === HIDDEN || !isAsked(field, standing)) return undefined;
  return form.printed(field, code, config) ?? field.values.find((value) => value.code === code)?.label ?? code;
}

/** What was asked in a field that is no variable of the release, such as the bore for a customer's shaft. */
function askedFigure({ id, modelled }: FieldDef, { search: { [id]: asked } }: Configuration): string | undefined {
  return modelled || asked === undefined || asked === null ? undefined : String(asked);
}

/** Whether the condition of a field holds; what nobody is asked is not printed, such as the angle of a lever there is none of. */
function isAsked({ shownWhen }: FieldDef, standing: FilledFields['standing']): boolean {
  if (shownWhen === undefined) return true;
  const [variable, codes] = shownWhen;
  return codes.includes(standing[variable] ?? '');
}

function tickedLabels(field: FieldDef, { standing }: FilledFields): SheetText | undefined {
  const variables = variablesOf(field);
  const ticked = field.values.filter((_, index) => standing[variables[index] ?? ''] === 'yes');
  if (ticked.length === 0) return undefined;
  return {
    zh: ticked.map(({ label }) => label.zh).join('、'),
    en: ticked.map(({ label }) => label.en).join(', '),
  };
}
