import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { BillBody } from '#modules/bills/domain/bill-body.ts';
import { billNumber } from '#modules/bills/domain/bill-paper.ts';
import type { BillKnown, OrderKnown, OrderLineKnown, ProformaKnown } from '#modules/bills/domain/checks/knowledge.ts';
import { INCOTERMS } from '#modules/bills/domain/incoterms.ts';
import { dueOf } from '#modules/orders/domain/quantities.ts';
import { serialsOf } from '#modules/orders/server/public.ts';
import { orderLines, orders, serials } from '#modules/orders/server/tables.ts';
import { paperNumber } from '#modules/quotes/domain/quote-number.ts';
import type { Db } from '#server/database.ts';
import { fieldRules } from './bill-rules.ts';
import type { BillRow } from './bill-store.ts';
import { bills } from './bill-tables.ts';
import { bodyOfBill, type Composing, pairOf } from './composed-bill.ts';
import { activeAccounts } from './draft-own.ts';
import { isPrintable } from './printable.ts';
import { heldElsewhere } from './shipment-store.ts';

/** All that a draft is held against beside itself, as far as it is within reach. */
export async function knownOf(
  db: Db,
  bill: BillRow,
  body: BillBody,
  { today, ...composing }: Composing & { readonly today: string },
): Promise<BillKnown> {
  const lineIds = body.lines.flatMap(({ orderLineId }) => (orderLineId === null ? [] : [orderLineId]));
  const lines = lineIds.length === 0 ? [] : await linesWithOrders(db, lineIds);
  const pair = await pairOf(db, bill, composing.reach, 'any');
  return {
    ...{ today, rules: await fieldRules(db), isPrintable },
    orders: ordersAmong(lines),
    orderLines: await knownLines(db, bill, lines),
    serialsElsewhere: await serialsElsewhere(db, body),
    pair: pair === undefined ? null : await bodyOfBill(db, pair, composing),
    proforma: await proformaOf(db, bill, lineIds),
    creditUsed: await creditUsed(db, bill, body),
    accounts: [...new Set((await activeAccounts(db)).map(({ currency }) => currency))],
  };
}

type LineOfOrder = Awaited<ReturnType<typeof linesWithOrders>>[number];

function linesWithOrders(db: Db, ids: readonly string[]) {
  return db
    .select({ line: orderLines, order: orders })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(inArray(orderLines.id, [...ids]));
}

function ordersAmong(lines: readonly LineOfOrder[]): readonly OrderKnown[] {
  const found = new Map(lines.map(({ order }) => [order.id, order]));
  return [...found.values()].map(({ createdAt, currency, customerName, serial, taxIncluded, terms }) => ({
    number: paperNumber('order', serial, createdAt),
    ...{ buyer: customerName, currency, taxMode: terms.taxMode, taxIncluded, place: terms.place ?? '' },
    incoterm: INCOTERMS.find((rule) => rule === terms.incoterm) ?? null,
  }));
}

async function knownLines(
  db: Db,
  { shipmentId }: BillRow,
  lines: readonly LineOfOrder[],
): Promise<readonly OrderLineKnown[]> {
  const ids = lines.map(({ line }) => line.id);
  const [held, numbers] =
    ids.length === 0
      ? [new Map<string, number>(), new Map<string, readonly string[]>()]
      : [await heldElsewhere(db, ids, shipmentId ?? undefined), await serialsOf(db, ids)];
  return lines.map(({ line }) => ({
    orderLineId: line.id,
    due: dueOf(line),
    // A proforma of an order ships nothing.
    shippedBefore: shipmentId === null ? 0 : (held.get(line.id) ?? 0),
    unitPrice: line.unitPrice,
    serials: numbers.get(line.id) ?? [],
  }));
}

/** The numbers of machines a paper names that are known to be of other lines than theirs. */
async function serialsElsewhere(db: Db, body: BillBody): Promise<readonly string[]> {
  const named = body.packages.flatMap(({ contents }) =>
    contents.flatMap(({ lineNo, serials: numbers }) =>
      numbers.map((serialNo) => ({ serialNo, lineId: body.lines.find((line) => line.lineNo === lineNo)?.orderLineId })),
    ),
  );
  if (named.length === 0) return [];
  const { lineId, serialNo } = serials;
  const known = await db
    .select({ serialNo, lineId })
    .from(serials)
    .where(
      inArray(
        serialNo,
        named.map((one) => one.serialNo),
      ),
    );
  return known
    .filter((one) => !named.some((other) => other.serialNo === one.serialNo && other.lineId === one.lineId))
    .map((one) => one.serialNo);
}

/** The proforma the goods were ordered by: the issued one of their shipment or order. */
async function proformaOf(
  db: Db,
  { kind, shipmentId }: BillRow,
  lineIds: readonly string[],
): Promise<ProformaKnown | null> {
  if (kind !== 'ci' || lineIds.length === 0) return null;
  const ofThem = db
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .where(inArray(orderLines.id, [...lineIds]));
  const ofQuotes = db.select({ id: orders.quoteId }).from(orders).where(inArray(orders.id, ofThem));
  const [found] = await db
    .select({ body: bills.body, shipmentId: bills.shipmentId })
    .from(bills)
    .where(
      and(
        eq(bills.kind, 'pi'),
        eq(bills.state, 'issued'),
        or(
          inArray(bills.orderId, ofThem),
          inArray(bills.quoteId, ofQuotes),
          shipmentId === null ? undefined : eq(bills.shipmentId, shipmentId),
        ),
      ),
    )
    .orderBy(desc(bills.issuedAt))
    .limit(1);
  if (found?.body == null) return null;
  const { lines, terms } = found.body;
  return {
    number: billNumber(found.body) ?? '',
    terms,
    lines: lines.flatMap(({ orderLineId, quantity, typeCode, unitPrice }) =>
      unitPrice === null ? [] : [{ orderLineId, typeCode, quantity, unitPrice }],
    ),
    isOfShipment: shipmentId !== null && found.shipmentId === shipmentId,
  };
}

/** What other issued invoices used of the same letter of credit. */
async function creditUsed(db: Db, bill: BillRow, { letterOfCredit }: BillBody): Promise<number> {
  if (letterOfCredit === null) return 0;
  const total = sql<number>`coalesce(sum((${bills.body}->'totals'->'money'->>'total')::bigint), 0)::float8`;
  const isSame = sql`${bills.body}->'letterOfCredit'->>'number' = ${letterOfCredit.number}`;
  const isOther = and(ne(bills.id, bill.id), eq(bills.organisationId, bill.organisationId));
  const [found] = await db
    .select({ total })
    .from(bills)
    .where(and(eq(bills.kind, 'ci'), eq(bills.state, 'issued'), isSame, isOther));
  return Number(found?.total ?? 0);
}
