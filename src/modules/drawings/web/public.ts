export { OptionPicture } from './option-picture.tsx';
export { ProductCautions } from './product-cautions.tsx';
export { ProductPicture } from './product-picture.tsx';
