import { both, known } from '#modules/sizing/domain/core/define.ts';
import type { Judge } from '#modules/sizing/domain/core/model.ts';

export const judgeSpread: Judge = (figures) => {
  const is = known(figures, 'M_r');
  if (is === undefined) return undefined;
  return {
    id: 'slewing-friction',
    level: 'info',
    have: is.M_r,
    unit: 'Nm',
    text: both(
      '支承摩擦力矩的误差约 ±25 %，空载密封力矩另计；小齿轮有径向力，须校核输出轴',
      'The friction of the ring is known within ±25 %, its seals come on top; the pinion loads the output shaft sideways',
    ),
  };
};
