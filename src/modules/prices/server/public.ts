export { type CustomerPricing, pricingFor } from './list-of-customer.ts';
export { priceFactsOfForm } from './price-facts.ts';
export { findCurrency, findTerms } from './price-store.ts';
export { priceVersions } from './price-tables.ts';
