import type { RuleDef } from '#engine/public.ts';
import { MODULE_INPUTS } from '#lines/jrt/fields/inputs.ts';
import { MOTOR_OF_JRT } from '#lines/jrt/motor-of-jrt.ts';
import { motorOptionRules } from '#lines/shared/motor/rules/option-rules.ts';
import { implies, is, isNot } from '#product/expressions.ts';
import { HIDDEN, text } from '#product/field.ts';

/** Rules between motor options (spec 001 §5, §9; reference rules 12, 16, 31, 71). */
export const MOTOR_RULES: readonly RuleDef[] = [
  {
    id: 'cable-entry-needs-motor',
    expr: implies(is('inputType', ...MODULE_INPUTS), is('outletNozzlePosition', HIDDEN)),
    reason: text(
      '此输入方式不含电机，没有接线盒出线口。',
      'This input is delivered without a motor, so there is no cable entry.',
    ),
    source: 'reference rules 31, 32',
  },
  {
    id: 'no-cable-entry-with-integrated-drive',
    expr: implies(is('inputType', 'JCMC'), is('outletNozzlePosition', HIDDEN)),
    reason: text(
      '变频一体机的出线口由变频器壳体确定，不可选择出线方向。',
      'On an integrated motor drive the inverter housing fixes the cable entry; its direction cannot be chosen.',
    ),
    source: 'spec 001 §5, reference rule 12',
  },
  {
    id: 'cable-entry-of-integral-motor',
    expr: implies(is('inputType', 'motor'), isNot('outletNozzlePosition', HIDDEN)),
    reason: text('直联电机必须指定出线口位置。', 'An integral motor needs a cable entry position.'),
    source: 'spec 001 §3',
  },
  ...motorOptionRules(MOTOR_OF_JRT),
];
