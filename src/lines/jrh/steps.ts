import { fieldIdsOf, numberedSteps } from '#lines/shared/numbered-steps.ts';
import type { FieldSection } from '#product/step.ts';
import { JRH_FIELDS } from './fields/fields.ts';

/** The six steps of the JRH wizard, numbered from 0. */
export const JRH_STEPS = numberedSteps(
  [
    ['model', 'model'],
    ['basic', 'search'],
    ['mounting', 'mounting'],
    ['cooling', 'options'],
    ['accessories', 'options'],
    ['overview', 'overview'],
  ],
  JRH_FIELDS,
);

/** The ids of all fields of one step. */
export const fieldsOfStep = fieldIdsOf(JRH_STEPS);

/** The fields of steps under headings, in display order. */
export const JRH_SECTIONS: Readonly<Record<string, readonly FieldSection[]>> = {
  mounting: [
    { id: 'mounting', fields: ['installationPosition', 'torqueArm'] },
    { id: 'output', fields: ['outputShaftType', 'shaftAssembly', 'rotation', 'backstop'] },
  ],
  cooling: [
    { id: 'cooling', fields: ['coolingNeeded', 'cooling'] },
    {
      id: 'oil',
      label: { zh: '润滑', en: 'Lubrication' },
      fields: ['lubrication', 'lubricatingOil', 'heater', 'oilSeal'],
    },
  ],
  accessories: [
    {
      id: 'accessories',
      label: { zh: '附件', en: 'Accessories' },
      fields: ['instruments', 'motorSize', 'coupling'],
    },
    { id: 'paint', fields: ['color', 'customColor', 'surfaceProtection', 'nameplate'] },
  ],
};
