import { both, known } from '#modules/sizing/domain/core/define.ts';
import { figureText } from '#modules/sizing/domain/core/figures.ts';
import type { Judge } from '#modules/sizing/domain/core/model.ts';

/** Wheels that grip less than slope, wind and undriven wheels take cannot set the vehicle in motion. */
export const judgeGrip: Judge = (figures) => {
  const is = known(figures, 'm', 'a_slip', 'a_up');
  if (is === undefined || is.a_up > 0) return undefined;
  const [grip, taken] = [is.m * is.a_slip, is.m * (is.a_slip - is.a_up)];
  const shown = `${figureText(grip, 'N')} < ${figureText(taken, 'N')} N`;
  return {
    id: 'wheels-no-grip',
    level: 'block',
    have: grip,
    need: taken,
    unit: 'N',
    input: 'x_d',
    text: both(
      `驱动轮附着力不足，车辆无法起步；须增加驱动轮或附着系数，或减小坡度：${shown}`,
      `The driven wheels do not grip enough to set the vehicle in motion; drive more of the wheels, or make the slope gentler: ${shown}`,
    ),
  };
};

/** On the mains the checks of the drive look at its own start again. */
export const judgeSlip: Judge = (figures) => {
  const is = known(figures, 'a_a', 'a_up');
  if (is === undefined || is.a_up <= 0 || is.a_a <= is.a_up) return undefined;
  return {
    id: 'wheels-slip',
    level: 'warn',
    have: is.a_a,
    need: is.a_up,
    unit: 'm/s²',
    input: 't_a',
    text: both('起动过快：驱动轮打滑', 'The start is too fast: the driven wheels slip'),
  };
};
