import { both, known } from '#modules/sizing/domain/core/define.ts';
import type { Judge } from '#modules/sizing/domain/core/model.ts';

/** Below this length, m, the factor C is a guess. */
const LENGTH_MIN = 80;

export const judgeLength: Judge = (figures) => {
  const is = known(figures, 'L', 'C');
  if (is === undefined || is.L >= LENGTH_MIN) return undefined;
  return {
    id: 'belt-length-factor',
    level: 'warn',
    have: is.L,
    need: LENGTH_MIN,
    unit: 'm',
    input: 'C',
    text: both(
      '短于 80 m 时系数 C 不可靠：主要阻力可能相差 ±30 %',
      'Below 80 m the factor C is uncertain: ±30 % of the main resistance',
    ),
  };
};

/** A belt that runs downhill needs no power with usual losses, and gives some with the least. */
export const judgeDecline: Judge = (figures) => {
  const is = known(figures, 'H', 'F_w', 'F_wd');
  if (is === undefined || is.H >= 0 || is.F_w < 0 || is.F_wd >= 0) return undefined;
  return {
    id: 'belt-decline',
    level: 'warn',
    have: is.F_wd,
    need: 0,
    unit: 'N',
    text: both('下运：损耗最小时负载反拖电机', 'Downhill: with the least losses the load drives the motor'),
  };
};
