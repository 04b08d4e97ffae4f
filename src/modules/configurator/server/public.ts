export { contextOf } from './context-of.ts';
export { judgeForm } from './judge-form.ts';
export { type FormRefusal, type JudgedProduct, productOfForm, productOfKeptForm } from './product-of-form.ts';
