import type { FieldSection } from '#product/step.ts';

/** The fields of motor options by their headings, in display order. */
export const MOTOR_SECTIONS: readonly FieldSection[] = [
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
];
