import { say } from '#modules/sizing/domain/core/define.ts';
import type { Words } from '#modules/sizing/domain/core/model.ts';

export const WORDS: Readonly<Record<string, Words>> = {
  type: say('回转支承', 'Slewing ring', '球式或滚子式', 'With balls or rollers'),
  mu: say('摩擦系数', 'Friction', '留空则球式 0.006，滚子式 0.004', 'Left empty: 0.006 with balls, 0.004 with rollers'),
  M_k: say('倾覆力矩', 'Tilting moment', '作用于支承', 'On the ring'),
  F_a: say('轴向力', 'Axial load', '支承上的全部重量', 'All weight on the ring'),
  F_r: say('径向力', 'Radial load', '水平方向', 'Horizontal'),
  D_L: say('滚道直径', 'Race diameter', '滚动体中心圆', 'Through the centres of the balls or rollers'),
  m: say('偏心质量', 'Mass out of balance', '没有则为 0', '0 if there is none'),
  r_s: say('偏心距', 'Its radius', '质心到回转轴', 'From its centre to the axis'),
  alpha: say('底座坡度', 'Slope of the floor', '最大值', 'At most'),
  q_w: say('风压', 'Wind pressure', '室内为 0', '0 indoors'),
  A_w: say('迎风面积', 'Area in the wind', '最大投影', 'Largest projection'),
  r_w: say('风力臂', 'Lever of the wind', '风力中心到回转轴', 'From its centre to the axis'),
  n_m: say('回转速度', 'Slewing speed', '转台', 'Of the turntable'),
  J_m: say('回转部分转动惯量', 'Inertia of the turning part', '绕回转轴', 'About the axis of slewing'),
};
