import type { Description, FieldDescription, OptionDescription, StepDescription } from './describe.ts';

/**
 * A description that shares with an earlier one every field that still says the same, so that whoever shows a field can
 * tell by identity whether there is anything to show anew.
 */
export function sharing(earlier: Description | undefined, description: Description): Description {
  if (!earlier) return description;
  const known = new Map(earlier.steps.flatMap(({ fields }) => fields.map((field) => [field.id, field] as const)));
  const shared = (field: FieldDescription) => {
    const before = known.get(field.id);
    return before && saysTheSame(before, field) ? before : field;
  };
  const steps = description.steps.map((step): StepDescription => ({ ...step, fields: step.fields.map(shared) }));
  return { ...description, steps };
}

function saysTheSame(one: FieldDescription, other: FieldDescription): boolean {
  return (
    one.def === other.def &&
    one.value === other.value &&
    one.isPreset === other.isPreset &&
    one.isRestored === other.isRestored &&
    one.isOpen === other.isOpen &&
    one.options.every((option, place) => isSameOption(option, other.options[place]))
  );
}

/** The options of one definition differ in their state alone. */
function isSameOption(one: OptionDescription, other: OptionDescription | undefined): boolean {
  return one.state === other?.state;
}
