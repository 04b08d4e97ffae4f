import { isDelivered, type MotorOfLine } from '#lines/shared/motor/motor-of-line.ts';
import { allOf, is } from '#product/expressions.ts';
import { text } from '#product/field.ts';
import type { WarningDef } from '#product/warning.ts';

/** What is advised in a humid place without being asked for (reference surface protection). */
export function innerProtectionAdvised(line: MotorOfLine): WarningDef {
  return {
    id: 'inner-protection-advised',
    level: 'info',
    when: allOf(is('surfaceProtection', 'C3'), ...isDelivered(line), is('otherMotorOptions.KS', 'no')),
    fields: ['surfaceProtection', 'otherMotorOptions'],
    text: text(
      '潮湿环境（C3）中建议电机选内部防腐 KS。',
      'In a humid environment (C3) internal corrosion protection KS is advised for the motor.',
    ),
    source: 'reference surface protection',
  };
}
