import { and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { KnownLine } from '#modules/orders/domain/import/line-write.ts';
import type { OrderRowRead } from '#modules/orders/domain/import/read-row.ts';
import type { NamedCustomer } from '#modules/orders/domain/import/row-context.ts';
import type { LoadedOrder, OrderLineRow } from '#modules/orders/server/order-store.ts';
import { serialsOf } from '#modules/orders/server/order-store.ts';
import { orderLines, orders, serials } from '#modules/orders/server/order-tables.ts';
import { customersByNumber } from '#modules/prices/server/public.ts';
import { paperNumber, serialIn } from '#modules/quotes/domain/quote-number.ts';
import type { Db } from '#server/database.ts';

/** What is known of the world where some rows are judged, all of it read at once. */
export interface Known {
  readonly customers: ReadonlyMap<string, NamedCustomer>;
  readonly orderOf: (row: OrderRowRead) => LoadedOrder | undefined;
  readonly numbersOf: (lineId: string) => readonly string[];
  /** Which line has a number of a source, and what it is called. */
  readonly holderOf: (
    source: string,
    serialNo: string,
  ) => { readonly lineId: string; readonly name: string } | undefined;
}

const { form: _form, ...lineColumns } = getTableColumns(orderLines);

/** Reads what rows name: customers, orders with their lines, and whose the numbers of machines are. */
export async function knownOf(db: Db, rows: readonly OrderRowRead[]): Promise<Known> {
  const numbers = rows.flatMap(({ centreCustomerNo, customerNo }) => [customerNo ?? [], centreCustomerNo ?? []].flat());
  const customers = await customersByNumber(db, [...new Set(numbers)]);
  const found = await ordersNamed(db, rows);
  const lines = await linesOf(
    db,
    found.map(({ id }) => id),
  );
  const loaded = found.map((order) => ({ ...order, lines: lines.get(order.id) ?? [] }));
  const bySap = new Map(loaded.map((order) => [keyOf(order.source, order.sapOrderNo ?? ''), order]));
  const byNumber = new Map(loaded.map((order) => [paperNumber('order', order.serial, order.createdAt), order]));
  const machines = await serialsOf(
    db,
    loaded.flatMap((order) => order.lines.map(({ id }) => id)),
  );
  const holders = await holdersOf(db, rows);
  return {
    customers,
    orderOf: ({ sapOrderNo, source }) => bySap.get(keyOf(source, sapOrderNo)) ?? byNumber.get(sapOrderNo.toUpperCase()),
    numbersOf: (lineId) => machines.get(lineId) ?? [],
    holderOf: (source, serialNo) => holders.get(keyOf(source, serialNo)),
  };
}

/** What two systems may number alike. */
export function keyOf(source: string, number: string): string {
  return `${source}\n${number}`;
}

const ORDER_NUMBER = /^SO\d{4}-\d+$/i;

/** The orders that rows name by their number in a system, or by their own. */
export async function ordersNamed(db: Db, rows: readonly OrderRowRead[]) {
  const named = [...new Set(rows.map(({ sapOrderNo }) => sapOrderNo))].filter((number) => number !== '');
  if (named.length === 0) return [];
  const own = named.filter((number) => ORDER_NUMBER.test(number)).flatMap((number) => serialIn(number, 'order') ?? []);
  return db
    .select()
    .from(orders)
    .where(or(inArray(orders.sapOrderNo, named), own.length === 0 ? undefined : inArray(orders.serial, own)));
}

async function linesOf(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, OrderLineRow[]>> {
  const found = new Map<string, OrderLineRow[]>();
  if (orderIds.length === 0) return found;
  const rows = await db
    .select(lineColumns)
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]));
  for (const row of rows) {
    const lines = found.get(row.orderId) ?? [];
    // As it was ordered no import changes; it is long, and left where it is.
    lines.push({ ...row, form: null });
    found.set(row.orderId, lines);
  }
  return found;
}

async function holdersOf(db: Db, rows: readonly OrderRowRead[]) {
  const told = [...new Set(rows.flatMap((row) => row.serials ?? []))];
  if (told.length === 0) return new Map<string, { lineId: string; name: string }>();
  const { createdAt, serial } = orders;
  const found = await db
    .select({
      ...{ source: serials.source, serialNo: serials.serialNo, lineId: serials.lineId },
      ...{ serial, createdAt, itemNo: orderLines.itemNo },
    })
    .from(serials)
    .innerJoin(orderLines, eq(orderLines.id, serials.lineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(sql`${serials.serialNo} = any(${sql.param(told)}::text[])`));
  return new Map(
    found.map(({ createdAt: at, itemNo, lineId, serial: no, serialNo, source }) => [
      keyOf(source, serialNo),
      { lineId, name: `${paperNumber('order', no, at)} / ${itemNo}` },
    ]),
  );
}

/** A line as the rules of an import know it. */
export function knownLine(line: OrderLineRow, numbers: readonly string[]): KnownLine {
  return { ...line, serials: numbers, sourceAt: line.sourceAt?.toISOString() ?? null };
}
