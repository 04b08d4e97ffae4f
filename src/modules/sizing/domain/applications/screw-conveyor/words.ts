import { say } from '#modules/sizing/domain/core/define.ts';
import type { Words } from '#modules/sizing/domain/core/model.ts';

export const WORDS: Readonly<Record<string, Words>> = {
  by: say('已知量', 'What is known', '转速或输送量', 'The speed or the throughput'),
  D: say('螺旋直径', 'Screw diameter', '叶片外径', 'Over the flight'),
  S: say('螺距', 'Pitch', '通常等于直径', 'Usually the diameter'),
  phi: say('填充系数', 'Filling', '按物料查表', 'By the material'),
  k_b: say('倾角系数', 'Slope factor', '留空则按 H/L 查表', 'Left empty, it follows from H and L'),
  rho: say('堆积密度', 'Bulk density', '按物料查表', 'By the material'),
  L: say('输送长度', 'Conveying length', '进料到出料', 'From inlet to outlet'),
  H: say('提升高度', 'Lift', '下运为负', 'Negative where it runs downhill'),
  lam: say('输送阻力系数', 'Resistance factor', '按物料查表', 'By the material'),
  noload: say(
    '计入空载功率',
    'Count the no-load power',
    '轴承和密封的空载损耗',
    'Lost in bearings and seals when empty',
  ),
  rho_f: say('摩擦角', 'Friction angle', '物料与叶片之间', 'Between material and flight'),
  A: say(
    '转速限值系数',
    'Speed limit factor',
    '轻质 60，重质 45，磨琢性 30',
    '60 light, 45 heavy, 30 abrasive material',
  ),
  n_m: say('螺旋转速', 'Speed of the screw', '螺旋轴', 'Of its shaft'),
  I_m: say('输送量', 'Throughput', '质量流量', 'Mass flow'),
  J_m: say('转动惯量', 'Inertia', '螺旋轴', 'Of the screw'),
  feeder: say('料仓下给料', 'Feeder under a hopper', '料柱压在螺旋上', 'A column of material weighs on the screw'),
};
