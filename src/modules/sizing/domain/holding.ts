import { both, known, step } from './core/define.ts';
import { figureText } from './core/figures.ts';
import type { Figures } from './core/formula.ts';
import type { Finding, Judge, StepDef } from './core/model.ts';

/** What slope, lift or wind pull with, and what friction holds, N. */
export const PULL_NAMES = {
  F_St: both('倾斜分力', 'Force of the slope'),
  F_f: both('摩擦阻力', 'Resistance of friction'),
};

const M_BACK = both('静持扭矩（机器轴）', 'Holding torque at the machine shaft');
const HELD = both('静持扭矩（机器轴）：摩擦足以止住', 'Holding torque at the machine shaft: friction holds the load');

/** Whether friction alone holds what a slope pulls. */
function frictionHolds({ F_St = 0, F_f = 0 }: Figures): boolean {
  return Math.abs(F_St) <= F_f;
}

/**
 * The torque that holds a standing load, from `F_St` and `F_f`: nothing while friction holds it, else all the slope pulls with,
 * since nobody may rely on friction that may be less.
 */
export function holdingSteps(torque: string): readonly StepDef[] {
  return [
    step('M_back', 'Nm', 'T', torque, M_BACK, { cases: [{ if: frictionHolds, formula: '0', name: HELD }] }),
    ...MOTOR_STEPS,
  ];
}

/** At the motor, without losses; brake or backstop have half as much again (sizing notes §3.10). */
export const MOTOR_STEPS: readonly StepDef[] = [
  step('M_h0', 'Nm', 'T', 'M_back*n_m/n_M', both('电机处静持扭矩', 'Holding torque at the motor')),
  step('M_Breq', 'Nm', 'E', '1.5*M_h0', both('所需制动力矩', 'Brake torque required')),
];

/** A conveyor: uphill its load runs back, downhill it runs on. */
export const judgeConveyorBack: Judge = (figures) => runningBack(figures, (figures.F_St ?? 0) > 0 ? UPHILL : DOWNHILL);

/** A vehicle goes both ways, so no backstop holds it. */
export const judgeVehicleBack: Judge = (figures) => runningBack(figures, VEHICLE);

interface RunningBack {
  readonly zh: string;
  readonly en: string;
}

const UPHILL: RunningBack = {
  zh: '停机时负载会倒转：须配制动器或逆止器，自锁不能代替',
  en: 'At standstill the load runs back: it needs a brake or a backstop',
};
const DOWNHILL: RunningBack = {
  zh: '下运停机时负载会继续下滑：须配制动器，自锁不能代替，逆止器不起作用',
  en: 'At standstill the load runs on downhill: it needs a brake, and no backstop holds it',
};
const VEHICLE: RunningBack = {
  zh: '坡道或风力大于摩擦，车辆会溜车：须配制动器，自锁不能代替，逆止器不起作用',
  en: 'Slope or wind move the vehicle at standstill: it needs a brake, and no backstop holds it',
};

function runningBack(figures: Figures, { zh, en }: RunningBack): Finding | undefined {
  const is = known(figures, 'M_back', 'M_Breq', 'F_St', 'F_f');
  if (is === undefined || is.M_back === 0) return undefined;
  const [pull, friction] = [Math.abs(is.F_St), is.F_f].map((force) => figureText(force, 'N'));
  const [back, brake] = [is.M_back, is.M_Breq].map((torque) => figureText(torque, 'Nm'));
  return {
    id: 'runs-back',
    level: 'warn',
    need: is.M_Breq,
    unit: 'Nm',
    text: both(
      `${zh}（下滑力 ${pull} N > 摩擦 ${friction} N）；机器轴静持扭矩 ${back} Nm，电机处制动力矩至少 ${brake} Nm`,
      `${en} (${pull} N of slope > ${friction} N of friction): ${back} Nm hold it at the machine shaft, a brake at the motor has at least ${brake} Nm; self-locking never replaces it`,
    ),
  };
}
