export { configurations } from './configuration-tables.ts';
export { findSavedProduct } from './saved-product.ts';
