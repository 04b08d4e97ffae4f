import { MOTOR_SECTIONS } from '#lines/shared/motor/sections.ts';
import { fieldIdsOf, numberedSteps } from '#lines/shared/numbered-steps.ts';
import type { FieldSection } from '#product/step.ts';
import { JRW_FIELDS } from './fields/fields.ts';

/** The six steps of the JRW wizard, numbered from 0. */
export const JRW_STEPS = numberedSteps(
  [
    ['model', 'model'],
    ['basic', 'search'],
    ['installation', 'mounting'],
    ['motor', 'options'],
    ['reducer', 'options'],
    ['overview', 'overview'],
  ],
  JRW_FIELDS,
);

/** Where the chosen row stands, which is no field. */
export const OTHER_STEPS = { basicType: 1 };

/** The ids of all fields of one step. */
export const fieldsOfStep = fieldIdsOf(JRW_STEPS);

/** The fields of steps by their headings, in display order. */
export const JRW_SECTIONS: Readonly<Record<string, readonly FieldSection[]>> = {
  installation: [
    { id: 'mounting', fields: ['installationPosition', 'builtInType'] },
    {
      id: 'output',
      fields: [
        'outputShaftType',
        'hollowShaftSize',
        'outputShaftSize',
        'outputShaftPointing',
        'flangeType',
        'flangeSize',
        'flangePointing',
        'torqueArm',
      ],
    },
    { id: 'input', fields: ['inputShaftIn', 'boxLocation', 'outletNozzlePosition'] },
  ],
  motor: MOTOR_SECTIONS,
  reducer: [
    { id: 'oil', fields: ['lubricatingOil', 'mineralOil', 'syntheticOil', 'oilMirror'] },
    { id: 'seal', fields: ['oilSeal'] },
    { id: 'corrosion', fields: ['surfaceProtection', 'corrosionProtection'] },
    { id: 'look', fields: ['color', 'customColor', 'nameplate'] },
  ],
};
