import { granted, type Result } from '#kernel/result.ts';
import type { DrawnProduct, Undrawn } from '#modules/drawings/domain/drawn-product.ts';
import { shownModel } from '#modules/drawings/domain/solids/shown-model.ts';
import type { ShownDrive } from './drawing-messages.ts';

/** What was drawn, as it is shown. */
export function drawnToShow(drawn: Result<DrawnProduct, Undrawn>): Result<ShownDrive, Undrawn> {
  if (!drawn.ok) return drawn;
  const { dimensions, model } = drawn.value;
  return granted({ shown: shownModel(model), dimensions });
}
