export { configurations } from './configuration-tables.ts';
export { findSavedLine, type SavedLine } from './saved-line.ts';
export { findSavedProduct } from './saved-product.ts';
