import { and, asc, eq, inArray } from 'drizzle-orm';
import type { BillPackage } from '#modules/bills/domain/bill-body.ts';
import { withLines } from '#modules/bills/domain/edit-goods.ts';
import { findOrder, type LoadedOrder, type OrderRow, onOrderCancelled } from '#modules/orders/server/public.ts';
import { paperNumber } from '#modules/quotes/domain/quote-number.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { billsOfShipment } from './bill-store.ts';
import { bills, shipmentLines, shipments } from './bill-tables.ts';
import { soldByOrders } from './goods-of-orders.ts';
import { hasIssued } from './judge-shipment.ts';
import { type Doing, recordPaper } from './record-event.ts';
import {
  type LoadedShipment,
  lockedShipment,
  type PaperReach,
  type ShipmentLineRow,
  writeShipment,
  writeShipmentLines,
} from './shipment-store.ts';

/** Within the scope of the transaction: the wall keeps what is out of reach. */
const REACH: PaperReach = { readable: 'all', view: 'P' };

/**
 * Lets the goods of an order that is cancelled leave the shipments that wait for them: one with nothing else is cancelled with its drafts,
 * one with goods of other orders goes on without, to be packed anew. Where papers were issued people have to void them first.
 */
export function leaveWithOrder(portal: Portal): void {
  onOrderCancelled(portal, async (tx, order, doing) => {
    for (const id of await waitingFor(tx, order.id)) {
      const shipment = await lockedShipment(tx, REACH, id);
      if (shipment === undefined || hasIssued(await billsOfShipment(tx, REACH, id))) continue;
      const left = shipment.lines.filter((line) => line.orderId !== order.id);
      if (left.length === 0) await endWith(portal, tx, shipment, order, doing);
      else await goOnWithout(portal, tx, shipment, { order, left }, doing);
    }
  });
}

async function waitingFor(tx: Db, orderId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectDistinct({ id: shipments.id })
    .from(shipmentLines)
    .innerJoin(shipments, eq(shipments.id, shipmentLines.shipmentId))
    .where(and(eq(shipmentLines.orderId, orderId), inArray(shipments.state, ['draft', 'packed'])))
    .orderBy(asc(shipments.id));
  return rows.map(({ id }) => id);
}

async function endWith(portal: Portal, tx: Db, shipment: LoadedShipment, order: OrderRow, doing: Doing): Promise<void> {
  await tx.delete(bills).where(and(eq(bills.shipmentId, shipment.id), eq(bills.state, 'draft')));
  await write(portal, tx, shipment, { order, changes: { state: 'cancelled' } }, doing);
}

interface GoingOn {
  readonly order: OrderRow;
  readonly left: readonly ShipmentLineRow[];
}

async function goOnWithout(
  portal: Portal,
  tx: Db,
  shipment: LoadedShipment,
  { left, order }: GoingOn,
  doing: Doing,
): Promise<void> {
  const { goods, id } = shipment;
  const lines = left.map((line, place) => ({ ...line, lineNo: place + 1 }));
  const goodsLines = left.flatMap(({ lineNo }, place) =>
    goods.lines.filter((line) => line.lineNo === lineNo).map((line) => ({ ...line, lineNo: place + 1 })),
  );
  const others = await ordersOf(tx, left);
  const { incoterm, payment, place } = goods.sold;
  const without = withLines(goods, goodsLines);
  const changes = {
    state: 'draft' as const,
    goods: {
      ...without,
      sold: { ...soldByOrders(others), incoterm, payment, place },
      packages: packagesLeft(without.packages),
    },
  };
  await writeShipmentLines(tx, id, lines);
  await write(portal, tx, shipment, { order, changes }, doing);
}

/** What is still in something, numbered without gaps. */
function packagesLeft(packages: readonly BillPackage[]): readonly BillPackage[] {
  return packages.filter(({ contents }) => contents.length > 0).map((one, place) => ({ ...one, no: place + 1 }));
}

async function ordersOf(tx: Db, lines: readonly ShipmentLineRow[]): Promise<readonly LoadedOrder[]> {
  const found: LoadedOrder[] = [];
  for (const id of [...new Set(lines.map(({ orderId }) => orderId))]) {
    const order = await findOrder(tx, 'all', id);
    if (order !== undefined) found.push(order);
  }
  return found;
}

async function write(
  portal: Portal,
  tx: Db,
  shipment: LoadedShipment,
  {
    changes,
    order: { createdAt, serial },
  }: {
    readonly order: OrderRow;
    readonly changes: { readonly state: 'cancelled' | 'draft' } & Partial<LoadedShipment>;
  },
  doing: Doing,
): Promise<void> {
  const { id: shipmentId, organisationId, state: from } = shipment;
  if (!(await writeShipment(tx, shipment, changes, doing.now))) throw new Failure('version.conflict');
  const data = { number: paperNumber('order', serial, createdAt) };
  const of = { organisationId, shipmentId };
  await recordPaper(portal, tx, { of, action: 'order-cancelled', from, to: changes.state, data }, doing);
}
