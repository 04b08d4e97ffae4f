import type { LinePictures } from '#modules/drawings/domain/picture/line-pictures.ts';
import { JD_OPTION_PICTURES } from './picture/option-pictures.ts';
import { pictureModel } from './picture/picture-model.ts';
import { pictureOfMotor } from './picture/product-picture.ts';

/** The pictures of motors. */
export const jdPictures: LinePictures = { options: JD_OPTION_PICTURES, product: pictureOfMotor, model: pictureModel };
