export { configurations } from './configuration-tables.ts';
export { findSavedForm } from './saved-product.ts';
