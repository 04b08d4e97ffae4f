import { MACHINE_NAMES } from '#modules/sizing/domain/applications/machine-names.ts';
import { NAMES } from '#modules/sizing/domain/applications/usual-names.ts';
import { both, figure, step } from '#modules/sizing/domain/core/define.ts';
import type { Application, InputDef, StepDef } from '#modules/sizing/domain/core/model.ts';
import { MOTOR_STEPS } from '#modules/sizing/domain/holding.ts';
import { judgeBack, judgeStop } from './judges.ts';
import { SKETCH } from './sketch.ts';
import { WORDS } from './words.ts';

const byFlow = { when: { input: 'by', is: 'throughput' } } as const;
const byBucket = { when: { input: 'by', is: 'bucket' } } as const;

const INPUTS: readonly InputDef[] = [
  {
    kind: 'choice',
    id: 'by',
    group: 'load',
    def: 'throughput',
    options: [
      { code: 'throughput', name: both('输送量', 'Throughput') },
      { code: 'bucket', name: both('料斗', 'Buckets') },
    ],
  },
  {
    kind: 'choice',
    id: 'stop',
    group: 'load',
    def: 'back-stop',
    options: [
      { code: 'back-stop', name: both('逆止器', 'Backstop') },
      { code: 'brake-motor', name: both('制动电机', 'Brake motor') },
      { code: 'nothing', name: both('无', 'Nothing') },
    ],
  },
  figure('I_m', 't/h', 'load', [0.01, 5000], byFlow),
  figure('V_b', 'l', 'load', [0.05, 500], byBucket),
  figure('phi', '', 'load', [0.1, 1], { def: 0.75, table: { id: 'elevator_fill', column: 'phi' }, ...byBucket }),
  figure('rho', 't/m³', 'load', [0.01, 6], byBucket),
  figure('a_b', 'm', 'load', [0.05, 5], byBucket),
  figure('H', 'm', 'load', [1, 200]),
  figure('H_0', 'm', 'load', [0, 20], { def: 5, table: { id: 'elevator_scoop', column: 'H_0' } }),
  figure('k_e', '', 'load', [1, 1.5], { def: 1.15 }),
  figure('q_E', 'kg/m', 'load', [0, 500]),
  figure('v', 'm/s', 'motion', [0.1, 5]),
  figure('D', 'mm', 'motion', [100, 3000]),
];

const STEPS: readonly StepDef[] = [
  step('I_m', 't/h', 'T', '3.6*V_b*phi*rho*v/a_b', both('输送量', 'Throughput'), byBucket),
  step('q_G', 'kg/m', 'T', 'I_m/(3.6*v)', both('每米物料质量', 'Material per metre')),
  step('P_m', 'kW', 'T', 'I_m*g*(H+H_0)/3600*k_e', NAMES.P_m),
  step('F_w', 'N', 'T', '1000*P_m/v', NAMES.F_w),
  step('n_m', 'r/min', 'T', '60000*v/(pi*D)', NAMES.n_m),
  step('M_m', 'Nm', 'T', 'F_w*D/2000', NAMES.M_m),
  step('M_back', 'Nm', 'T', 'q_G*H*g*D/2000', both('满载停机的静持扭矩', 'Holding torque of a full stop')),
  step('M_stop', 'Nm', 'T', '1.5*M_back/i_V', both('所需逆止扭矩', 'Torque that backstop or brake has to hold')),
  ...MOTOR_STEPS,
  step('m_dyn', 'kg', 'T', '(2*q_E+q_G)*H', NAMES.m_dyn),
  step('J_m', 'kg·m²', 'T', 'm_dyn*(D/2000)^2', NAMES.J_m),
];

/** sizing notes §3.10. */
export const BUCKET_ELEVATOR: Application = {
  id: 'bucket_elevator',
  name: MACHINE_NAMES.bucket_elevator,
  about: both('用带或链上的料斗垂直提升散料', 'Buckets on a belt or chain lift bulk material'),
  inputs: INPUTS,
  words: WORDS,
  steps: STEPS,
  judges: [judgeStop, judgeBack],
  sketch: SKETCH,
  loadClasses: ['bucket elevator, powder', 'bucket elevator, lumpy'],
  figuresOf: ({ stop }) => ({ is_held: stop === 'nothing' ? 0 : 1, has_backstop: stop === 'back-stop' ? 1 : 0 }),
};
