import { fieldIdsOf, numberedSteps } from '#lines/shared/numbered-steps.ts';
import type { FieldSection } from '#product/step.ts';
import { JRP_FIELDS } from './fields.ts';

/** The six steps of the JRP wizard, numbered from 0. */
export const JRP_STEPS = numberedSteps(
  [
    ['model', 'model'],
    ['basic', 'search'],
    ['mounting', 'mounting'],
    ['input', 'options'],
    ['care', 'options'],
    ['overview', 'overview'],
  ],
  JRP_FIELDS,
);

/** The ids of all fields of one step. */
export const fieldsOfStep = fieldIdsOf(JRP_STEPS);

/** The fields of steps under headings, in display order. */
export const JRP_SECTIONS: Readonly<Record<string, readonly FieldSection[]>> = {
  mounting: [
    { id: 'mounting', fields: ['builtInType', 'installationPosition', 'torqueArm'] },
    { id: 'output', fields: ['outputShaftType', 'shaftEnd'] },
  ],
  care: [
    { id: 'oil', fields: ['lubricatingOil', 'cooling'] },
    { id: 'paint', fields: ['surfaceProtection'] },
  ],
};
