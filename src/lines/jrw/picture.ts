import { type LinePictures, NOT_YET } from '#modules/drawings/domain/picture/line-pictures.ts';

/** Its pictures are still drawn from solids of their own. */
export const jrwPictures: LinePictures = NOT_YET;
