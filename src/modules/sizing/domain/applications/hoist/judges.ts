import { both, known } from '#modules/sizing/domain/core/define.ts';
import { figureText } from '#modules/sizing/domain/core/figures.ts';
import type { Figures } from '#modules/sizing/domain/core/formula.ts';
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

/** Whether the empty hook pulls harder against its counterweight than the full load does, which nobody knows before both are known. */
export function emptyRules({ m_f, m_e }: Figures): boolean {
  return m_f !== undefined && m_e !== undefined && Math.abs(m_e) > Math.abs(m_f);
}

export const judgeEmpty: Judge = (figures) => {
  const is = known(figures, 'm_f', 'm_e');
  if (is === undefined || !emptyRules(figures)) return undefined;
  const [empty, full] = [Math.abs(is.m_e), Math.abs(is.m_f)];
  return {
    id: 'hoist-empty',
    level: 'info',
    have: empty,
    need: full,
    unit: 'kg',
    text: both(
      `空钩时配重一侧更重：扭矩、功率和制动器按空钩确定（${figureText(empty, 'kg')} > ${figureText(full, 'kg')} kg）`,
      `The empty hook rules: torque, power and brake follow from its counterweight (${figureText(empty, 'kg')} > ${figureText(full, 'kg')} kg)`,
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
