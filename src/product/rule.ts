import { type Configuration, type FieldId, type Values, withoutValues, withPresets } from './configuration.ts';

/** What a field-change rule may look at. */
export interface RuleStep {
  /** The configuration before the change. */
  readonly before: Configuration;
  /** The configuration with the change and all earlier rules applied. */
  readonly config: Configuration;
  /** The fields the change names; a rule never takes back what the person has just said. */
  readonly touched: readonly FieldId[];
  /** Whether a field was shown before the change. */
  readonly isVisible: (field: FieldId) => boolean;
  /** What stands in every variable with the change and all earlier rules applied; nothing where these contradict each other. */
  readonly standing: () => Values;
  /** The codes a variable has in the release. */
  readonly codesOf: (field: FieldId) => readonly string[];
}

/**
 * A field-change rule: behaviour, never a constraint (architecture: two kinds of rule). It wakes when one of its fields
 * is altered by the change or by an earlier rule, and answers the parts of the configuration it replaces.
 */
export interface ChangeRule {
  readonly id: string;
  readonly on: readonly FieldId[];
  /** Wakes also when the person chooses what is already chosen. */
  readonly evenWhenSame?: true;
  /** What it clears when the field is given another value: such choices do not stand against that field's options. */
  clears?(config: Configuration, field: FieldId): readonly FieldId[];
  apply(step: RuleStep): Partial<Configuration>;
}

/** The part of a configuration that is replaced when a rule clears fields; a list field clears all its options. */
export function clearing(step: RuleStep, fields: readonly FieldId[]): Pick<Configuration, 'values' | 'presets'> {
  const held = Object.keys(step.config.values);
  const lost = held.filter((id) => fields.some((field) => belongsTo(id, field)) && !step.touched.includes(id));
  return withoutValues(step.config, lost);
}

/** The part of a configuration that is replaced when a rule fills in values. */
export function presetting(
  step: RuleStep,
  presets: Values,
  cleared: readonly FieldId[] = [],
): Pick<Configuration, 'values' | 'presets'> {
  const open = Object.entries(presets).filter(([field]) => !step.touched.includes(field));
  return withPresets({ ...step.config, ...clearing(step, cleared) }, Object.fromEntries(open));
}

/** Whether a variable is the field itself or one option of the list field. */
export function belongsTo(variable: FieldId, field: FieldId): boolean {
  return variable === field || variable.startsWith(`${field}.`);
}
