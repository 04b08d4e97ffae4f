import type { Money } from '#kernel/money.ts';
import { applyChange } from '#modules/configurator/domain/change/apply-change.ts';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { isQuotedSingly, priceFactsOf } from '#product/prices.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { PricedConfiguration } from './option-price.ts';

/**
 * What one piece costs if a row is chosen, with what is chosen and what is standard besides: what rows are compared by before
 * everything is said. `on-request` where no list says; undefined where the row cannot be chosen.
 */
export function priceOfRow(
  row: CatalogueRow,
  { config, context, priceOf }: Omit<PricedConfiguration, 'now'>,
): Money | 'on-request' | undefined {
  const after = applyChange(config, { kind: 'basicType', row }, context);
  const chosen = after.config.basicType;
  if (after.refused || chosen === null) return undefined;
  const standing = resolvedValues(after.config, context);
  if (isQuotedSingly(context.line, standing)) return 'on-request';
  const price = priceOf(priceFactsOf(context.line, { standing, row: chosen }));
  return price.status === 'on-request' ? 'on-request' : price.unit;
}
