import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { FieldChange } from '#modules/orders/domain/import/line-write.ts';
import { COUNTS } from '#modules/orders/domain/line-changes.ts';
import { isDone } from '#modules/orders/domain/quantities.ts';
import { type LineMove, moveLines, type OrderMoved } from '#modules/orders/server/move-lines.ts';
import type { LoadedOrder, OrderLineRow } from '#modules/orders/server/order-store.ts';
import { orderLines, serials } from '#modules/orders/server/order-tables.ts';
import type { OrderHappening } from '#modules/orders/server/record-events.ts';
import type { Db } from '#server/database.ts';
import { addSerials, countsOf, type Importing, type NewRow, newLine } from './new-orders.ts';

/** What rows make of one order that is there: its lines move as by people's steps, with the events of every difference. */
export async function changeOrder(
  tx: Db,
  order: LoadedOrder,
  rows: readonly NewRow[],
  importing: Importing,
): Promise<void> {
  const fresh = rows.filter(({ line }) => line === undefined);
  const added = await addLinesTo(tx, order, fresh, importing);
  const known = rows.filter((row): row is NewRow & { line: OrderLineRow } => row.line !== undefined);
  const told = known.map((row) => moveOf(row, importing));
  await changeSerials(tx, known, importing);
  const moved = orderMoved(order, rows, { added, importing });
  const whole = { ...order, lines: [...order.lines, ...added] };
  await moveLines(
    importing.portal,
    tx,
    whole,
    told.map(({ move }) => move),
    { actor: null, now: importing.now },
    { ...moved, events: [...(moved.events ?? []), ...told.flatMap(({ events }) => events)] },
  );
}

async function addLinesTo(tx: Db, order: LoadedOrder, rows: readonly NewRow[], importing: Importing) {
  if (rows.length === 0) return [];
  const own = { orderId: order.id, organisationId: order.organisationId };
  const lines = rows.map((row) => newLine(row, own, importing));
  const added = await tx.insert(orderLines).values(lines).returning();
  await addSerials(
    tx,
    rows.map((row, at) => ({ row, line: lines[at] })),
    importing,
  );
  return added;
}

type KnownRow = NewRow & { readonly line: OrderLineRow };

/** What is told of a line beside its counts, each as an event of its own. */
const TOLD_APART: readonly string[] = [
  ...['plannedDate', 'actualDate', 'unitPrice', 'quantity'],
  ...['qtyReady', 'qtyShipped', 'qtyDelivered', 'qtyCancelled'],
];

function moveOf(row: KnownRow, { importId }: Importing): { move: LineMove; events: readonly OrderHappening[] } {
  const { changes: differences, hash, line, write } = row;
  const { facts, isActualTold, isRaised, quantities } = write;
  const { actualDate, ...lasting } = facts;
  const changes = {
    ...lasting,
    quantity: quantities.quantity,
    ...(isActualTold && { actualDate }),
    rowHash: hash,
    ...(row.row.exportedAt !== undefined && { sourceAt: new Date(row.row.exportedAt) }),
  };
  const deltas = COUNTS.map((kind) => ({ kind, delta: quantities[kind] - line[kind] })).filter(
    ({ delta }) => delta !== 0,
  );
  const reason = row.row.changeReason;
  const why = { importId, ...(reason !== undefined && { reason }) };
  const fields = differences.filter(({ field }) => !TOLD_APART.includes(field));
  const apart = eventsApart(row, why);
  const whole = {
    ...why,
    ...(isRaised && { isRaised: true as const }),
    ...(fields.length > 0 && { fields: told(fields) }),
  };
  if (deltas.length > 0 || fields.length > 0 || apart.length === 0)
    return { move: { line, action: 'import', deltas, changes, data: whole }, events: apart };
  // Nothing but a date or a figure: the move tells of it itself.
  const [{ action, data } = { action: 'import' as const, data: whole }, ...others] = apart;
  return { move: { line, action: action as LineMove['action'], deltas, changes, data: data ?? whole }, events: others };
}

function told(changes: readonly FieldChange[]) {
  return changes.map(({ field, from, to }) => ({ field, from, to }));
}

