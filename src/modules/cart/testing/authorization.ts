import { cartRoutes } from '#modules/cart/contract.ts';
import { configurations } from '#modules/cart/server/configuration-tables.ts';
import { addLine } from '#modules/cart/testing/add-line.ts';
import { ORGANISATIONS } from '#testing/authorization/callers.ts';
import { byId, NOTHING, type Row } from '#testing/authorization/row.ts';

/** Who may call the routes of the module: what each is about, and a valid input. */
export const rows: readonly Row[] = [
  {
    kind: 'creation',
    forCustomer: true,
    route: cartRoutes.create,
    input: ({ form }) => ({ body: form }),
    table: configurations,
  },
  {
    kind: 'list',
    route: cartRoutes.list,
    owners: ORGANISATIONS,
    make: (world, owner) => addLine(world, owner ?? 'provider'),
    input: NOTHING,
    table: configurations,
  },
  { kind: 'record', effect: 'read', route: cartRoutes.open, make: addLine, input: byId },
  {
    kind: 'record',
    effect: 'write',
    route: cartRoutes.update,
    make: addLine,
    input: ({ form }, id) => ({ params: { id }, body: { ...form, quantity: 2, version: 1 } }),
  },
  {
    kind: 'record',
    effect: 'write',
    route: cartRoutes.setQuantity,
    make: addLine,
    input: (_, id) => ({ params: { id }, body: { quantity: 2, version: 1 } }),
  },
  { kind: 'record', effect: 'write', route: cartRoutes.remove, make: addLine, input: byId },
  {
    kind: 'record',
    effect: 'write',
    route: cartRoutes.place,
    make: addLine,
    input: (_, id) => ({ params: { id }, body: { side: 'first' } }),
  },
  { kind: 'record', effect: 'read', route: cartRoutes.release, make: addLine, input: byId },
  {
    kind: 'batch',
    effect: 'write',
    route: cartRoutes.batch,
    make: addLine,
    input: (_, ids) => ({ body: { action: 'move', ids: [...ids], folder: 'Line 3' } }),
  },
  {
    kind: 'batch',
    route: cartRoutes.exportSheet,
    make: addLine,
    input: (_, ids) => ({
      body: { lines: { ids: [...ids] }, columns: ['product'], system: 'si', timeZone: 'Asia/Shanghai' },
    }),
  },
  { kind: 'call', route: cartRoutes.ids, input: NOTHING },
  { kind: 'call', route: cartRoutes.filters, input: NOTHING },
];
