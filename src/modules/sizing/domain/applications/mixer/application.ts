import { MACHINE_NAMES } from '#modules/sizing/domain/applications/machine-names.ts';
import { NAMES } from '#modules/sizing/domain/applications/usual-names.ts';
import { both, figure, step } from '#modules/sizing/domain/core/define.ts';
import type { Application, InputDef, StepDef } from '#modules/sizing/domain/core/model.ts';
import { judgeCantilever, judgeTransition } from './judges.ts';
import { SKETCH } from './sketch.ts';
import { WORDS } from './words.ts';

const INPUTS: readonly InputDef[] = [
  figure('rho', 'kg/m³', 'load', [1, 5000], { def: 1000 }),
  figure('mu_d', 'Pa·s', 'load', [0.00001, 1000], { def: 0.001 }),
  figure('d', 'm', 'load', [0.02, 10]),
  figure('z_i', '', 'load', [1, 10], { def: 1 }),
  figure('radial', '', 'load', [0, 1], { def: 0, table: { id: 'impeller', column: 'radial' } }),
  figure('Np_t', '', 'load', [0.05, 20], { table: { id: 'impeller', column: 'Np_t' } }),
  figure('K_p', '', 'load', [5, 1000], { table: { id: 'impeller', column: 'K_p' } }),
  figure('P_seal', 'kW', 'load', [0, 100], { def: 0 }),
  { kind: 'switch', id: 'cantilever', group: 'load', def: false },
  figure('n_m', 'r/min', 'motion', [0.1, 3000]),
  figure('J_m', 'kg·m²', 'motion', [0, 100_000]),
];

const STEPS: readonly StepDef[] = [
  step('Re', '', 'T', 'rho*(n_m/60)*d^2/mu_d', both('雷诺数', 'Reynolds number')),
  step('Np', '', 'D', 'K_p/Re+Np_t', both('功率准数', 'Power number'), {
    cases: [{ if: ({ radial = 0 }) => radial >= 0.5, formula: 'max(K_p/Re,Np_t)' }],
  }),
  step('P_i', 'kW', 'T', 'Np*rho*(n_m/60)^3*d^5/1000', both('单层桨叶功率', 'Power of one impeller')),
  step('P_m', 'kW', 'T', 'z_i*P_i+P_seal', NAMES.P_m),
  step('M_m', 'Nm', 'T', '9550*P_m/n_m', NAMES.M_m),
  step('M_start', 'Nm', 'E', '2*M_m', both('沉积物中起动扭矩', 'Torque of a start in settled solids')),
];

/** sizing notes §3.7; a baffled tank is assumed, an unbaffled one draws less. */
export const MIXER: Application = {
  id: 'mixer',
  name: MACHINE_NAMES.mixer,
  about: both('带挡板的容器中的搅拌；无挡板时功率更小', 'Stirs a baffled tank; without baffles it draws less'),
  inputs: INPUTS,
  words: WORDS,
  steps: STEPS,
  judges: [judgeTransition, judgeCantilever],
  sketch: SKETCH,
  loadClasses: ['mixer, liquid', 'mixer, viscous or solids', 'kneader'],
};
