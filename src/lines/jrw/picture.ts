import type { LinePictures } from '#modules/drawings/domain/picture/line-pictures.ts';
import { JRW_OPTION_PICTURES } from './picture/option-pictures.ts';
import { pictureModel } from './picture/picture-model.ts';
import { pictureOfWorm } from './picture/product-picture.ts';

/** The pictures of worm gear motors. */
export const jrwPictures: LinePictures = { options: JRW_OPTION_PICTURES, product: pictureOfWorm, model: pictureModel };
