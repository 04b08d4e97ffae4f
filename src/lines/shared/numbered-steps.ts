import type { FieldDef } from '#product/field.ts';
import type { LineStep, StepKind } from '#product/step.ts';

/** The steps of a wizard, numbered from 0, each with the fields that name its number. */
export function numberedSteps(
  steps: readonly (readonly [id: string, kind: StepKind])[],
  fields: readonly FieldDef[],
): readonly LineStep[] {
  return steps.map(([id, kind], number) => ({
    number,
    id,
    kind,
    fields: fields.filter(({ step }) => step === number),
  }));
}

/** The ids of all fields of one of these steps, none where there is no such step. */
export function fieldIdsOf(steps: readonly LineStep[]): (number: number) => readonly string[] {
  return (number) => steps[number]?.fields.map(({ id }) => id) ?? [];
}
