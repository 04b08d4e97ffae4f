import type { RuleDef } from '#engine/public.ts';
import { isDelivered, type MotorOfLine } from '#lines/shared/motor/motor-of-line.ts';
import { allOf, implies, is } from '#product/expressions.ts';
import { text } from '#product/field.ts';

/** Industrial, coastal and offshore air. */
export const AGGRESSIVE = is('surfaceProtection', 'C4', 'C5');

/** What a motor in such air needs inside (reference rule 84). */
export function innerProtectionNeeded(line: MotorOfLine): RuleDef {
  return {
    id: 'aggressive-air-needs-inner-protection',
    expr: implies(allOf(AGGRESSIVE, ...isDelivered(line)), is('otherMotorOptions.KS', 'yes')),
    reason: text(
      'C4、C5 环境中电机须选内部防腐 KS。',
      'In C4 and C5 the motor needs internal corrosion protection KS.',
    ),
    source: 'reference rule 84',
  };
}
