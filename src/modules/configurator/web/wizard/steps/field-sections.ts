import type { JrtStepId } from '#lines/jrt/steps.ts';
import type { FieldDescription } from '#modules/configurator/domain/describe.ts';

/** Fields that are looked at together, under one heading. */
export interface FieldSection {
  /** Its heading in the texts, `section.<id>`. */
  readonly id: string;
  readonly fields: readonly string[];
}

const SECTIONS: Readonly<Partial<Record<JrtStepId, readonly FieldSection[]>>> = {
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

/** The shown fields of a step by their headings, in the order of the table; what no heading names stands last. */
export function sectionsOf(
  step: JrtStepId,
  fields: readonly FieldDescription[],
): readonly { readonly id: string; readonly fields: readonly FieldDescription[] }[] {
  const sections = SECTIONS[step] ?? [];
  const named = sections.flatMap((section) => section.fields);
  const all = [
    ...sections.map((section) => ({
      id: section.id,
      fields: section.fields.flatMap((id) => fields.filter((field) => field.id === id)),
    })),
    { id: 'rest', fields: fields.filter((field) => !named.includes(field.id)) },
  ];
  return all.filter((section) => section.fields.length > 0);
}
