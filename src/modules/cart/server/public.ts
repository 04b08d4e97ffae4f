export { registerCart } from './configuration-routes.ts';
export { configurations } from './configuration-tables.ts';
export { configurationsOfPerson } from './personal-records.ts';
export { findSavedForm } from './saved-product.ts';
export type { CartParts, VerifiedForm } from './verify-form.ts';
