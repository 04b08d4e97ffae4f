import {
  orderExportRoutes,
  orderImportRoutes,
  orderRoutes,
  orderStepRoutes,
  savedViewRoutes,
  subscriptionRoutes,
} from '#modules/orders/contract.ts';
import type { OrderState } from '#modules/orders/domain/order-steps.ts';
import { orderLines } from '#modules/orders/server/order-tables.ts';
import { ORGANISATIONS } from '#testing/authorization/callers.ts';
import { byId, NOTHING, type Row } from '#testing/authorization/row.ts';
import { addImport } from './add-import.ts';
import { addOrder } from './add-order.ts';

/** Each step with an order of which it may be done, and what is sent. */
const STEPS: readonly (readonly [keyof typeof orderStepRoutes, OrderState, object])[] = [
  ['confirm', 'placed', { lines: [{ itemNumber: 10, plannedDate: '2026-03-20' }] }],
  ['cancel', 'placed', { reason: '项目终止' }],
  ['report-ready', 'open', { lines: [{ itemNumber: 10, pieces: 1 }] }],
  ['cancel-lines', 'open', { reason: '减少数量', lines: [{ itemNumber: 10, pieces: 1 }] }],
  ['change-dates', 'open', { reason: '延期', lines: [{ itemNumber: 10, plannedDate: '2026-04-20' }] }],
  ['correct', 'open', { reason: '漏报', lines: [{ itemNumber: 10, ready: 2 }] }],
];

/** Who may call the routes of the module: what each is about, and a valid input. */
export const rows: readonly Row[] = [
  {
    kind: 'list',
    route: orderRoutes.lines,
    owners: ORGANISATIONS,
    make: (world, owner) => addOrder(world, owner ?? 'provider', 'open'),
    input: NOTHING,
    table: orderLines,
  },
  // Whom it offers is judged by a test of its own.
  { kind: 'call', route: orderRoutes.filters, input: NOTHING },
  {
    kind: 'record',
    effect: 'read',
    route: orderRoutes.open,
    make: (world, owner) => addOrder(world, owner, 'open'),
    input: byId,
  },
  {
    kind: 'record',
    effect: 'read',
    route: orderRoutes.configuration,
    make: (world, owner) => addOrder(world, owner, 'open'),
    input: (_, id) => ({ params: { id, itemNumber: '10' } }),
  },
  {
    kind: 'record',
    effect: 'read',
    route: orderRoutes.sheet,
    make: (world, owner) => addOrder(world, owner, 'open'),
    input: (_, id) => ({ params: { id, itemNumber: '10' } }),
  },
  {
    kind: 'record',
    effect: 'read',
    route: orderRoutes.again,
    make: (world, owner) => addOrder(world, owner, 'open'),
    input: (_, id) => ({ params: { id, itemNumber: '10' } }),
  },
  {
    kind: 'record',
    effect: 'read',
    route: orderRoutes.drawing,
    make: (world, owner) => addOrder(world, owner, 'open'),
    input: (_, id) => ({ params: { id, itemNumber: '10', format: 'csv' } }),
  },
  { kind: 'call', route: orderRoutes.serial, input: () => ({ params: { serialNo: 'A-1' } }), says: ['record.unknown'] },
  // Nobody works the tasks off here: those of other rows may have filled the organisation's share.
  { kind: 'call', route: orderExportRoutes.lines, input: () => ({ body: {} }), says: ['job.too-many'] },
  {
    kind: 'call',
    route: orderImportRoutes.send,
    input: () => ({ query: { name: 'orders.csv' }, body: new Uint8Array(Buffer.from('sapOrderNo,itemNo\r\n')) }),
    says: ['upload.length-missing'],
  },
  { kind: 'call', route: orderImportRoutes.list, input: NOTHING },
  { kind: 'office', route: orderImportRoutes.open, make: addImport, input: byId },
  { kind: 'office', route: orderImportRoutes.rows, make: addImport, input: byId },
  {
    kind: 'office',
    route: orderImportRoutes.apply,
    make: addImport,
    input: (_, id) => ({ params: { id }, body: { mode: 'valid' } }),
  },
  { kind: 'office', route: orderImportRoutes.refusedRows, make: addImport, input: byId },
  { kind: 'call', route: orderImportRoutes.sample, input: () => ({ params: { format: 'csv' } }) },
  // Whoever reads an order follows it; nothing of the order is written.
  ...[subscriptionRoutes.follow, subscriptionRoutes.unfollow].map(
    (route): Row => ({
      kind: 'record',
      effect: 'read',
      route,
      make: (world, owner) => addOrder(world, owner, 'open'),
      input: byId,
    }),
  ),
  { kind: 'call', route: savedViewRoutes.list, input: () => ({ query: { page: 'orders' } }) },
  {
    kind: 'call',
    route: savedViewRoutes.keep,
    input: () => ({ body: { page: 'orders', name: '逾期', query: 'late=true' } }),
  },
  { kind: 'call', route: savedViewRoutes.forget, input: () => ({ query: { page: 'orders', name: '逾期' } }) },
  ...STEPS.map(
    ([action, state, body]): Row => ({
      kind: 'paper',
      sides: ['P'],
      route: orderStepRoutes[action],
      make: (world, owner) => addOrder(world, owner, state),
      // A number of its own for each, since one belongs to one order.
      input: (_, id) => ({ params: { id }, body: action === 'confirm' ? { ...body, sapOrderNo: id } : body }),
      // To correct is a right of a person's own.
      ...(action === 'correct' && { says: ['access.refused'] }),
    }),
  ),
];
