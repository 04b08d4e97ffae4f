import { MACHINE_NAMES } from '#modules/sizing/domain/applications/machine-names.ts';
import { NAMES } from '#modules/sizing/domain/applications/usual-names.ts';
import { both, figure, step } from '#modules/sizing/domain/core/define.ts';
import type { Application, InputDef, StepDef } from '#modules/sizing/domain/core/model.ts';
import { judgeSpread } from './judges.ts';
import { SKETCH } from './sketch.ts';
import { WORDS } from './words.ts';

const ball = { when: { input: 'type', is: 'ball' } } as const;
const roller = { when: { input: 'type', is: 'roller' } } as const;

const INPUTS: readonly InputDef[] = [
  {
    kind: 'choice',
    id: 'type',
    group: 'load',
    def: 'ball',
    options: [
      { code: 'ball', name: both('球式', 'Balls') },
      { code: 'roller', name: both('滚子式', 'Rollers') },
    ],
  },
  figure('mu', '', 'load', [0.001, 0.05], { table: { id: 'slewing_friction', column: 'mu' } }),
  figure('M_k', 'Nm', 'load', [0, 50_000_000]),
  figure('F_a', 'N', 'load', [0, 50_000_000]),
  figure('F_r', 'N', 'load', [0, 10_000_000], { def: 0 }),
  figure('D_L', 'm', 'load', [0.1, 10]),
  figure('m', 'kg', 'load', [0, 1_000_000], { def: 0 }),
  figure('r_s', 'm', 'load', [0, 50], { def: 0 }),
  figure('alpha', '°', 'load', [0, 15], { def: 0 }),
  figure('q_w', 'N/m²', 'load', [0, 3000], { def: 0 }),
  figure('A_w', 'm²', 'load', [0, 1000], { def: 0 }),
  figure('r_w', 'm', 'load', [0, 50], { def: 0 }),
  figure('n_m', 'r/min', 'motion', [0.05, 10], { def: 1 }),
  figure('J_m', 'kg·m²', 'motion', [0, 1e9]),
  figure('eta_L', '', 'transmission', [0.3, 1], { def: 0.92, table: { id: 'efficiency', column: 'eta' } }),
];

const FRICTION = both('支承摩擦力矩', 'Friction of the ring');

const STEPS: readonly StepDef[] = [
  step('M_r', 'Nm', 'G', 'mu/2*(4.4*M_k+F_a*D_L+3.81*F_r*D_L)', FRICTION, ball),
  step('M_r', 'Nm', 'G', 'mu/2*(4.1*M_k+F_a*D_L+2.05*F_r*D_L)', FRICTION, roller),
  step('M_al', 'Nm', 'T', 'm*g*r_s*sin(alpha)', both('坡度力矩', 'Moment of the slope')),
  step('M_wi', 'Nm', 'T', 'q_w*A_w*r_w', both('风力矩', 'Moment of the wind')),
  step('M_m', 'Nm', 'T', 'M_r+M_al+M_wi', NAMES.M_m),
];

/** sizing notes §3.6. */
export const SLEWING_TURNTABLE: Application = {
  id: 'slewing_turntable',
  name: MACHINE_NAMES.slewing_turntable,
  about: both('带齿圈的回转支承由小齿轮驱动', 'A slewing ring with teeth, driven by a pinion'),
  inputs: INPUTS,
  words: WORDS,
  steps: STEPS,
  judges: [judgeSpread],
  sketch: SKETCH,
  loadClasses: ['slewing drive'],
  assumed: (_, { type }) => ({ mu: type === 'roller' ? 0.004 : 0.006 }),
};
