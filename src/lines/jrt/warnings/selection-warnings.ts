import { MODULE_INPUTS } from '#lines/jrt/fields/inputs.ts';
import { MOTOR_OF_JRT } from '#lines/jrt/motor-of-jrt.ts';
import { SPEED_OFF } from '#lines/shared/gear/warnings/speed-off.ts';
import { classWarnings } from '#lines/shared/motor/warnings/class-warnings.ts';
import { allOf, is } from '#product/expressions.ts';
import { text } from '#product/field.ts';
import type { WarningDef } from '#product/warning.ts';

/** What to know about the unit, its input and the market (reference rules 25, 26, 29, 32, 34, 35, 63, 96, 97). */
export const SELECTION_WARNINGS: readonly WarningDef[] = [
  {
    id: 'input-speed-assumed',
    level: 'info',
    when: is('inputType', ...MODULE_INPUTS),
    row: [{ figure: 'assumedInputSpeed', above: 0 }],
    fields: ['inputSpeed'],
    text: text(
      '输出转速和扭矩按标准输入转速 {assumedInputSpeed} r/min 计算；电机实际转速不同时请修改。',
      'Output speed and torque are for the standard input speed of {assumedInputSpeed} r/min: change it if your motor runs otherwise.',
    ),
    source: 'reference rule 32',
  },
  {
    id: 'nema-motor-at-50-hertz-speed',
    level: 'attention',
    when: is('inputType', 'AN'),
    row: [{ figure: 'fiftyHertzInputSpeed', above: 0 }],
    fields: ['inputSpeed'],
    text: text(
      'NEMA 电机使用 60 Hz 电源，4 极约 1750 r/min，6 极约 1165 r/min；请核对所填的 {fiftyHertzInputSpeed} r/min。',
      'NEMA motors run on 60 Hz, at about 1750 r/min with 4 poles and 1165 with 6: check the {fiftyHertzInputSpeed} r/min entered.',
    ),
    source: 'reference rule 34',
  },
  {
    id: 'service-factor-above-3',
    level: 'info',
    when: allOf(),
    row: [{ figure: 'serviceFactor', above: 3 }],
    fields: ['basicType', 'serviceFactor'],
    text: text(
      '使用系数 fB = {serviceFactor}，大于 3：减速机选得偏大，价格和搅油损失都较高。',
      'Service factor fB = {serviceFactor} is above 3: an oversized gear unit costs more and has higher churning losses.',
    ),
    source: 'reference rule 25',
  },
  SPEED_OFF,
  {
    id: 'fast-input-in-deep-oil',
    level: 'attention',
    when: allOf(is('gearboxModel', 'R', 'F', 'K'), is('installationPosition', 'M2', 'M4')),
    row: [
      { figure: 'inputSpeed', above: 2500 },
      { figure: 'ratio', below: 10 },
    ],
    fields: ['installationPosition', 'basicType'],
    text: text(
      '2 极转速、速比小于 10、安装方位 M2 或 M4：油池深，搅油发热大，请核对热功率和油量。',
      'At 2-pole speed, a ratio below 10 and position M2 or M4 the deep oil bath is churned: check thermal rating and oil quantity.',
    ),
    source: 'reference rule 29',
  },
  {
    id: 'worm-with-one-start',
    level: 'info',
    when: is('gearboxModel', 'S'),
    row: [{ figure: 'wormStarts', below: 2 }],
    fields: ['basicType'],
    text: text(
      '单头蜗杆：效率约 {efficiency}%，静止时可能自锁，但自锁不能代替制动器。',
      'Single-start worm: efficiency about {efficiency} %. It may lock itself at standstill, but never replaces a brake.',
    ),
    source: 'reference rule 35',
  },
  ...classWarnings(MOTOR_OF_JRT),
];
