import { MACHINE_NAMES } from '#modules/sizing/domain/applications/machine-names.ts';
import { NAMES } from '#modules/sizing/domain/applications/usual-names.ts';
import { both, figure, step } from '#modules/sizing/domain/core/define.ts';
import type { Application, InputDef, StepDef } from '#modules/sizing/domain/core/model.ts';
import { holdingSteps, judgeVehicleBack, PULL_NAMES } from '#modules/sizing/domain/holding.ts';
import { judgeGrip, judgeSlip } from './judges.ts';
import { SKETCH } from './sketch.ts';
import { WORDS } from './words.ts';

const INPUTS: readonly InputDef[] = [
  figure('m_0', 'kg', 'load', [1, 1_000_000]),
  figure('m_L', 'kg', 'load', [0, 1_000_000]),
  figure('d', 'mm', 'load', [0, 500], { def: 60 }),
  figure('mu_L', '', 'load', [0, 0.2], { def: 0.005, table: { id: 'bearing_friction', column: 'mu_L' } }),
  figure('f', 'mm', 'load', [0, 40], { def: 0.5, table: { id: 'rolling_lever_arm', column: 'f' } }),
  figure('c', '', 'load', [0, 0.05], { def: 0.003, table: { id: 'rim_friction', column: 'c' } }),
  figure('alpha', '°', 'load', [-10, 10], { def: 0 }),
  figure('F_wind', 'N', 'load', [0, 1_000_000], { def: 0 }),
  figure('v', 'm/s', 'motion', [0.01, 4], { def: 0.5 }),
  figure('D', 'mm', 'motion', [30, 2000], { def: 250 }),
  figure('mu_0', '', 'motion', [0.05, 1], { def: 0.15, table: { id: 'adhesion', column: 'mu_0' } }),
  figure('x_d', '', 'motion', [0.05, 1], { def: 0.5 }),
  figure('S_s', '', 'motion', [1, 3], { def: 1.33 }),
  figure('z_D', '', 'transmission', [1, 16], { def: 1 }),
];

/** Slope, wind and the wheels that are not driven take of the grip; the empty vehicle is pushed most by the wind. */
const SLIPS_UP = both(
  '起步打滑的加速度（扣除坡道、风和从动轮）',
  'Acceleration at which wheels slip, less slope, wind and undriven wheels',
);
const SLIPS_DOWN = both('制动打滑的减速度（扣除坡道和风）', 'Deceleration at which wheels slip, less slope and wind');

const STEPS: readonly StepDef[] = [
  step('m', 'kg', 'T', 'm_0+m_L', both('总质量', 'Whole mass')),
  step('F_w', 'N', 'G', 'm*g*((2/D)*(mu_L*d/2+f)+c)*cos(alpha)+m*g*sin(alpha)+F_wind', NAMES.F_w),
  step('F_St', 'N', 'T', 'm*g*abs(sin(alpha))+F_wind', both('坡道与风的推力', 'Force of slope and wind')),
  step('F_f', 'N', 'G', 'm*g*((2/D)*(mu_L*d/2+f)+c)*cos(alpha)', PULL_NAMES.F_f),
  step('n_m', 'r/min', 'T', '60000*v/(pi*D)', NAMES.n_m),
  step('M_m', 'Nm', 'T', 'F_w*D/2000/z_D', NAMES.M_m),
  step('J_m', 'kg·m²', 'T', 'm*(D/2000)^2/z_D', NAMES.J_m),
  step('J_m0', 'kg·m²', 'T', 'm_0*(D/2000)^2/z_D', both('空载时机器轴转动惯量', 'Inertia at the machine shaft, empty')),
  step('a_a', 'm/s²', 'T', 'v/t_a', both('起动加速度', 'Acceleration')),
  step(
    'a_slip',
    'm/s²',
    'T',
    'g*cos(alpha)*mu_0*x_d/S_s',
    both('驱动轮附着可提供的加速度', 'What the driven wheels grip'),
  ),
  step('a_up', 'm/s²', 'T', 'a_slip-g*abs(sin(alpha))-F_wind/m_0-(1-x_d)*F_f/m', SLIPS_UP),
  step('a_dn', 'm/s²', 'T', 'a_slip-g*abs(sin(alpha))-F_wind/m_0', SLIPS_DOWN),
  ...holdingSteps('F_St*D/2000/z_D'),
  step('M_dn', 'Nm', 'T', 'max(0,F_St-F_f)*D/2000/z_D', both('下坡时负载扭矩', 'Torque of the load downhill')),
  step('P_gen', 'kW', 'T', 'M_dn*n_m*eta_L*eta_G/9550', both('下坡时电机处功率', 'Power at the motor downhill')),
];

/** sizing notes §3.4. */
export const TRAVELLING_DRIVE: Application = {
  id: 'travelling_drive',
  name: MACHINE_NAMES.travelling_drive,
  about: both('轨道小车、行车和转运车的行走机构', 'Trolleys, cranes and transfer cars on rails or floor'),
  inputs: INPUTS,
  words: WORDS,
  steps: STEPS,
  judges: [judgeGrip, judgeSlip, judgeVehicleBack],
  sketch: SKETCH,
  loadClasses: ['trolley, mains started', 'trolley, inverter ramp'],
};
