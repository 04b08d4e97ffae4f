import { say } from '#modules/sizing/domain/core/define.ts';
import type { Words } from '#modules/sizing/domain/core/model.ts';

export const WORDS: Readonly<Record<string, Words>> = {
  phi: say('分度角', 'Step angle', '每次转过的角度', 'Turned at each step'),
  t_s: say('分度时间', 'Step time', '起动到停止', 'From start to stop'),
  t_a: say(
    '斜坡时间',
    'Ramp time',
    '加速与制动相同，不大于分度时间的一半',
    'Same up and down, at most half the step time',
  ),
  t_d: say('停歇时间', 'Dwell', '两次分度之间', 'Between two steps'),
  profile: say('运动规律', 'Motion', '梯形速度或凸轮修正正弦', 'Trapezoidal speed, or a cam with modified sine'),
  m_T: say('转台质量', 'Mass of the table', '圆盘', 'A disc'),
  D_T: say('转台直径', 'Diameter of the table', '外径', 'Outside'),
  masses: say('附加质量', 'Masses on the table', '每项：质量与到轴线的距离', 'Each with its distance from the axis'),
  J_add: say('附加转动惯量', 'Further inertia', '例如夹具自身', 'Such as that of fixtures'),
  mu: say('轴承摩擦系数', 'Bearing friction', '滚动支承约 0.01', 'About 0.01 on rollers'),
  r_b: say('支承半径', 'Bearing radius', '滚道处', 'At the race'),
  M_ext: say('外部扭矩', 'External torque', '例如加工力', 'Such as of machining'),
};
