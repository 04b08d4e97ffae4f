export { DrivePicture } from './drive-picture.tsx';
export { OptionPicture } from './option-picture.tsx';
export { ProductPicture } from './product-picture.tsx';
