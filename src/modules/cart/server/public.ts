export { registerCart } from './configuration-routes.ts';
export { configurations } from './configuration-tables.ts';
export type { CartParts, FormRefusal, VerifiedForm } from './verify-form.ts';
