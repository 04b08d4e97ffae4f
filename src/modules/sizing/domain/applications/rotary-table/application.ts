import { MACHINE_NAMES } from '#modules/sizing/domain/applications/machine-names.ts';
import { NAMES } from '#modules/sizing/domain/applications/usual-names.ts';
import { both, figure, step } from '#modules/sizing/domain/core/define.ts';
import type { Application, InputDef, StepDef } from '#modules/sizing/domain/core/model.ts';
import { judgeRamp } from './judges.ts';
import { momentOf, totalOf } from './point-masses.ts';
import { SKETCH } from './sketch.ts';
import { WORDS } from './words.ts';

const trap = { when: { input: 'profile', is: 'trap' } } as const;
const cam = { when: { input: 'profile', is: 'modsine' } } as const;

const INPUTS: readonly InputDef[] = [
  {
    kind: 'choice',
    id: 'profile',
    group: 'motion',
    def: 'trap',
    options: [
      { code: 'trap', name: both('梯形速度', 'Trapezoidal speed') },
      { code: 'modsine', name: both('凸轮，修正正弦', 'Cam, modified sine') },
    ],
  },
  figure('phi', '°', 'motion', [0.5, 360]),
  figure('t_s', 's', 'motion', [0.05, 120]),
  figure('t_a', 's', 'motion', [0, 60], trap),
  figure('t_d', 's', 'motion', [0, 100_000]),
  figure('m_T', 'kg', 'load', [0, 100_000]),
  figure('D_T', 'mm', 'load', [10, 20_000]),
  { kind: 'masses', id: 'masses', group: 'load', def: [] },
  figure('J_add', 'kg·m²', 'load', [0, 1_000_000], { def: 0 }),
  figure('mu', '', 'load', [0, 0.3], { def: 0.01 }),
  figure('r_b', 'mm', 'load', [0, 5000]),
  figure('M_ext', 'Nm', 'load', [0, 1_000_000], { def: 0 }),
];

const [SPEED, ANGULAR] = [
  both('最大角速度', 'Highest angular speed'),
  both('最大角加速度', 'Highest angular acceleration'),
];
const RMS = 'sqrt((M_pk^2*t_a+M_m^2*(t_s-2*t_a)+(M_acc-M_m)^2*t_a)/(t_s+t_d))';
const ACCELERATING = both('加速扭矩（电机轴）', 'Accelerating torque at the motor');

const STEPS: readonly StepDef[] = [
  step('m', 'kg', 'T', 'm_T+m_masses', both('总质量', 'Whole mass')),
  step('J_m', 'kg·m²', 'T', '0.5*m_T*(D_T/2000)^2+J_masses+J_add', NAMES.J_m),
  step('w_max', 'rad/s', 'T', 'phi*pi/180/(t_s-t_a)', SPEED, trap),
  step('alpha', 'rad/s²', 'T', 'w_max/t_a', ANGULAR, trap),
  step('w_max', 'rad/s', 'T', '1.76*phi*pi/180/t_s', SPEED, cam),
  step('alpha', 'rad/s²', 'T', '5.528*phi*pi/180/t_s^2', ANGULAR, cam),
  step('n_m', 'r/min', 'T', '30*w_max/pi', NAMES.n_m),
  step('M_fr', 'Nm', 'T', 'mu*m*g*r_b/1000', both('摩擦力矩', 'Friction torque')),
  step('M_m', 'Nm', 'T', 'M_fr+M_ext', NAMES.M_m),
  step('M_acc', 'Nm', 'T', 'J_m*alpha', both('转台加速扭矩', 'Accelerating torque of the table')),
  step('M_pk', 'Nm', 'T', 'M_m+M_acc', both('峰值扭矩', 'Peak torque')),
  step('M_rms', 'Nm', 'T', RMS, both('等效扭矩', 'Torque, root mean square'), trap),
  step('M_2pk', 'Nm', 'T', 'M_pk/(i_V*eta_L)', both('减速机输出峰值扭矩', 'Peak torque at the gear output')),
  step('Z', '1/h', 'T', '3600/(t_s+t_d)', both('每小时分度次数', 'Steps an hour')),
  step('M_ax', 'Nm', 'T', '0', ACCELERATING, cam),
];

/** sizing notes §3.9. The service factor follows from the peak; a cam turns on, so that its motor does not accelerate. */
export const ROTARY_TABLE: Application = {
  id: 'rotary_table',
  name: MACHINE_NAMES.rotary_table,
  about: both('按步转动并停歇的转台，直接驱动或经凸轮', 'A table that turns in steps, driven directly or by a cam'),
  inputs: INPUTS,
  words: WORDS,
  steps: STEPS,
  judges: [judgeRamp],
  sketch: SKETCH,
  loadClasses: ['rotary table, inverter', 'rotary table, cam'],
  figuresOf: ({ masses }) => ({ J_masses: momentOf(masses), m_masses: totalOf(masses) }),
};
