/** The tables other modules' tables refer to: alone, since whoever reads tables needs nothing that works with them. */
export { priceVersions } from './price-tables.ts';
