import { is } from '#product/expressions.ts';
import { text } from '#product/field.ts';
import type { WarningDef } from '#product/warning.ts';
import type { PlanetaryFacts } from './facts.ts';
import { CHECKED_SPEEDS } from './rating/life-torque.ts';
import { LOW_EFFICIENCY } from './rating/limits.ts';

/** Holds of every product. */
const ALWAYS = is('lifetime', '10000', '5000', '2000', '1000');

const EXTRAPOLATED = text(
  '输入转速 {inputSpeed} r/min 在校核过的 950～1450 r/min 之外：扭矩为外推值，须确认。',
  'At {inputSpeed} r/min, outside the checked 950 to 1450 r/min, the torque is extrapolated and has to be confirmed.',
);

/** Every warning of the JRP release. */
export function planetaryWarnings({ framePowers }: Pick<PlanetaryFacts, 'framePowers'>): readonly WarningDef[] {
  return [...OF_UNIT, ...[...framePowers].map(([frame, power]) => weakFrame(frame, power))];
}

/** The largest motor of the frame chosen gives less than the torque asked for takes. */
function weakFrame(frame: string, power: number): WarningDef {
  return {
    id: `jrp-weak-frame-${frame}`,
    level: 'attention',
    when: is('motorSize', frame),
    row: [{ figure: 'inputPower', above: power }],
    fields: ['motorSize'],
    text: text(
      `机座号 ${frame} 的样本电机最大 ${power} kW，小于所要求扭矩需要的 {inputPower} kW：请选更大的机座号，或在询价中说明电机。`,
      `The largest listed motor of frame ${frame} gives ${power} kW, less than the {inputPower} kW the torque asked for takes: select a larger frame, or name the motor with your enquiry.`,
    ),
    source: 'reference motors, four poles',
  };
}

/** In the order of the wizard's steps. */
const OF_UNIT: readonly WarningDef[] = [
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
