export { type PriceSnapshot, saysSame } from '#modules/prices/domain/price-snapshot.ts';
export { shownTo, viewOf } from '#modules/prices/domain/price-view.ts';
export { type CustomerPricing, pricedAt, pricingFor, termsAt } from './customer-prices.ts';
export { addPricedLines, isPricedBy, type PricedLines } from './effect/priced-lines.ts';
export { priceFactsOfForm, priceFactsOfKept } from './price-facts.ts';
export { findCurrency, findTerms } from './price-store.ts';
export { tellPricesOf } from './saved-lines.ts';
export { customersByNumber, findCustomersTerms, firstCustomerNumber } from './terms/customers-by-number.ts';
export { type UsedVersion, usedVersions } from './used-versions.ts';
