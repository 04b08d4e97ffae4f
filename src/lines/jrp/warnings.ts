import { is } from '#product/expressions.ts';
import { text } from '#product/field.ts';
import type { WarningDef } from '#product/warning.ts';
import { CHECKED_SPEEDS } from './rating/life-torque.ts';
import { LOW_EFFICIENCY } from './rating/limits.ts';

/** Holds of every product. */
const ALWAYS = is('lifetime', '10000', '5000', '2000', '1000');

const EXTRAPOLATED = text(
  '输入转速 {inputSpeed} r/min 在校核过的 950～1450 r/min 之外：扭矩为外推值，须确认。',
  'At {inputSpeed} r/min, outside the checked 950 to 1450 r/min, the torque is extrapolated and has to be confirmed.',
);

/** Every warning of the JRP release, in the order of the wizard's steps. */
export const PLANETARY_WARNINGS: readonly WarningDef[] = [
  {
    id: 'jrp-to-be-confirmed',
    level: 'attention',
    when: ALWAYS,
    row: [],
    fields: ['exactRatio'],
    text: text(
      '所选减速机待确认：尺寸、质量和价格须询价，请用“请工程师协助”随完整配置提交。',
      'This unit is to be confirmed: dimensions, mass and price are on request. Ask an engineer, who receives the whole configuration.',
    ),
    source: 'reference lines, planetary units',
  },
  {
    id: 'jrp-extrapolated-below',
    level: 'attention',
    when: ALWAYS,
    row: [{ figure: 'inputSpeed', below: CHECKED_SPEEDS.from }],
    fields: ['inputSpeed'],
    text: EXTRAPOLATED,
    source: 'reference lines, life and speed',
  },
  {
    id: 'jrp-extrapolated-above',
    level: 'attention',
    when: ALWAYS,
    row: [{ figure: 'inputSpeed', above: CHECKED_SPEEDS.to }],
    fields: ['inputSpeed'],
    text: EXTRAPOLATED,
    source: 'reference lines, life and speed',
  },
  {
    id: 'jrp-low-efficiency',
    level: 'attention',
    when: ALWAYS,
    row: [{ figure: 'efficiency', below: LOW_EFFICIENCY * 100 }],
    fields: ['exactRatio', 'cooling'],
    text: text(
      '此速比效率为 {efficiency} %，低于 70 %：按发热选型。',
      'At this ratio the efficiency is {efficiency} %, below 70 %: select by heat.',
    ),
    source: 'reference rule jrp-low-efficiency',
  },
  {
    id: 'jrp-vertical-oil',
    level: 'attention',
    when: is('installationPosition', 'V3'),
    fields: ['installationPosition'],
    text: text('V3（输出向上）须加油罐。', 'V3 (output up) needs an oil expansion tank.'),
    source: 'reference rule jrp-vertical-oil',
  },
];
