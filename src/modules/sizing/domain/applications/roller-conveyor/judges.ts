import { both, known } from '#modules/sizing/domain/core/define.ts';
import type { Judge } from '#modules/sizing/domain/core/model.ts';

export const judgeSlip: Judge = (figures) => {
  const is = known(figures, 'a_a', 'a_slip');
  if (is === undefined || is.a_a <= is.a_slip) return undefined;
  return {
    id: 'goods-slip',
    level: 'warn',
    have: is.a_a,
    need: is.a_slip,
    unit: 'm/s²',
    input: 't_a',
    text: both('起动过快：货物在辊子上打滑', 'The start is too fast: the goods slip on the rollers'),
  };
};
