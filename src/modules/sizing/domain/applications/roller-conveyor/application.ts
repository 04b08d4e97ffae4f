import { MACHINE_NAMES } from '#modules/sizing/domain/applications/machine-names.ts';
import { NAMES } from '#modules/sizing/domain/applications/usual-names.ts';
import { both, figure, step } from '#modules/sizing/domain/core/define.ts';
import type { Application, InputDef, StepDef } from '#modules/sizing/domain/core/model.ts';
import { holdingSteps, judgeConveyorBack, PULL_NAMES } from '#modules/sizing/domain/holding.ts';
import { judgeSlip } from './judges.ts';
import { SKETCH } from './sketch.ts';
import { WORDS } from './words.ts';

const INPUTS: readonly InputDef[] = [
  figure('m_L', 'kg', 'load', [0, 100_000]),
  figure('z_R', '', 'load', [1, 200], { def: 10 }),
  figure('m_R', 'kg', 'load', [0, 2000]),
  figure('k_R', '', 'load', [0.5, 1], { def: 1 }),
  figure('d_Z', 'mm', 'load', [5, 300], { def: 20 }),
  figure('mu_L', '', 'load', [0, 0.2], { def: 0.005, table: { id: 'bearing_friction', column: 'mu_L' } }),
  figure('f', 'mm', 'load', [0, 30], { def: 0.5, table: { id: 'rolling_lever_arm', column: 'f' } }),
  figure('beta', '°', 'load', [-15, 15], { def: 0 }),
  figure('m_acc', 'kg', 'load', [0, 100_000], { def: 0 }),
  figure('mu_acc', '', 'load', [0, 1], { def: 0.1 }),
  figure('mu_0', '', 'load', [0.02, 1], { def: 0.2, table: { id: 'adhesion', column: 'mu_0' } }),
  figure('v', 'm/s', 'motion', [0.01, 4], { def: 0.5 }),
  figure('D', 'mm', 'motion', [20, 800]),
  figure('eta_L', '', 'transmission', [0.1, 1], { def: 0.95 }),
];

const ROLLING = '2*g*cos(beta)/D*(m_L*(mu_L*d_Z/2+f)+z_R*m_R*mu_L*d_Z/2)';

const STEPS: readonly StepDef[] = [
  step('F_w', 'N', 'G', `${ROLLING}+m_L*g*sin(beta)+mu_acc*m_acc*g`, NAMES.F_w),
  step('F_St', 'N', 'T', 'm_L*g*sin(beta)', PULL_NAMES.F_St),
  step('F_f', 'N', 'G', ROLLING, PULL_NAMES.F_f),
  step('n_m', 'r/min', 'T', '60000*v/(pi*D)', NAMES.n_m),
  step('M_m', 'Nm', 'T', 'F_w*D/2000', NAMES.M_m),
  step('J_m', 'kg·m²', 'T', '(D/2000)^2*(m_L+k_R*z_R*m_R)', NAMES.J_m),
  step('a_a', 'm/s²', 'T', 'v/t_a', both('起动加速度', 'Acceleration')),
  step(
    'a_slip',
    'm/s²',
    'T',
    'g*(mu_0*cos(beta)-sin(beta))',
    both('货物打滑的加速度', 'Acceleration at which goods slip'),
  ),
  step('F_stall', 'N', 'T', 'mu_0*m_L*g', both('货物被挡住时的力', 'Force against blocked goods')),
  ...holdingSteps('abs(F_St)*D/2000'),
];

/** sizing notes §3.2. */
export const ROLLER_CONVEYOR: Application = {
  id: 'roller_conveyor',
  name: MACHINE_NAMES.roller_conveyor,
  about: both('由链条驱动的辊子输送托盘、箱体或钢材', 'Driven rollers move pallets, boxes or steel'),
  inputs: INPUTS,
  words: WORDS,
  steps: STEPS,
  judges: [judgeSlip, judgeConveyorBack],
  sketch: SKETCH,
  loadClasses: ['roller conveyor, light', 'roller conveyor, pallets or steel'],
};
