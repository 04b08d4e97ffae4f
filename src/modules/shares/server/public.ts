export { sheetTold } from './present-shared.ts';
export { productToPrint } from './shared-product.ts';
export { takeOverOf } from './take-over.ts';
