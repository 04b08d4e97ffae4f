import { both, known } from '#modules/sizing/domain/core/define.ts';
import type { Figures } from '#modules/sizing/domain/core/formula.ts';
import type { Judge } from '#modules/sizing/domain/core/model.ts';

/** Above this slope, in degrees, the standard screw is left. */
const SLOPE_MAX = 20;

/** The slope of the screw in degrees; undefined where it is not known or impossible. */
export function slopeOf(figures: Figures): number | undefined {
  const is = known(figures, 'L', 'H');
  if (is === undefined || Math.abs(is.H) > is.L) return undefined;
  return (Math.asin(is.H / is.L) * 180) / Math.PI;
}

export const judgeSlope: Judge = (figures) => {
  const slope = slopeOf(figures);
  if (slope === undefined || slope <= SLOPE_MAX) return undefined;
  return {
    id: 'screw-slope',
    level: 'enquire',
    have: slope,
    need: SLOPE_MAX,
    unit: '°',
    input: 'H',
    text: both('倾角超过 20°，请询价', 'Steeper than 20°: please enquire'),
  };
};

export const judgeSpeed: Judge = (figures) => {
  const is = known(figures, 'n_m', 'n_lim');
  if (is === undefined || is.n_m <= is.n_lim) return undefined;
  return {
    id: 'screw-speed',
    level: 'warn',
    have: is.n_m,
    need: is.n_lim,
    unit: 'r/min',
    text: both('螺旋转速高于该物料的限值', 'The screw turns faster than its material allows'),
  };
};

export const judgeFeeder: Judge = (figures) => {
  const is = known(figures, 'feeder');
  if (is === undefined || is.feeder === 0) return undefined;
  return {
    id: 'screw-feeder',
    level: 'enquire',
    input: 'feeder',
    text: both(
      '料仓下给料螺旋的扭矩取决于料柱压力，请询价',
      'Under a hopper the torque depends on the column above: please enquire',
    ),
  };
};
