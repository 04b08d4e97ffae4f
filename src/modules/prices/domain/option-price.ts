import { lessBy, type Money } from '#kernel/money.ts';
import { applyChange } from '#modules/configurator/domain/change/apply-change.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { completenessOf } from '#modules/configurator/domain/describe/completeness.ts';
import type { OptionDescription } from '#modules/configurator/domain/describe/describe.ts';
import type { Configuration } from '#product/configuration.ts';
import { type PriceFacts, priceFactsOf } from '#product/prices.ts';
import type { Price } from './price.ts';

/** By how much the price and the days change. */
export interface PriceDifference {
  readonly unit: Money;
  readonly leadDays: number;
}

/** A product with its price, and how another one is priced. */
export interface PricedConfiguration {
  readonly config: Configuration;
  readonly context: ProductContext;
  readonly now: PriceDifference;
  readonly priceOf: (facts: PriceFacts) => Price;
}

/**
 * What choosing an option would do to the price, with all that the choice brings along; undefined where it would leave
 * something open, or cannot be chosen.
 */
export function differenceWith(
  { variable, value }: Pick<OptionDescription, 'variable' | 'value'>,
  { config, context, now, priceOf }: PricedConfiguration,
): PriceDifference | 'on-request' | undefined {
  const after = applyChange(config, { kind: 'choose', field: variable, value }, context);
  const row = after.config.basicType;
  if (after.refused || row === null) return undefined;
  const { standing, openPoints } = completenessOf(after.config, context);
  if (openPoints.length > 0) return undefined;
  const then = priceOf(priceFactsOf(context.line, { standing, row }));
  if (then.status === 'on-request') return 'on-request';
  return { unit: lessBy(then.unit, now.unit), leadDays: then.leadDays - now.leadDays };
}
