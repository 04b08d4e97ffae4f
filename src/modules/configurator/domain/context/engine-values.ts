import type { NamedChoices } from '#engine/public.ts';
import type { Configuration, Values } from '#product/configuration.ts';
import { isKnown, type ProductContext } from './product-context.ts';

/** The code that says a field does not apply; the rules of the release force it. */
export const NOT_APPLICABLE = '-';

/** All a configuration says to the engine: the chosen codes, the chosen row and the tick of special wishes. */
export function engineValues(config: Configuration, context: ProductContext): Values {
  const all = { ...config.values, ...(config.basicType ? context.line.rowValues(config.basicType) : {}) };
  return Object.fromEntries(Object.entries(all).filter(([field, code]) => isKnown(context, field, code)));
}

/** The same as choices of one value each. */
export function engineChoices(values: Values): NamedChoices {
  return Object.fromEntries(Object.entries(values).map(([field, code]) => [field, [code]]));
}
