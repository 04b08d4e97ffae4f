import { both, known } from '#modules/sizing/domain/core/define.ts';
import type { Judge } from '#modules/sizing/domain/core/model.ts';

/** The empty vehicle starts hardest on the mains: the checks of the drive look at it again. */
export const judgeSlip: Judge = (figures) => {
  const is = known(figures, 'a_a', 'a_slip');
  if (is === undefined || is.a_a <= is.a_slip) return undefined;
  return {
    id: 'wheels-slip',
    level: 'warn',
    have: is.a_a,
    need: is.a_slip,
    unit: 'm/s²',
    input: 't_a',
    text: both('起动过快：驱动轮打滑', 'The start is too fast: the driven wheels slip'),
  };
};
