import type { TypicalPicture } from '#modules/drawings/domain/picture/line-pictures.ts';
import { TYPICAL } from './picture/option-pictures.ts';
import { pictureModel } from './picture/picture-model.ts';

/** The typical product of the line: a motor on feet. */
export const jdTypical: TypicalPicture = { order: { values: TYPICAL }, model: pictureModel };
