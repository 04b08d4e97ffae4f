export { contextOf } from './context-of.ts';
export { registerEvaluation } from './evaluate-routes.ts';
export { judgeForm } from './judge-form.ts';
export { type FormRefusal, type JudgedProduct, productOfForm, productOfKeptForm } from './product-of-form.ts';
