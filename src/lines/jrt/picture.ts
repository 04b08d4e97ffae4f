import type { LinePictures } from '#modules/drawings/domain/picture/line-pictures.ts';
import { JRT_OPTION_PICTURES } from './picture/option-pictures.ts';
import { pictureModel } from './picture/picture-model.ts';
import { pictureOfDrive } from './picture/product-picture.ts';

/** The pictures of gear motors. */
export const jrtPictures: LinePictures = {
  options: JRT_OPTION_PICTURES,
  product: pictureOfDrive,
  model: pictureModel,
};
