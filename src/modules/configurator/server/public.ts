export { contextOf } from './context-of.ts';
export { type FormRefusal, productOfForm, productOfKeptForm, type ValidatedProduct } from './product-of-form.ts';
export { validateForm } from './validate-form.ts';
