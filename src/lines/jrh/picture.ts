import type { LinePictures } from '#modules/drawings/domain/picture/line-pictures.ts';
import { JRH_OPTION_PICTURES } from './picture/option-pictures.ts';
import { pictureModel } from './picture/picture-model.ts';
import { pictureOfUnit } from './picture/product-picture.ts';

/** The pictures of industrial units. */
export const jrhPictures: LinePictures = { options: JRH_OPTION_PICTURES, product: pictureOfUnit, model: pictureModel };
