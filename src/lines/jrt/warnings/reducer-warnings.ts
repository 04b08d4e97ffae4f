import { SYNTHETIC_VG220 } from '#lines/jrt/fields/lubricants.ts';
import { MOTOR_OF_JRT } from '#lines/jrt/motor-of-jrt.ts';
import { innerProtectionAdvised } from '#lines/shared/motor/warnings/inner-protection.ts';
import { allOf, is } from '#product/expressions.ts';
import { text } from '#product/field.ts';
import type { WarningDef } from '#product/warning.ts';

/** What the reference advises for oil and surface without asking for it. */
export const REDUCER_WARNINGS: readonly WarningDef[] = [
  innerProtectionAdvised(MOTOR_OF_JRT),
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
