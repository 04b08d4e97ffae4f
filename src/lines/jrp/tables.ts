import { HIDDEN, text } from '#product/field.ts';
import type { NamedTable } from '#product/named-table.ts';
import type { PlanetaryFacts } from './facts.ts';
import { FLANGE_POSITIONS, FOOT_POSITIONS } from './positions.ts';
import { frameSpans } from './rating/motor-frames.ts';
import { MOTOR_FRAMES } from './rating/planetary-row.ts';
import { STAGES_OF } from './source/parts.ts';

/** Which units there are, which frames each bears, and how each mounting stands. */
export function jrpTables(facts: PlanetaryFacts): readonly NamedTable[] {
  return [ratingRow(facts), STAGES_OF_DESIGN, adapterTorque(facts), framePower(facts), POSITION_OF_MOUNTING];
}

function ratingRow({ ratings }: PlanetaryFacts): NamedTable {
  return {
    id: 'jrp-rating-row',
    variables: ['design', 'stages', 'reduceUnitSize', 'exactRatio'],
    rows: ratings.map(({ design, stages, reduceUnitSize, exactRatio }) => [design, stages, reduceUnitSize, exactRatio]),
    reason: text('目录中没有此结构、机座号与速比。', 'The catalogue lists no unit of this design, size and ratio.'),
    source: 'reference rule jrp-rating-row',
  };
}

const STAGES_OF_DESIGN: NamedTable = {
  id: 'jrp-bevel-needs-two-stages',
  variables: ['design', 'stages'],
  rows: Object.entries(STAGES_OF).flatMap(([design, built]) => built.map((stages) => [design, String(stages)])),
  reason: text('K 型为 2 至 4 级。', 'Design K has 2 to 4 stages.'),
  source: 'reference rule jrp-bevel-needs-two-stages',
};

function adapterTorque({ ratings }: PlanetaryFacts): NamedTable {
  return {
    id: 'jrp-adapter-torque',
    variables: ['design', 'reduceUnitSize', 'exactRatio', 'motorSize'],
    rows: ratings.flatMap(({ design, reduceUnitSize, exactRatio, frames }) =>
      [...frames, HIDDEN].map((frame) => [design, reduceUnitSize, exactRatio, frame]),
    ),
    reason: text(
      '此机座最小的 4 极电机的扭矩也超过减速机的峰值扭矩。',
      'Even the smallest 4-pole motor of this frame exceeds the peak torque of the unit.',
    ),
    source: 'reference rule jrp-adapter-torque',
  };
}

/** A motor gives the power that the torque asked for takes. */
function framePower({ frames }: PlanetaryFacts): NamedTable {
  return {
    id: 'jrp-frame-power',
    variables: [MOTOR_FRAMES, 'motorSize'],
    rows: [...frameSpans(frames)].flatMap(([span, strong]) => [...strong, HIDDEN].map((frame) => [span, frame])),
    reason: text(
      '此机座的样本电机在此输入转速下给不出所要求扭矩需要的功率：请选更大的机座号；超出样本电机时选自由轴或询价。',
      'No listed motor of this frame gives, at this input speed, the power the torque asked for takes: select a larger frame, or beyond the listed motors a free shaft or an enquiry.',
    ),
    source:
      'derived: the strongest motor of each frame in the motor table; the rule data bound a frame from above only',
  };
}

const codes = (values: readonly { readonly code: string }[]) => values.map(({ code }) => code);

const POSITIONS: Readonly<Record<string, readonly string[]>> = {
  F: codes(FLANGE_POSITIONS),
  S: codes(FLANGE_POSITIONS),
  B: codes(FOOT_POSITIONS),
};

const POSITION_OF_MOUNTING: NamedTable = {
  id: 'jrp-position-of-mounting',
  variables: ['builtInType', 'installationPosition'],
  rows: Object.entries(POSITIONS).flatMap(([mounting, positions]) => positions.map((position) => [mounting, position])),
  reason: text(
    '法兰和锁紧盘安装为 B5、V1、V3；底脚安装为 B3、B6、B7、B8、V5、V6。',
    'Units on a flange or a shrink disc stand in B5, V1 or V3; those on feet in B3, B6, B7, B8, V5 or V6.',
  ),
  source: 'reference fields of the line, mounting position',
};
