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
  motor: [
    {
      id: 'supply',
      fields: ['motorVoltage', 'ulAuthen', 'motorThermalProtection', 'insulationLevel', 'protectionClass'],
    },
    { id: 'cooling', fields: ['coolingMethod', 'independentFanVoltage'] },
    { id: 'brake', fields: ['brakes', 'brakingVoltage', 'releaseDevice', 'releaseAngle'] },
    {
      id: 'encoder',
      fields: [
        'encoder',
        'resolutionRatio',
        'electricalInterface',
        'measurement',
        'communicationInterface',
        'mechanicalSpecs',
        'shaftDiameter',
        'wiringMethod',
      ],
    },
    { id: 'more', fields: ['vfdOptions', 'otherMotorOptions'] },
  ],
  reducer: [
    { id: 'paint', fields: ['color', 'customColor', 'surfaceProtection', 'corrosionProtection'] },
    { id: 'oil', fields: ['lubricatingOil', 'mineralOil', 'syntheticOil', 'oilMirror'] },
    { id: 'seal', fields: ['sealTemperature', 'oilSeal'] },
    { id: 'more', fields: ['nameplate'] },
  ],
};
