export { priceVersions } from './price-tables.ts';
