import { say } from '#modules/sizing/domain/core/define.ts';
import type { Words } from '#modules/sizing/domain/core/model.ts';

export const WORDS: Readonly<Record<string, Words>> = {
  m_L: say('货物质量', 'Mass of goods', '由本驱动输送的全部货物', 'All goods that this drive moves'),
  z_R: say('驱动辊数', 'Driven rollers', '由本驱动带动的辊子', 'Rollers turned by this drive'),
  m_R: say('单辊质量', 'Mass of one roller', '仅转动部分', 'Its turning part'),
  k_R: say(
    '辊子惯量系数',
    'Inertia form of the rollers',
    '管形为 1，实心为 0.5',
    '1 for a tube, 0.5 for a solid roller',
  ),
  D: say('辊子直径', 'Roller diameter', '外径', 'Outside'),
  d_Z: say('轴颈直径', 'Journal diameter', '轴承处', 'At the bearings'),
  mu_L: say(
    '轴承摩擦系数',
    'Bearing friction',
    '滚动轴承 0.005，滑动轴承 0.09',
    '0.005 for rolling, 0.09 for plain bearings',
  ),
  f: say(
    '滚动阻力臂',
    'Lever arm of rolling friction',
    '钢 0.5，木 1.2，塑料 2 mm',
    'Steel 0.5, wood 1.2, polymer 2 mm',
  ),
  beta: say('倾角', 'Slope', '向上为正', 'Upwards is positive'),
  v: say('输送速度', 'Conveying speed', '辊子圆周速度', 'At the circumference of the rollers'),
  m_acc: say(
    '积放货物质量',
    'Accumulated goods',
    '停住而辊子仍在其下转动的货物',
    'Goods held back while rollers turn below them',
  ),
  mu_acc: say('打滑摩擦系数', 'Slip friction', '积放式 0.1，被挡住 0.3', '0.1 on accumulating rollers, 0.3 if blocked'),
  mu_0: say('货物与辊子附着系数', 'Grip of goods on rollers', '防止货物打滑', 'Keeps the goods from slipping'),
  eta_L: say(
    '链传动总效率',
    'Efficiency of the chains',
    '每级链 0.95；n 级为 0.95ⁿ',
    '0.95 per chain wrap; 0.95ⁿ for n wraps to the middle roller',
  ),
};
