import { both } from '#modules/sizing/domain/core/define.ts';

/** What steps are called that most machines have. */
export const NAMES = {
  F_w: both('运行阻力', 'Resistance to motion'),
  J_m: both('机器轴转动惯量', 'Inertia at the machine shaft'),
  M_m: both('机器轴扭矩', 'Torque at the machine shaft'),
  M_start: both('满载起动扭矩', 'Torque of a start under load'),
  P_m: both('机器轴功率', 'Power at the machine shaft'),
  m_dyn: both('运动质量', 'Moving mass'),
  n_m: both('机器轴转速', 'Speed of the machine shaft'),
};
