import type { TypicalPicture } from '#modules/drawings/domain/picture/line-pictures.ts';
import { TYPICAL } from './picture/option-pictures.ts';
import { pictureModel } from './picture/picture-model.ts';

/** The typical product of the line: a worm gear motor. */
export const jrwTypical: TypicalPicture = { order: { values: TYPICAL }, model: pictureModel };
