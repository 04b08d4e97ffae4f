import { both, known } from '#modules/sizing/domain/core/define.ts';
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
