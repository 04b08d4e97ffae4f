import { MOTOR_INPUTS } from '#lines/jrt/fields/inputs.ts';
import { SYNTHETIC_VG220 } from '#lines/jrt/fields/lubricants.ts';
import { allOf, is } from '#product/expressions.ts';
import { text } from '#product/field.ts';
import type { WarningDef } from '#product/warning.ts';

/** What the reference advises for oil and surface without asking for it. */
export const REDUCER_WARNINGS: readonly WarningDef[] = [
  {
    id: 'inner-protection-advised',
    level: 'info',
    when: allOf(is('surfaceProtection', 'C3'), is('inputType', ...MOTOR_INPUTS), is('otherMotorOptions.KS', 'no')),
    fields: ['surfaceProtection', 'otherMotorOptions'],
    text: text(
      '潮湿环境（C3）中建议电机选内部防腐 KS。',
      'In a humid environment (C3) internal corrosion protection KS is advised for the motor.',
    ),
    source: 'reference surface protection',
  },
  {
    id: 'thicker-oil-advised-for-worm',
    level: 'info',
    when: allOf(is('gearboxModel', 'S'), is('syntheticOil', SYNTHETIC_VG220)),
    fields: ['syntheticOil'],
    text: text(
      '蜗轮蜗杆滑动接触建议用黏度更高的合成油，如 VG680。',
      'For the sliding contact of a worm a synthetic oil of higher viscosity such as VG680 is advised.',
    ),
    source: 'reference lubricants',
  },
];
