/** Propagation and search: opens models that are not compiled, and names the rules behind a conflict. */

export { checkModel, type ModelProblem } from './model/check-model.ts';
export { explainerOf, openModel } from './open-model.ts';
