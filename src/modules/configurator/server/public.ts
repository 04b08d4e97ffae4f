export { type FormRefusal, type JudgedProduct, productOfForm, productOfKeptForm } from './product-of-form.ts';
