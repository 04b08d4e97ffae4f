import { MACHINE_NAMES } from '#modules/sizing/domain/applications/machine-names.ts';
import { NAMES } from '#modules/sizing/domain/applications/usual-names.ts';
import { both, figure, step } from '#modules/sizing/domain/core/define.ts';
import type { Application, InputDef, StepDef } from '#modules/sizing/domain/core/model.ts';
import { emptyRules, judgeBrake, judgeEmpty, judgePersons } from './judges.ts';
import { SKETCH } from './sketch.ts';
import { WORDS } from './words.ts';

const INPUTS: readonly InputDef[] = [
  figure('m_L', 'kg', 'load', [1, 500_000]),
  figure('m_0', 'kg', 'load', [0, 50_000], { def: 0 }),
  figure('m_CW', 'kg', 'load', [0, 500_000], { def: 0 }),
  { kind: 'switch', id: 'persons', group: 'load', def: false },
  figure('r', '', 'transmission', [1, 8], { def: 1 }),
  figure('eta_s', '', 'transmission', [0.9, 1], { def: 0.985, table: { id: 'efficiency', column: 'eta' } }),
  figure('z_f', '', 'transmission', [0, 8], { def: 0 }),
  figure('v', 'm/s', 'motion', [0.005, 3]),
  figure('D', 'mm', 'motion', [50, 3000]),
];

/** The empty hook hangs against the whole counterweight: it may pull harder than the load. Torque is proportional to the load, so no load between pulls harder than both. */
const STEPS: readonly StepDef[] = [
  step('m_f', 'kg', 'T', 'm_L+m_0-m_CW', both('满载不平衡质量', 'Unbalanced mass with full load')),
  step('m_e', 'kg', 'T', 'm_0-m_CW', both('空钩不平衡质量', 'Unbalanced mass with the empty hook')),
  step('m_x', 'kg', 'T', 'abs(m_f)', both('起决定作用的质量：满载', 'Mass that rules: full load'), {
    cases: [
      { if: emptyRules, formula: 'abs(m_e)', name: both('起决定作用的质量：空钩', 'Mass that rules: empty hook') },
    ],
  }),
  step('eta_r', '', 'N', 'eta_s^z_f*(1-eta_s^r)/(r*(1-eta_s))', both('滑轮组效率', 'Efficiency of the reeving'), {
    cases: [{ if: ({ eta_s }) => eta_s === 1, formula: '1' }],
  }),
  step('n_m', 'r/min', 'T', '60000*v*r/(pi*D)', NAMES.n_m),
  step('M_m', 'Nm', 'T', 'm_x*g*D/(2000*r*eta_r)', NAMES.M_m),
  step('J_m', 'kg·m²', 'T', '(m_L+m_0+m_CW)*(D/(2000*r))^2', NAMES.J_m),
  step(
    'P_gen',
    'kW',
    'T',
    'm_x*g*v*eta_r*eta_L*eta_G/1000',
    both('下降时电机处功率', 'Power at the motor when lowering'),
  ),
  step('M_h0', 'Nm', 'T', 'm_x*g*v*9.55/n_M', both('电机处静持扭矩', 'Holding torque at the motor')),
  step('M_Breq', 'Nm', 'T', '2*abs(M_h0)', both('所需制动力矩', 'Brake torque required')),
];

/** sizing notes §3.5, full and empty: whichever pulls harder rules torque, power, holding and brake. */
export const HOIST: Application = {
  id: 'hoist',
  name: MACHINE_NAMES.hoist,
  about: both('用钢丝绳和卷筒垂直起升载荷', 'Lifts a load with ropes and a drum'),
  inputs: INPUTS,
  words: WORDS,
  steps: STEPS,
  judges: [judgeBrake, judgeEmpty, judgePersons],
  sketch: SKETCH,
  loadClasses: ['hoist'],
};
