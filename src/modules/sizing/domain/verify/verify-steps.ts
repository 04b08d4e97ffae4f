import { both, step } from '#modules/sizing/domain/core/define.ts';
import type { StepDef } from '#modules/sizing/domain/core/model.ts';
import { inOrder } from '#modules/sizing/domain/core/step-order.ts';

const STARTING = both('起动时减速机输出扭矩', 'Output torque while starting');
const BRAKING = both('制动时减速机输出扭矩', 'Output torque while braking');

/** What a chosen drive does with a machine: start, stop, heat (sizing notes §6). Ids as there; `eta_Gb` is the way back through the gears. */
export const VERIFY_STEPS: readonly StepDef[] = inOrder([
  step('eta', '', 'T', 'eta_L*eta_G', both('总效率', 'Efficiency of all')),
  step('eta_b', '', 'T', 'eta_L*max(0,eta_Gb)', both('反向总效率', 'Efficiency of all, driven backwards')),
  step('J', 'kg·m²', 'T', 'J_M+J_Z', both('电机与制动器惯量', 'Inertia of motor and brake')),
  step('M_N', 'Nm', 'T', '9550*P_N/n_M', both('额定扭矩', 'Rated torque')),
  step('M_H', 'Nm', 'T', 'k_H*M_N', both('加速扭矩（平均）', 'Run-up torque')),
  step('M_L', 'Nm', 'T', 'M_2/(i*eta_G)', both('电机处负载扭矩', 'Load torque at the motor')),
  step('M_Hmin', 'Nm', 'T', '1.1*M_L', both('起动所需扭矩', 'Torque needed to start')),
  step('f_a', '', 'T', 'J_x/J', both('惯量比', 'Ratio of inertias')),
  step('t_A', 's', 'T', '(J+J_x/eta)*n_M/(9.55*(M_H-M_L))', both('起动时间', 'Run-up time')),
  step('a_A', 'm/s²', 'T', 'v/t_A', both('起动加速度', 'Acceleration')),
  step('M_2S', 'Nm', 'T', 'i*eta_G*(M_L+(M_H-M_L)*(J_x/eta)/(J+J_x/eta))', STARTING),
  step(
    'M_2R',
    'Nm',
    'T',
    'M_2+M_ax*i*eta_G',
    both('变频加速时减速机输出扭矩', 'Output torque on the ramp of the inverter'),
  ),
  step('M_2lim', 'Nm', 'E', 'k_pk*M_amax', both('允许峰值扭矩', 'Permitted peak torque')),
  step('M_b', 'Nm', 'T', 'M_L*eta*eta_b', both('制动时负载扭矩', 'Load torque while braking'), {
    cases: [{ if: ({ M_dn = 0 }) => M_dn > 0, formula: 'M_dn*eta_b/(i_V*i)' }],
  }),
  step('M_bt', 'Nm', 'T', 'M_B+sgn*M_b', both('制动总扭矩', 'Torque that brakes')),
  step('t_B', 's', 'T', '(J+J_x*eta_b)*n_B/(9.55*M_bt)', both('制动时间', 'Braking time')),
  step('W_B', 'J', 'T', 'M_B/M_bt*(J+J_x*eta_b)*n_B^2/182.5', both('每次制动功', 'Work of one stop')),
  step('N_B', '', 'R', '1000000*W_ins/W_B', both('检修前制动次数', 'Stops until maintenance')),
  step('v_B', 'm/s', 'T', 'v*n_B/n_M', both('制动初速', 'Speed when the brake falls')),
  step('a_B', 'm/s²', 'T', 'v_B/t_B', both('制动减速度', 'Deceleration')),
  step('s_B', 'mm', 'T', '1000*v_B*(t_2+t_B/2)', both('制动距离（±12 %）', 'Stopping distance (±12 %)')),
  step('M_x', 'Nm', 'T', 'M_B-J*M_bt/(J+J_x*eta_b)', both('制动时经齿轮的扭矩', 'Braking torque through the gears')),
  step('M_2B', 'Nm', 'T', 'abs(M_x)*i*eta_G', BRAKING, {
    cases: [{ if: ({ M_x = 0 }) => M_x >= 0, formula: 'M_x*i/eta_Gb' }],
  }),
  step('K_JM', '', 'T', '(1-M_L/M_H)*J_M/(J+J_x/eta)', both('惯量系数', 'Share of the inertia')),
  step('K_P', '', 'E', '1-(cdf/100)*(P_st/P_N)^2', both('负载系数', 'Share of the load')),
  step('Z_perm', '1/h', 'E', 'Z_0*K_JM*K_P', both('允许起动次数', 'Starts permitted an hour')),
  step('P_1', 'kW', 'T', 'M_2*n_2/(9550*eta_G)', both('输入功率', 'Input power')),
  step('P_V', 'W', 'T', '1000*P_1*(1-eta_G)', both('损耗功率', 'Power lost')),
  step('P_diss', 'W', 'E', 'k*A*(T_oil-T_amb)', both('可散热功率', 'Power the housing gives off')),
  step('M_hreq', 'Nm', 'T', 'k_h*abs(M_h0)', both('所需保持力矩', 'Torque needed to hold')),
  step('M_Bmax', 'Nm', 'T', '2.5*M_N', both('制动力矩上限', 'Largest usual brake torque')),
  step('W_Bmax', 'J', 'E', '1000*W_1', both('每次允许制动功', 'Work permitted per stop')),
  step('P_ol', 'kW', 'E', 'P_max/1.5', both('变频峰值所需功率', 'Power needed for the peak on an inverter')),
]);
