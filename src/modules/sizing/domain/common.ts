import { both, figure, known, say, step } from './core/define.ts';
import type { Figures } from './core/formula.ts';
import type { InputDef, Judge, StepDef, Words } from './core/model.ts';

/** Inputs every machine has between its shaft and the motor (sizing notes §2). */
export const COMMON_INPUTS: readonly InputDef[] = [
  figure('i_V', '', 'transmission', [0.1, 30], { def: 1 }),
  figure('eta_L', '', 'transmission', [0.3, 1], { def: 1, table: { id: 'efficiency', column: 'eta' } }),
  figure('eta_G', '', 'transmission', [0.2, 1], { def: 0.95 }),
  figure('n_M', 'r/min', 'transmission', [100, 4000], { def: 1450 }),
  figure('t_a', 's', 'motion', [0.1, 60], { def: 1 }),
];

export const COMMON_WORDS: Readonly<Record<string, Words>> = {
  i_V: say(
    '外部传动比',
    'External ratio',
    '减速机输出转速与机器轴转速之比',
    'Speed of the gear output over speed of the machine shaft',
  ),
  eta_L: say(
    '外部传动效率',
    'Efficiency of the external drive',
    '减速机与机器之间；直联为 1',
    'Between gear unit and machine; 1 if coupled directly',
  ),
  eta_G: say(
    '减速机效率',
    'Gear unit efficiency',
    '选定前：斜齿轮类 0.95，蜗轮类 0.70',
    'Until a unit is chosen: 0.95 for helical, 0.70 for worm units',
  ),
  n_M: say('电机转速', 'Motor speed', '额定负载下的转速', 'At rated load'),
  t_a: say('加速时间', 'Acceleration time', '从静止到工作速度', 'From rest to working speed'),
};

const isDriven = ({ M_m = 0 }: Figures) => M_m < 0;

/** From the machine shaft to the motor (sizing notes §2). Where the load drives, efficiency multiplies instead of divides. */
export const COMMON_STEPS: readonly StepDef[] = [
  step('n_2', 'r/min', 'T', 'n_m*i_V', both('减速机输出转速', 'Output speed of the gear unit')),
  step('M_2', 'Nm', 'T', 'M_m/(i_V*eta_L)', both('减速机输出扭矩', 'Output torque of the gear unit'), {
    cases: [{ if: isDriven, formula: 'M_m*eta_L/i_V' }],
  }),
  step('i_req', '', 'T', 'n_M/n_2', both('所需减速比', 'Ratio required')),
  step('P_st', 'kW', 'T', 'M_2*n_2/(9550*eta_G)', both('稳态功率', 'Static power'), {
    cases: [{ if: isDriven, formula: 'M_2*n_2*eta_G/9550' }],
  }),
  step('J_x', 'kg·m²', 'T', 'J_m*(n_m/n_M)^2', both('折算到电机轴的转动惯量', 'Inertia at the motor shaft')),
  step(
    'M_ax',
    'Nm',
    'T',
    'J_x*n_M/(9.55*t_a*eta_L*eta_G)',
    both('加速扭矩（电机轴）', 'Accelerating torque at the motor'),
  ),
  step('P_a', 'kW', 'T', 'M_ax*n_M/9550', both('加速功率', 'Accelerating power')),
  step(
    'P_max',
    'kW',
    'T',
    'P_st+P_a',
    both('最大功率（不含电机自身惯量）', 'Peak power without the inertia of the motor'),
  ),
];

/** A load that drives: the unit is sized for its amount, and the energy has to go somewhere. */
export const COMMON_JUDGES: readonly Judge[] = [
  (figures) => {
    const need = known(figures, 'M_m');
    if (need === undefined || need.M_m >= 0) return undefined;
    return {
      id: 'regenerative',
      level: 'warn',
      have: need.M_m,
      need: 0,
      unit: 'Nm',
      text: both(
        '负载反拖电机：须制动并回馈或消耗能量',
        'The load drives the motor: it has to brake, and the energy has to go somewhere',
      ),
    };
  },
];
