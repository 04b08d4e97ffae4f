import type { RuleDef } from '#engine/public.ts';
import { fanOrBrake } from '#lines/shared/motor/fields/brake.ts';
import { motorFields } from '#lines/shared/motor/fields/motor-fields.ts';
import { isDelivered, isIntegrated, type MotorOfLine } from '#lines/shared/motor/motor-of-line.ts';
import { implies, is, isNot } from '#product/expressions.ts';
import { text, variablesOf } from '#product/field.ts';

function protectionAndRelease(line: MotorOfLine): readonly RuleDef[] {
  return [
    {
      id: 'ip54-only-with-forced-fan-or-brake',
      expr: implies(is('protectionClass', 'IP54'), fanOrBrake(line)),
      reason: text(
        'IP54 是带强制冷却风扇或制动器电机的防护等级；普通电机从 IP55 起。',
        'IP54 is the rating of a motor with forced fan or brake; a plain motor starts at IP55.',
      ),
      source: 'spec 001 §9, reference rule 16',
    },
    {
      id: 'higher-ip-with-forced-fan-or-brake-needs-special-wishes',
      expr: implies({ all: [fanOrBrake(line), isNot('protectionClass', 'IP54')] }, is('specialWishes', 'yes')),
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
  ];
}

/** Rules between motor options (spec 001 §5, §9; reference rules 16, 31, 71). */
export function motorOptionRules(line: MotorOfLine): readonly RuleDef[] {
  return [
    ...protectionAndRelease(line),
    ...optionsOf(line, 'vfdOptions').map((variable) => ({
      id: `drive-option-needs-integrated-drive:${variable}`,
      expr: implies(is(variable, 'yes'), isIntegrated(line)),
      reason: text('变频器选件只用于变频一体机。', 'Drive options go with an integrated motor drive only.'),
      source: 'spec 001 §3, reference motor options',
    })),
    ...[...optionsOf(line, 'ulAuthen'), ...optionsOf(line, 'otherMotorOptions')].flatMap((variable) =>
      isDelivered(line).map((motor) => ({
        id: `motor-option-needs-motor:${variable}`,
        expr: implies(is(variable, 'yes'), motor),
        reason: text(
          '此输入方式不含电机，无电机选项。',
          'This input is delivered without a motor, so there are no motor options.',
        ),
        source: 'reference rules 31, 32',
      })),
    ),
  ];
}

function optionsOf(line: MotorOfLine, id: string): readonly string[] {
  return motorFields(line)
    .filter((field) => field.id === id)
    .flatMap(variablesOf);
}
