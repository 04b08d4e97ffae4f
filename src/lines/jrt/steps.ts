import type { FieldDef } from '#product/field.ts';
import { JRT_FIELDS } from './fields/fields.ts';

/** The six steps of the JRT wizard, numbered from 0 (spec 001 §2). */
export const JRT_STEP_IDS = ['model', 'basic', 'installation', 'motor', 'reducer', 'overview'] as const;
export type JrtStepId = (typeof JRT_STEP_IDS)[number];

export interface JrtStep {
  readonly number: FieldDef['step'];
  readonly id: JrtStepId;
  /** Its fields in display order; the chosen catalogue row belongs to step 1 and the custom colour to its colour. */
  readonly fields: readonly FieldDef[];
}

const NUMBERS: readonly FieldDef['step'][] = [0, 1, 2, 3, 4, 5];

/** The steps with their fields. */
export const JRT_STEPS: readonly JrtStep[] = JRT_STEP_IDS.map((id, index) => {
  const number = NUMBERS[index] ?? 0;
  return { number, id, fields: JRT_FIELDS.filter(({ step }) => step === number) };
});

/** Where the fields stand that are no fields of the table. */
const OTHER_STEPS: Readonly<Record<string, FieldDef['step']>> = { basicType: 1 };

/** The step a field, an option of a list field or the chosen row belongs to; the last step for anything else. */
export function stepOf(field: string): FieldDef['step'] {
  const [name = field] = field.split('.');
  return OTHER_STEPS[name] ?? JRT_FIELDS.find(({ id }) => id === name)?.step ?? 5;
}

/** The ids of all fields of one step. */
export function fieldsOfStep(number: FieldDef['step']): readonly string[] {
  return JRT_STEPS[number]?.fields.map(({ id }) => id) ?? [];
}
