import { both, known } from '#modules/sizing/domain/core/define.ts';
import type { Judge } from '#modules/sizing/domain/core/model.ts';

export const judgeRamp: Judge = (figures) => {
  const is = known(figures, 't_a', 't_s');
  if (is === undefined || is.t_a <= is.t_s / 2) return undefined;
  return {
    id: 'ramp-too-long',
    level: 'block',
    have: is.t_a,
    need: is.t_s / 2,
    unit: 's',
    input: 't_a',
    text: both('斜坡时间不能大于分度时间的一半', 'The ramp cannot take more than half of the step time'),
  };
};
