export { sentencesOf } from './code-sentences.ts';
export { contextOf } from './context-of.ts';
export { differencesOfForms, type FormDifference } from './differences-of-forms.ts';
export { drivesOfForms } from './drives-of-forms.ts';
export { figuresDto } from './figures-answer.ts';
export { type FormRefusal, productOfForm, productOfKeptForm, type ValidatedProduct } from './product-of-form.ts';
export { type SaidByCode, saidByCode } from './said-by-code.ts';
export { judgeCodeOf, namesIn, pointsInWords, reasonOfRule } from './type-codes.ts';
export { validateForm } from './validate-form.ts';
