import { say } from '#modules/sizing/domain/core/define.ts';
import type { Words } from '#modules/sizing/domain/core/model.ts';

export const WORDS: Readonly<Record<string, Words>> = {
  m_0: say('车体质量', 'Mass of the vehicle', '空载', 'Empty'),
  m_L: say('载荷质量', 'Mass of the load', '车上的货物', 'What the vehicle carries'),
  D: say('车轮直径', 'Wheel diameter', '踏面处', 'At the tread'),
  d: say('轴承处直径', 'Diameter at the bearing', '轴承或轴径', 'Of bearing or axle'),
  mu_L: say(
    '轴承摩擦系数',
    'Bearing friction',
    '滚动轴承 0.005，滑动轴承 0.09',
    '0.005 for rolling, 0.09 for plain bearings',
  ),
  f: say('滚动阻力臂', 'Lever arm of rolling friction', '钢轮钢轨 0.5 mm', '0.5 mm for steel on steel'),
  c: say('轮缘阻力系数', 'Rim friction', '滚动轴承车轮 0.003', '0.003 for wheels with rolling bearings'),
  alpha: say('轨道坡度', 'Slope of the track', '上坡为正', 'Uphill is positive'),
  F_wind: say(
    '风力',
    'Wind force',
    '室内为 0；室外工作风压约 250 N/m²',
    '0 indoors; about 250 N/m² in service outdoors',
  ),
  v: say('行驶速度', 'Travel speed', '稳态速度', 'Steady'),
  mu_0: say('附着系数', 'Adhesion', '车轮与轨道之间', 'Between wheel and track'),
  x_d: say('驱动轮承重份额', 'Weight on driven wheels', '占总重的份额', 'As a share of all'),
  S_s: say('防滑安全系数', 'Safety against slip', '通常 1.33', 'Usually 1.33'),
  z_D: say(
    '驱动装置数量',
    'Number of drives',
    '扭矩和惯量按数量均分，转速不分',
    'Torque and inertia are shared, speed is not',
  ),
};
