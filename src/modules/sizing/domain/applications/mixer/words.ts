import { say } from '#modules/sizing/domain/core/define.ts';
import type { Words } from '#modules/sizing/domain/core/model.ts';

export const WORDS: Readonly<Record<string, Words>> = {
  rho: say('介质密度', 'Density', '搅拌时的密度', 'Of what is mixed'),
  mu_d: say(
    '动力黏度',
    'Dynamic viscosity',
    '水约 0.001 Pa·s；取最冷时',
    'About 0.001 Pa·s for water; take the coldest state',
  ),
  d: say('桨叶直径', 'Impeller diameter', '外径', 'Outside'),
  z_i: say('桨叶层数', 'Number of impellers', '同一轴上', 'On one shaft'),
  radial: say(
    '径流桨',
    'Radial impeller',
    '1 为径流（圆盘、平直叶），0 为其他',
    '1 for radial ones (disk, flat blade), 0 for all others',
  ),
  Np_t: say('湍流功率准数', 'Turbulent power number', '按桨型查表', 'By the type of impeller'),
  K_p: say('层流常数', 'Laminar constant', '按桨型查表', 'By the type of impeller'),
  P_seal: say('密封功率', 'Power of the seal', '机械密封损耗', 'Lost in the shaft seal'),
  n_m: say('搅拌转速', 'Speed of the shaft', '搅拌轴', 'Of the agitator'),
  J_m: say('转动惯量', 'Inertia', '搅拌轴和桨叶，可含随动介质', 'Shaft and impellers, with the liquid that follows'),
  cantilever: say(
    '悬臂搅拌轴',
    'Shaft hangs on the gear unit',
    '搅拌轴由减速机输出轴悬臂支承',
    'The gear output alone carries the agitator shaft',
  ),
};
