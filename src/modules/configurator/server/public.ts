export { type FormRefusal, type JudgedProduct, productOfForm } from './product-of-form.ts';
