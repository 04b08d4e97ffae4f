import { MACHINE_NAMES } from '#modules/sizing/domain/applications/machine-names.ts';
import { NAMES } from '#modules/sizing/domain/applications/usual-names.ts';
import { both, figure, step } from '#modules/sizing/domain/core/define.ts';
import type { Application, InputDef, StepDef } from '#modules/sizing/domain/core/model.ts';
import { holdingSteps, judgeConveyorBack, PULL_NAMES } from '#modules/sizing/domain/holding.ts';
import { BELT_LENGTH_FACTOR } from '#modules/sizing/domain/tables/belt-length-factor.ts';
import { interpolated } from '#modules/sizing/domain/tables/points.ts';
import { judgeDecline, judgeLength } from './judges.ts';
import { SKETCH } from './sketch.ts';
import { WORDS } from './words.ts';

const unit = { when: { input: 'variant', is: 'unit' } } as const;
const bulk = { when: { input: 'variant', is: 'bulk' } } as const;

const INPUTS: readonly InputDef[] = [
  {
    kind: 'choice',
    id: 'variant',
    group: 'load',
    def: 'unit',
    options: [
      { code: 'unit', name: both('成件货物', 'Unit loads') },
      { code: 'bulk', name: both('散料', 'Bulk material') },
    ],
  },
  figure('m_L', 'kg', 'load', [0, 50_000], { def: 100, ...unit }),
  figure('m_B', 'kg', 'load', [0, 50_000], unit),
  figure('m_R', 'kg', 'load', [0, 50_000], { def: 0, ...unit }),
  figure('mu_c', '', 'load', [0.005, 1], { def: 0.33, table: { id: 'belt_friction', column: 'mu_c' }, ...unit }),
  figure('mu_r', '', 'load', [0.005, 1], { def: 0.03, ...unit }),
  figure('beta', '°', 'load', [-30, 30], { def: 0, ...unit }),
  figure('F_add', 'N', 'load', [0, 100_000], { def: 0, ...unit }),
  figure('Q', 't/h', 'load', [0, 20_000], bulk),
  figure('L', 'm', 'load', [1, 5000], bulk),
  figure('H', 'm', 'load', [-500, 500], { def: 0, ...bulk }),
  figure('f', '', 'load', [0.01, 0.06], { def: 0.02, table: { id: 'belt_main_friction', column: 'f' }, ...bulk }),
  figure('q_RO', 'kg/m', 'load', [0, 200], bulk),
  figure('q_RU', 'kg/m', 'load', [0, 200], bulk),
  figure('q_B', 'kg/m', 'load', [0, 200], bulk),
  figure('C', '', 'load', [1, 10], bulk),
  figure('F_S', 'N', 'load', [0, 100_000], { def: 0, ...bulk }),
  figure('alpha_D', '°', 'transmission', [90, 720], { def: 180, ...bulk }),
  figure('mu_D', '', 'transmission', [0.05, 0.6], { def: 0.3, ...bulk }),
  figure('k_A', '', 'transmission', [1.2, 2], { def: 1.4, ...bulk }),
  figure('v', 'm/s', 'motion', [0.01, 6], { def: 0.5 }),
  figure('D', 'mm', 'motion', [30, 2000], { def: 200 }),
  figure('J_D', 'kg·m²', 'motion', [0, 10_000], { def: 0 }),
];

const STEPS: readonly StepDef[] = [
  step('F_w', 'N', 'G', 'g*cos(beta)*(mu_c*(m_L+m_B/2)+mu_r*(m_B/2+m_R))+m_L*g*sin(beta)+F_add', NAMES.F_w, unit),
  step('F_St', 'N', 'T', 'm_L*g*sin(beta)', PULL_NAMES.F_St, unit),
  step('F_f', 'N', 'G', 'g*cos(beta)*(mu_c*(m_L+m_B/2)+mu_r*(m_B/2+m_R))', PULL_NAMES.F_f, unit),
  step('m_dyn', 'kg', 'T', 'm_L+m_B+m_R', NAMES.m_dyn, unit),
  step('q_G', 'kg/m', 'N', 'Q/(3.6*v)', both('每米物料质量', 'Material per metre'), bulk),
  step('beta', '°', 'T', 'asin(H/L)', both('倾角', 'Slope'), bulk),
  step('F_H', 'N', 'N', 'f*L*g*(q_RO+q_RU+(2*q_B+q_G)*cos(beta))', both('主要阻力', 'Main resistance'), bulk),
  step('F_St', 'N', 'N', 'q_G*H*g', both('倾斜阻力', 'Resistance of the lift'), bulk),
  step('F_w', 'N', 'N', 'C*F_H+F_St+F_S', NAMES.F_w, bulk),
  step('F_wd', 'N', 'N', '0.012/f*F_H+F_St', both('最小损耗时的阻力', 'Resistance with the least losses'), bulk),
  step('F_f', 'N', 'N', '0.012/f*F_H', both('最小摩擦阻力', 'Least resistance of friction'), bulk),
  step('P_m', 'kW', 'T', 'F_w*v/1000', NAMES.P_m),
  step('T_2', 'N', 'N', 'k_A*F_w/(exp(mu_D*alpha_D*pi/180)-1)', both('松边张力', 'Slack side pull'), bulk),
  step('T_1', 'N', 'N', 'T_2+k_A*F_w', both('紧边张力', 'Tight side pull'), bulk),
  step('m_dyn', 'kg', 'T', '(q_RO+q_RU+2*q_B+q_G)*L', NAMES.m_dyn, bulk),
  step('n_m', 'r/min', 'T', '60000*v/(pi*D)', NAMES.n_m),
  step('M_m', 'Nm', 'T', 'F_w*D/2000', NAMES.M_m),
  step('J_m', 'kg·m²', 'T', 'm_dyn*(D/2000)^2+J_D', NAMES.J_m),
  ...holdingSteps('abs(F_St)*D/2000'),
];

/** sizing notes §3.1: unit loads, or bulk material by ISO 5048. */
export const BELT_CONVEYOR: Application = {
  id: 'belt_conveyor',
  name: MACHINE_NAMES.belt_conveyor,
  about: both(
    '用输送带水平或倾斜输送成件货物或散料',
    'Moves unit loads or bulk material on a belt, level or on a slope',
  ),
  inputs: INPUTS,
  words: WORDS,
  steps: STEPS,
  judges: [judgeLength, judgeDecline, judgeConveyorBack],
  sketch: SKETCH,
  loadClasses: ['belt conveyor, uniform unit load', 'belt conveyor, bulk', 'belt conveyor, lumps above 100 mm'],
  assumed: ({ L }) => (L === undefined ? {} : { C: interpolated(BELT_LENGTH_FACTOR, L) }),
};
