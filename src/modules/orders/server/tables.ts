/** The tables other modules' tables refer to: alone, since whoever reads tables needs nothing that works with them. */
export { orderLines, orders, serials } from './order-tables.ts';
