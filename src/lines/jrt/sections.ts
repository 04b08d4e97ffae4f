import { MOTOR_SECTIONS } from '#lines/shared/motor/sections.ts';
import type { FieldSection } from '#product/step.ts';

/** The fields of JRT's steps by their headings, in display order. */
export const JRT_SECTIONS: Readonly<Record<string, readonly FieldSection[]>> = {
  installation: [
    { id: 'mounting', fields: ['installationPosition', 'builtInType'] },
    {
      id: 'output',
      fields: [
        'outputShaftSize',
        'hollowShaftSize',
        'flangeSize',
        'outputShaftPointing',
        'flangePointing',
        'torqueArm',
      ],
    },
    { id: 'input', fields: ['inputShaftIn', 'boxLocation', 'outletNozzlePosition'] },
  ],
  motor: MOTOR_SECTIONS,
  reducer: [
    { id: 'oil', fields: ['lubricatingOil', 'mineralOil', 'syntheticOil', 'oilMirror'] },
    { id: 'seal', fields: ['sealTemperature', 'oilSeal'] },
    { id: 'corrosion', fields: ['surfaceProtection', 'corrosionProtection'] },
    { id: 'look', fields: ['color', 'customColor', 'nameplate'] },
  ],
};
