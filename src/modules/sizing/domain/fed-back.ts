import { both } from './core/define.ts';
import { figureText } from './core/figures.ts';
import type { Figures } from './core/formula.ts';
import type { Finding } from './core/model.ts';
import { regeneratedPower } from './regeneration.ts';

/** What a load that drives its motor feeds back to an inverter, which has to do something with it (sizing notes §7); the mains takes it. */
export function judgeFedBack(figures: Figures, supply: unknown): readonly Finding[] {
  const lowering = loweringPower(figures);
  if (supply === undefined || supply === 'mains' || lowering <= 0) return [];
  const [steady, peak] = [lowering, peakPower(figures, lowering)].map((power) => figureText(power, 'kW'));
  return [
    {
      id: 'fed-back',
      level: 'warn',
      need: lowering,
      unit: 'kW',
      text: both(
        `负载反拖电机：变频器须配制动电阻或回馈单元，持续 ${steady} kW，停车时峰值 ${peak} kW（不计电机自身惯量）`,
        `The load drives the motor: the inverter needs a braking resistor or a regenerative unit for ${steady} kW while it does, and ${peak} kW while it stops (without the inertia of the motor)`,
      ),
    },
  ];
}

/** kW at the motor: of a load that is lowered or runs downhill, or of a belt that does with its least losses. */
function loweringPower({ P_gen = 0, P_st = 0, F_wd = 0, v = 0, eta_L = 1, eta_G = 1 }: Figures): number {
  return Math.max(P_gen, -P_st, (-F_wd * v * eta_L * eta_G) / 1000);
}

/** Stopped as fast as it is accelerated. */
function peakPower({ n_M = 0, J_x = 0, eta_L = 1, eta_G = 1, t_a }: Figures, lowering: number): number {
  if (t_a === undefined) return lowering;
  const { peak } = regeneratedPower({
    ...{ lowering, ratedSpeed: n_M, motorInertia: 0, loadInertia: J_x, efficiency: eta_L * eta_G },
    ...{ motorEfficiency: 1, brakingTime: t_a, loweringTime: 0, cycleTime: 1 },
  });
  return peak;
}
