import { type LinePictures, NOT_YET } from '#modules/drawings/domain/picture/line-pictures.ts';

/** Its pictures are still drawn from solids of their own. */
export const jdPictures: LinePictures = NOT_YET;
