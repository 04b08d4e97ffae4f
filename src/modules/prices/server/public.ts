export { type PriceSnapshot, saysSame } from '#modules/prices/domain/price-snapshot.ts';
export { shownTo, viewOf } from '#modules/prices/domain/price-view.ts';
export { type LinePricing, listsWithoutCosts, pricedAt, pricingOf } from './customer-prices.ts';
export { type CustomerPricing, pricingFor } from './list-of-customer.ts';
export { priceFactsOfForm } from './price-facts.ts';
export { findCurrency, findTerms } from './price-store.ts';
export { priceVersions } from './price-tables.ts';
