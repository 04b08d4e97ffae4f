import { both, known } from '#modules/sizing/domain/core/define.ts';
import type { Judge } from '#modules/sizing/domain/core/model.ts';

/** Share of its mean by which the speed of the chain may swing before anybody notices. */
const RIPPLE_MAX = 0.05;

export const judgeRipple: Judge = (figures) => {
  const is = known(figures, 'ripple');
  if (is === undefined || is.ripple <= RIPPLE_MAX) return undefined;
  return {
    id: 'chain-ripple',
    level: 'info',
    have: is.ripple,
    need: RIPPLE_MAX,
    input: 'z',
    text: both('链轮齿数少：链速波动超过 5 %', 'Few teeth: the speed of the chain swings by more than 5 %'),
  };
};
