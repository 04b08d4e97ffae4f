export { OrderPage, type PartOfOrder } from './order/order-page.tsx';
export { ORDERS_KEY } from './order-queries.ts';
