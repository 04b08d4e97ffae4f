import { domainsOf } from '#modules/configurator/domain/context/domains.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { ByWhom } from '#modules/enquiries/domain/attached-configuration.ts';
import type { Configuration, FieldId, Values } from '#product/configuration.ts';
import { type FieldDef, HIDDEN, variablesOf } from '#product/field.ts';
import { isOfDrive } from '#product/line.ts';

/** Something a drive is mounted or fitted with, by the field or the option of a list that says it. */
export interface SortedChoice {
  readonly def: FieldDef;
  readonly variable: FieldId;
  /** The code of the value, or of the option that is ticked. */
  readonly code: string;
  readonly byWhom: ByWhom;
}

/** What stands, and the variables a person chose of it. */
export interface Choices {
  readonly config: Configuration;
  readonly standing: Values;
  readonly chosen: readonly FieldId[];
}

/** The variables a person chose; what a rule filled in is none of them. */
export function chosenBy({ values, presets }: Pick<Configuration, 'values' | 'presets'>): readonly FieldId[] {
  return Object.keys(values).filter((field) => !presets.includes(field));
}

/**
 * How a drive is mounted and what it is fitted with, in display order, each with how it came to stand: everything that was
 * chosen, and of the rest what a list of the line names.
 */
export function sortedChoices({ config, standing, chosen }: Choices, context: ProductContext): readonly SortedChoice[] {
  const isFitting = ({ step }: FieldDef) => ['mounting', 'options'].includes(context.line.steps[step]?.kind ?? '');
  const left = possibleWith({ config, standing, chosen }, context);
  return context.fields
    .filter(isFitting)
    .flatMap((def) => taken(def, standing))
    .flatMap((one): SortedChoice[] => {
      if (chosen.includes(one.variable)) return [{ ...one, byWhom: 'chosen' }];
      if (!isListed(one, context)) return [];
      return [{ ...one, byWhom: left(one.variable) === 1 ? 'follows' : 'standard' }];
    });
}

type Taken = Omit<SortedChoice, 'byWhom'>;

/** What stands in a field: its value, or the options of a list that are ticked. */
function taken(def: FieldDef, standing: Values): readonly Taken[] {
  if (def.kind !== 'multi')
    return variablesOf(def).flatMap((variable) => {
      const { [variable]: code = HIDDEN } = standing;
      return code === HIDDEN ? [] : [{ def, variable, code }];
    });
  return def.values
    .map(({ code }) => ({ def, variable: `${def.id}.${code}`, code }))
    .filter(({ variable }) => standing[variable] === 'yes');
}

function isListed({ def: { id, usual }, code }: Taken, { line: { listed } }: ProductContext): boolean {
  return (listed?.always.includes(id) || (listed?.unlessUsual.includes(id) && code !== usual)) ?? false;
}

/** How many values a variable has left by the drive and what was chosen. */
function possibleWith({ config, standing, chosen }: Choices, context: ProductContext) {
  const isKept = (field: FieldId) => chosen.includes(field) || isOfDrive(field, context.line);
  const kept = Object.entries(standing).filter(([field, code]) => code !== HIDDEN && isKept(field));
  const domains = domainsOf({ ...config, values: Object.fromEntries(kept) }, context);
  return (variable: FieldId) => domains?.possible(variable).size ?? 0;
}
