import { checkModel } from './check-model.ts';
import type { Engine } from './engine.ts';
import type { Model } from './model.ts';

/**
 * Opens a model for questions; a contradictory model opens too, and allows nothing.
 * @throws if `checkModel` finds problems
 */
export function openModel(model: Model): Engine {
  const problems = checkModel(model);
  throw new Error(problems.map(({ kind, subject, detail }) => `${kind}: ${subject} (${detail})`).join('; '));
}
