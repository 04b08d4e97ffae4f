import type { LineStep, StepKind } from '#product/step.ts';
import { JRT_FIELDS } from './fields/fields.ts';

const STEPS: readonly (readonly [id: string, kind: StepKind])[] = [
  ['model', 'model'],
  ['basic', 'search'],
  ['installation', 'mounting'],
  ['motor', 'options'],
  ['reducer', 'options'],
  ['overview', 'overview'],
];

/** The six steps of the JRT wizard, numbered from 0 (spec 001 §2). */
export const JRT_STEPS: readonly LineStep[] = STEPS.map(([id, kind], number) => ({
  number,
  id,
  kind,
  fields: JRT_FIELDS.filter(({ step }) => step === number),
}));

/** Where the chosen row stands, which is no field. */
export const OTHER_STEPS = { basicType: 1 };

/** The ids of all fields of one step. */
export function fieldsOfStep(number: number): readonly string[] {
  return JRT_STEPS[number]?.fields.map(({ id }) => id) ?? [];
}
