import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { Change } from '#product/change.ts';
import type { Configuration, Values } from '#product/configuration.ts';
import { applyChange } from './apply-change.ts';
import type { Outcome } from './outcome.ts';

/** A change that also chooses again what it would clear without need, and what it does. */
export interface Keeping {
  readonly change: Change;
  readonly outcome: Outcome;
  /** What is kept, by variable. */
  readonly kept: Values;
}

/**
 * The same choice, with what a field-change rule clears although it still fits chosen again: the specification clears it
 * (spec 001 §4), the person may want it all the same. Undefined where nothing can be kept.
 */
export function keepingChange(
  before: Configuration,
  { change, outcome }: { readonly change: Change; readonly outcome: Outcome },
  context: ProductContext,
): Keeping | undefined {
  if (change.kind !== 'choose') return undefined;
  const lost = outcome.cleared.filter(({ because, field }) => because === 'rule' && before.values[field] !== undefined);
  let best: Keeping | undefined;
  for (const { field, from } of lost) {
    const more: Change = {
      kind: 'chooseAll',
      choices: { [change.field]: change.value, ...best?.kept, [field]: from },
    };
    const kept = { ...best?.kept, [field]: from };
    const tried = applyChange(before, more, context);
    if (standsIn(tried, kept, outcome)) best = { change: more, outcome: tried, kept };
  }
  return best;
}

/** Whether all that is kept stands, and nothing else is lost for it. */
function standsIn({ refused, config }: Outcome, kept: Values, without: Outcome): boolean {
  const isKept = Object.entries(kept).every(([field, code]) => config.values[field] === code);
  return !refused && isKept && config.basicType?.id === without.config.basicType?.id;
}