function eventsApart(
  { line, write: { facts, isActualTold, quantities } }: KnownRow,
  why: { readonly importId: string; readonly reason?: string },
): OrderHappening[] {
  const dates = [
    { field: 'planned', fromDate: line.plannedDate, toDate: facts.plannedDate },
    ...(isActualTold ? [{ field: 'actual', fromDate: line.actualDate, toDate: facts.actualDate } as const] : []),
  ] as const;
  return [
    ...dates
      .filter(({ fromDate, toDate }) => fromDate !== toDate)
      .map((date): OrderHappening => ({ action: 'change-date', lineId: line.id, data: { ...date, ...why } })),
    ...(facts.unitPrice === line.unitPrice
      ? []
      : [priceEvent(line.id, { fromPrice: line.unitPrice, toPrice: facts.unitPrice, ...why })]),
    ...(quantities.quantity === line.quantity
      ? []
      : [
          {
            ...({ action: 'correct', lineId: line.id } as const),
            data: { fromQuantity: line.quantity, toQuantity: quantities.quantity, ...why },
          },
        ]),
  ];
}

function priceEvent(lineId: string, data: NonNullable<OrderHappening['data']>): OrderHappening {
  return { action: 'price', lineId, data };
}

interface Adding {
  readonly added: readonly OrderLineRow[];
  readonly importing: Importing;
}

/** What of the order itself an import moves: one that waited is open now, a closed one that is complete no more is open again. */
function orderMoved(
  order: LoadedOrder,
  rows: readonly NewRow[],
  { added, importing: { importId } }: Adding,
): OrderMoved {
  const last = rows.at(-1);
  if (last === undefined) return {};
  const { centreName, facts, taxIncluded } = last.write;
  const { customerName, orderDate, piNo, shippingType } = facts;
  const isByOwnNumber = /^SO\d{4}-\d+$/i.test(last.row.sapOrderNo);
  const takesNumber = order.sapOrderNo === null && !isByOwnNumber;
  const changes = {
    ...{ customerName, orderDate, piNo, shippingType },
    ...(taxIncluded !== undefined && { taxIncluded }),
    ...(centreName !== undefined && { centreName }),
    ...(takesNumber && { sapOrderNo: last.row.sapOrderNo, source: last.row.source }),
  };
  const lines: OrderHappening[] = added.flatMap((line) => {
    const counts = countsOf(line);
    const event = { action: 'import', lineId: line.id, data: { importId } } as const;
    return counts.length === 0 ? [event] : counts.map((count) => ({ ...event, count }));
  });
  if (order.state === 'placed') {
    const data = { importId, ...(takesNumber && { sapOrderNo: last.row.sapOrderNo }) };
    return { changes, to: 'open', events: [{ action: 'import', from: 'placed', to: 'open', data }, ...lines] };
  }
  if (order.state !== 'closed' || isComplete(order, rows)) return { changes, events: lines };
  const reason = rows.find(({ row }) => row.changeReason !== undefined)?.row.changeReason;
  const data = { importId, ...(reason !== undefined && { reason }) };
  return { changes, to: 'open', events: [{ action: 'correct', from: 'closed', to: 'open', data }, ...lines] };
}

function isComplete({ lines }: LoadedOrder, rows: readonly NewRow[]): boolean {
  const after = new Map(rows.map(({ row, write }) => [row.itemNo, write.quantities]));
  const known = lines.every((line) => isDone(after.get(line.itemNo) ?? line));
  return known && rows.every(({ write }) => isDone(write.quantities));
}

async function changeSerials(tx: Db, rows: readonly KnownRow[], importing: Importing): Promise<void> {
  for (const { line, write } of rows) {
    const { removed } = write.serials;
    if (removed.length === 0) continue;
    // One that left the house with a shipment stays what it was.
    const isLoose = and(
      eq(serials.lineId, line.id),
      inArray(serials.serialNo, [...removed]),
      isNull(serials.shipmentId),
    );
    await tx.delete(serials).where(isLoose);
  }
  await addSerials(
    tx,
    rows.map((row) => ({ row, line: row.line })),
    importing,
  );
}
