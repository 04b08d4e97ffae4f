import type { TypicalPicture } from '#modules/drawings/domain/picture/line-pictures.ts';
import { illustratedPlanetary } from './picture/illustration.ts';
import { TYPICAL } from './picture/option-pictures.ts';

/** The typical product of the line: a planetary unit. */
export const jrpTypical: TypicalPicture = {
  order: { values: { ...TYPICAL, stages: '2' } },
  model: illustratedPlanetary,
};
