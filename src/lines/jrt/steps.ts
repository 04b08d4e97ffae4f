import { fieldIdsOf, numberedSteps } from '#lines/shared/numbered-steps.ts';
import { JRT_FIELDS } from './fields/fields.ts';

/** The six steps of the JRT wizard, numbered from 0 (spec 001 §2). */
export const JRT_STEPS = numberedSteps(
  [
    ['model', 'model'],
    ['basic', 'search'],
    ['installation', 'mounting'],
    ['motor', 'options'],
    ['reducer', 'options'],
    ['overview', 'overview'],
  ],
  JRT_FIELDS,
);

/** Where the chosen row stands, which is no field. */
export const OTHER_STEPS = { basicType: 1 };

/** The ids of all fields of one step. */
export const fieldsOfStep = fieldIdsOf(JRT_STEPS);
