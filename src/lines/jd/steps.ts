import { MOTOR_SECTIONS } from '#lines/shared/motor/sections.ts';
import { fieldIdsOf, numberedSteps } from '#lines/shared/numbered-steps.ts';
import type { FieldSection } from '#product/step.ts';
import { JD_FIELDS } from './fields.ts';

/** The six steps of the JD wizard, numbered from 0. */
export const JD_STEPS = numberedSteps(
  [
    ['model', 'model'],
    ['basic', 'search'],
    ['mounting', 'mounting'],
    ['motor', 'options'],
    ['paint', 'options'],
    ['overview', 'overview'],
  ],
  JD_FIELDS,
);

/** The ids of all fields of one step. */
export const fieldsOfStep = fieldIdsOf(JD_STEPS);

/** The fields of steps under headings, in display order. */
export const JD_SECTIONS: Readonly<Record<string, readonly FieldSection[]>> = {
  mounting: [
    { id: 'mounting', fields: ['mountingArrangement', 'shaftEnds'] },
    {
      id: 'box',
      label: { zh: '接线盒', en: 'Terminal box' },
      fields: ['boxLocation', 'outletNozzlePosition'],
    },
  ],
  motor: MOTOR_SECTIONS,
};
