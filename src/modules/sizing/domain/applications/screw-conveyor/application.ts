import { MACHINE_NAMES } from '#modules/sizing/domain/applications/machine-names.ts';
import { NAMES } from '#modules/sizing/domain/applications/usual-names.ts';
import { both, figure, step } from '#modules/sizing/domain/core/define.ts';
import type { Application, InputDef, StepDef } from '#modules/sizing/domain/core/model.ts';
import { interpolated } from '#modules/sizing/domain/tables/points.ts';
import { SCREW_INCLINE } from '#modules/sizing/domain/tables/screw-incline.ts';
import { judgeFeeder, judgeSlope, judgeSpeed, slopeOf } from './judges.ts';
import { SKETCH } from './sketch.ts';
import { WORDS } from './words.ts';

const bySpeed = { when: { input: 'by', is: 'speed' } } as const;
const byFlow = { when: { input: 'by', is: 'throughput' } } as const;
const material = (column: string) => ({ table: { id: 'bulk_material', column } });

const INPUTS: readonly InputDef[] = [
  {
    kind: 'choice',
    id: 'by',
    group: 'load',
    def: 'speed',
    options: [
      { code: 'speed', name: both('转速', 'Speed') },
      { code: 'throughput', name: both('输送量', 'Throughput') },
    ],
  },
  figure('rho', 'kg/m³', 'load', [10, 6000], material('rho')),
  figure('phi', '', 'load', [0.05, 1], material('phi')),
  figure('lam', '', 'load', [0.5, 12], material('lam')),
  figure('L', 'm', 'load', [0.3, 100]),
  figure('H', 'm', 'load', [-20, 50], { def: 0 }),
  figure('k_b', '', 'load', [0.1, 1]),
  figure('rho_f', '°', 'load', [5, 60], { def: 25 }),
  { kind: 'switch', id: 'noload', group: 'load', def: true },
  { kind: 'switch', id: 'feeder', group: 'load', def: false },
  figure('D', 'm', 'motion', [0.05, 2]),
  figure('S', 'm', 'motion', [0.02, 2]),
  figure('n_m', 'r/min', 'motion', [0.5, 400], bySpeed),
  figure('I_m', 't/h', 'motion', [0.001, 20_000], byFlow),
  figure('A', '', 'motion', [20, 80], { def: 30, table: { id: 'screw_speed_limit', column: 'A' } }),
  figure('J_m', 'kg·m²', 'motion', [0, 10_000]),
];

const PER_TURN = '60*(pi/4)*D^2*S*phi*k_b';
const VOLUME = both('体积流量', 'Volume flow');

const STEPS: readonly StepDef[] = [
  step('I_V', 'm³/h', 'N', '60*(pi/4)*D^2*S*n_m*phi*k_b', VOLUME, bySpeed),
  step('I_m', 't/h', 'N', 'I_V*rho/1000', both('质量流量', 'Mass flow'), bySpeed),
  step('I_V', 'm³/h', 'N', '1000*I_m/rho', VOLUME, byFlow),
  step('n_m', 'r/min', 'N', `I_V/(${PER_TURN})`, NAMES.n_m, byFlow),
  step('P_H', 'kW', 'N', 'I_m*L*lam*g/3600', both('输送功率', 'Power of conveying')),
  step('P_N', 'kW', 'N', 'noload*D*L/20', both('空载功率', 'No-load power')),
  step('P_S', 'kW', 'N', 'I_m*H*g/3600', both('提升功率', 'Power of the lift')),
  step('P_m', 'kW', 'N', 'P_H+P_N+P_S', NAMES.P_m),
  step('M_m', 'Nm', 'T', '9550*P_m/n_m', NAMES.M_m),
  step('D_m', 'm', 'E', '0.7*D', both('叶片平均直径', 'Mean diameter of the flight')),
  step('F_A', 'N', 'E', 'M_m/((D_m/2)*tan(atan(S/(pi*D_m))+rho_f))', both('轴向推力', 'Thrust')),
  step('M_start', 'Nm', 'E', '1.5*M_m', NAMES.M_start),
  step('n_lim', 'r/min', 'G', 'A/sqrt(D)', both('转速限值', 'Speed limit')),
];

/** sizing notes §3.8, by ISO 7119. */
export const SCREW_CONVEYOR: Application = {
  id: 'screw_conveyor',
  name: MACHINE_NAMES.screw_conveyor,
  about: both('用螺旋在槽或管内输送散料', 'A screw moves bulk material through a trough or tube'),
  inputs: INPUTS,
  words: WORDS,
  steps: STEPS,
  judges: [judgeSpeed, judgeSlope, judgeFeeder],
  sketch: SKETCH,
  loadClasses: ['screw conveyor, powder', 'screw conveyor, lumpy'],
  assumed: (figures) => {
    const slope = slopeOf(figures);
    return slope === undefined ? {} : { k_b: interpolated(SCREW_INCLINE, slope) };
  },
};
