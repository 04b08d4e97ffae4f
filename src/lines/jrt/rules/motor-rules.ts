import type { RuleDef } from '#engine/public.ts';
import { FAN_OR_BRAKE } from '#lines/jrt/fields/brake.ts';
import { MODULE_INPUTS, MOTOR_INPUTS } from '#lines/jrt/fields/inputs.ts';
import { MOTOR_FIELDS } from '#lines/jrt/fields/motor-fields.ts';
import { implies, is, isNot } from '#product/expressions.ts';
import { HIDDEN, text, variablesOf } from '#product/field.ts';

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
  {
    id: 'ip54-only-with-forced-fan-or-brake',
    expr: implies(is('protectionClass', 'IP54'), FAN_OR_BRAKE),
    reason: text(
      'IP54 是带强制冷却风扇或制动器电机的防护等级；普通电机从 IP55 起。',
      'IP54 is the rating of a motor with forced fan or brake; a plain motor starts at IP55.',
    ),
    source: 'spec 001 §9, reference rule 16',
  },
  {
    id: 'higher-ip-with-forced-fan-or-brake-needs-special-wishes',
    expr: implies({ all: [FAN_OR_BRAKE, isNot('protectionClass', 'IP54')] }, is('specialWishes', 'yes')),
    reason: text(
      '强制冷却风扇和 BE 制动器的标准防护等级为 IP54；更高等级请在概览中勾选特殊要求。',
      'Forced fan and BE brake are IP54 as standard; for a higher rating tick special wishes in the overview.',
    ),
    source: 'spec 001 §9, reference rule 16',
  },
  {
    id: 'release-angle-needs-lever',
    expr: implies(is('releaseAngle', '90', '180', '270'), is('releaseDevice', 'HR')),
    reason: text(
      '只有 HR 释放手柄可选角度；无释放装置或 HF 时为 0°。',
      'Only the HR release lever can be turned; without it the angle stays 0°.',
    ),
    source: 'reference rule 71',
  },
  ...optionsOf('vfdOptions').map((variable) => ({
    id: `drive-option-needs-integrated-drive:${variable}`,
    expr: implies(is(variable, 'yes'), is('inputType', 'JCMC')),
    reason: text('变频器选件只用于变频一体机。', 'Drive options go with an integrated motor drive only.'),
    source: 'spec 001 §3, reference motor options',
  })),
  ...[...optionsOf('ulAuthen'), ...optionsOf('otherMotorOptions')].map((variable) => ({
    id: `motor-option-needs-motor:${variable}`,
    expr: implies(is(variable, 'yes'), is('inputType', ...MOTOR_INPUTS)),
    reason: text(
      '此输入方式不含电机，无电机选项。',
      'This input is delivered without a motor, so there are no motor options.',
    ),
    source: 'reference rules 31, 32',
  })),
];

function optionsOf(id: string): readonly string[] {
  return MOTOR_FIELDS.filter((field) => field.id === id).flatMap(variablesOf);
}
