import type { TypicalPicture } from '#modules/drawings/domain/picture/line-pictures.ts';
import { TYPICAL } from './picture/option-pictures.ts';
import { pictureModel } from './picture/picture-model.ts';

/** The typical product of the line: an industrial unit. */
export const jrhTypical: TypicalPicture = { order: { values: TYPICAL }, model: pictureModel };
