export { type LineMove, moveLines, type OrderMoved } from './move-lines.ts';
export { onOrderCancelled } from './order-cancelled.ts';
export { onOrderPlaced } from './order-placed.ts';
export { countMove } from './order-steps.ts';
export {
  findOrder,
  type LoadedOrder,
  lockedOrder,
  lockOrders,
  type OrderLineRow,
  type OrderRow,
  serialsOf,
} from './order-store.ts';
export { recordEvents } from './record-events.ts';
