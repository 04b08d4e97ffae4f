import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { FieldId, Search, Values } from '#product/configuration.ts';
import { type BeyondSeries, beyondSeries } from '#product/listed-code.ts';

/**
 * What is asked of a listed series beyond its end, such as a motor of 500 kW: no code means as much, so it stays the figure that
 * was said, and no row answers it. Undefined where nothing is asked so.
 */
export function askedBeyond(
  field: FieldId,
  { values, search }: { readonly values: Values; readonly search: Search },
  { codes }: Pick<ProductContext, 'codes'>,
): BeyondSeries | undefined {
  const figure = search[field];
  if (typeof figure !== 'number' || values[field] !== undefined) return undefined;
  return beyondSeries(figure, [...(codes.get(field) ?? [])]);
}
