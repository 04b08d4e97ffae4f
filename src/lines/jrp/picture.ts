import type { LinePictures } from '#modules/drawings/domain/picture/line-pictures.ts';
import { illustratedPlanetary } from './picture/illustration.ts';
import { JRP_OPTION_PICTURES } from './picture/option-pictures.ts';
import { pictureOfPlanetary } from './picture/product-picture.ts';

/** The pictures of planetary units: illustrations, since no dimension of the line is known. */
export const jrpPictures: LinePictures = {
  options: JRP_OPTION_PICTURES,
  product: pictureOfPlanetary,
  model: illustratedPlanetary,
};
