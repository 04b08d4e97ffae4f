import { both, known } from '#modules/sizing/domain/core/define.ts';
import type { Judge } from '#modules/sizing/domain/core/model.ts';

/** A self-locking unit is no brake: vibration frees it (rules 35, 91). */
export const judgeBrake: Judge = (figures) => {
  const is = known(figures, 'M_Breq');
  if (is === undefined) return undefined;
  return {
    id: 'hoist-brake',
    level: 'info',
    need: is.M_Breq,
    unit: 'Nm',
    text: both(
      '起升机构必须有制动器，力矩不小于静持扭矩的 2 倍；自锁不能代替制动器',
      'A hoist needs a brake of at least twice the holding torque; self-locking never replaces it',
    ),
  };
};

export const judgePersons: Judge = (figures) => {
  const is = known(figures, 'persons');
  if (is === undefined || is.persons === 0) return undefined;
  return {
    id: 'persons',
    level: 'enquire',
    input: 'persons',
    text: both('载人起升不能在此选型，请询价', 'Lifting of persons cannot be sized here: please enquire'),
  };
};
