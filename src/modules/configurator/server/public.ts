export { contextOf } from './context-of.ts';
export { drivesOfForms } from './drives-of-forms.ts';
export { type FormRefusal, productOfForm, productOfKeptForm, type ValidatedProduct } from './product-of-form.ts';
export { validateForm } from './validate-form.ts';
