import { both, known } from '#modules/sizing/domain/core/define.ts';
import { figureText } from '#modules/sizing/domain/core/figures.ts';
import type { Judge } from '#modules/sizing/domain/core/model.ts';

export const judgeStop: Judge = (figures) => {
  const is = known(figures, 'is_held');
  if (is === undefined || is.is_held === 1) return undefined;
  return {
    id: 'elevator-runs-back',
    level: 'block',
    ...(figures.M_stop !== undefined && { need: figures.M_stop, unit: 'Nm' }),
    have: 0,
    input: 'stop',
    text: both('满载停机会倒转：须配逆止器或制动器', 'A full elevator runs back: it needs a backstop or a brake'),
  };
};

/** How much what holds it has to hold: a backstop at the head shaft, a brake at the motor. */
export const judgeBack: Judge = (figures) => {
  const is = known(figures, 'is_held', 'has_backstop', 'M_stop', 'M_Breq');
  if (is === undefined || is.is_held === 0) return undefined;
  const [stop, brake] = [is.M_stop, is.M_Breq].map((torque) => figureText(torque, 'Nm'));
  return {
    id: 'runs-back',
    level: 'info',
    need: is.M_Breq,
    unit: 'Nm',
    input: 'stop',
    text:
      is.has_backstop === 1
        ? both(
            `满载停机会倒转：逆止器须止住 ${stop} Nm（减速机输出轴；装在电机侧为 ${brake} Nm），自锁不能代替`,
            `A full elevator runs back: its backstop has to hold ${stop} Nm at the gear output (${brake} Nm at the motor); self-locking never replaces it`,
          )
        : both(
            `满载停机会倒转：制动电机的力矩至少 ${brake} Nm，自锁不能代替`,
            `A full elevator runs back: the brake of its motor has at least ${brake} Nm; self-locking never replaces it`,
          ),
  };
};
