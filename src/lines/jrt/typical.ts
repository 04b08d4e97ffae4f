import type { TypicalPicture } from '#modules/drawings/domain/picture/line-pictures.ts';
import { footed } from './picture/option-pictures.ts';
import { pictureModel } from './picture/picture-model.ts';

/** The typical product of the line: a coaxial gear motor. */
export const jrtTypical: TypicalPicture = { order: { values: footed('R') }, model: pictureModel };
