import { both, known } from '#modules/sizing/domain/core/define.ts';
import type { Judge } from '#modules/sizing/domain/core/model.ts';

/** Between these Reynolds numbers the curve of power is a guess. */
const LAMINAR_MAX = 10;
const TURBULENT_MIN = 10_000;

export const judgeTransition: Judge = (figures) => {
  const is = known(figures, 'Re');
  if (is === undefined || is.Re <= LAMINAR_MAX || is.Re >= TURBULENT_MIN) return undefined;
  return {
    id: 'mixer-transition',
    level: 'warn',
    have: is.Re,
    need: TURBULENT_MIN,
    text: both(
      '雷诺数处于过渡区：功率误差约 ±40 %，多半偏高',
      'Between laminar and turbulent: the power is known within ±40 %, mostly too high',
    ),
  };
};

export const judgeCantilever: Judge = (figures) => {
  const is = known(figures, 'cantilever');
  if (is === undefined || is.cantilever === 0) return undefined;
  return {
    id: 'mixer-cantilever',
    level: 'enquire',
    input: 'cantilever',
    text: both(
      '悬臂搅拌轴使输出轴受径向力：请注明力和力臂并询价',
      'A hanging shaft loads the output sideways: name force and lever, and enquire',
    ),
  };
};
