import { MACHINE_NAMES } from '#modules/sizing/domain/applications/machine-names.ts';
import { NAMES } from '#modules/sizing/domain/applications/usual-names.ts';
import { both, figure, step } from '#modules/sizing/domain/core/define.ts';
import type { Application, InputDef, StepDef } from '#modules/sizing/domain/core/model.ts';
import { holdingSteps, judgeConveyorBack, PULL_NAMES } from '#modules/sizing/domain/holding.ts';
import { judgeRipple } from './judges.ts';
import { SKETCH } from './sketch.ts';
import { WORDS } from './words.ts';

const INPUTS: readonly InputDef[] = [
  figure('m_L', 'kg', 'load', [0, 200_000]),
  figure('s', '', 'load', [0, 1], { def: 1 }),
  figure('q_C', 'kg/m', 'load', [0, 500]),
  figure('L', 'm', 'load', [0.5, 500]),
  figure('mu_c', '', 'load', [0.02, 1], { def: 0.2, table: { id: 'chain_friction', column: 'mu_c' } }),
  figure('mu_M', '', 'load', [0, 1.5], { def: 0.4 }),
  figure('k_t', '', 'load', [1, 1.3], { def: 1.1 }),
  figure('beta', '°', 'load', [-45, 45], { def: 0 }),
  figure('F_add', 'N', 'load', [0, 500_000], { def: 0 }),
  figure('v', 'm/s', 'motion', [0.005, 3], { def: 0.3 }),
  figure('p', 'mm', 'motion', [5, 1000]),
  figure('z', '', 'motion', [6, 30], { def: 8 }),
];

const STEPS: readonly StepDef[] = [
  step('m_C', 'kg', 'T', '2*q_C*L', both('链条质量', 'Mass of the chain')),
  step('F_w', 'N', 'G', 'k_t*g*cos(beta)*(mu_c*(s*m_L+m_C)+mu_M*(1-s)*m_L)+m_L*g*sin(beta)+F_add', NAMES.F_w),
  step('F_St', 'N', 'T', 'm_L*g*sin(beta)', PULL_NAMES.F_St),
  step('F_f', 'N', 'G', 'g*cos(beta)*(mu_c*(s*m_L+m_C)+mu_M*(1-s)*m_L)', PULL_NAMES.F_f),
  step('n_m', 'r/min', 'T', '60000*v/(p*z)', NAMES.n_m),
  step('M_m', 'Nm', 'D', 'F_w*p*z/(2000*pi)', both('机器轴平均扭矩', 'Mean torque at the machine shaft')),
  step('D_0', 'mm', 'T', 'p/sin(180/z)', both('链轮节圆直径', 'Pitch diameter of the sprocket')),
  step('M_mx', 'Nm', 'T', 'F_w*D_0/2000', both('机器轴峰值扭矩', 'Peak torque at the machine shaft')),
  step('ripple', '', 'T', '1-cos(180/z)', both('速度波动', 'Speed ripple')),
  step('J_m', 'kg·m²', 'T', '(m_L+m_C)*(p*z/(2000*pi))^2', NAMES.J_m),
  ...holdingSteps('abs(F_St)*p*z/(2000*pi)'),
];

/** sizing notes §3.3. The mean torque keeps the energy; the peak is for shaft and overhung load. */
export const CHAIN_CONVEYOR: Application = {
  id: 'chain_conveyor',
  name: MACHINE_NAMES.chain_conveyor,
  about: both('链条承载货物，或在槽内刮送物料', 'Chains carry goods, or drag material in a trough'),
  inputs: INPUTS,
  words: WORDS,
  steps: STEPS,
  judges: [judgeRipple, judgeConveyorBack],
  sketch: SKETCH,
  loadClasses: ['chain conveyor', 'drag chain, scraper'],
};
