export { type PriceSnapshot, saysSame } from '#modules/prices/domain/price-snapshot.ts';
export { shownTo, viewOf } from '#modules/prices/domain/price-view.ts';
export { type CustomerPricing, listsWithoutCosts, pricedAt, pricingOf } from './customer-prices.ts';
export { findTerms } from './price-store.ts';
