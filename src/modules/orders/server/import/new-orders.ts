import type { Actor } from '#kernel/actor.ts';
import type { LineWrite } from '#modules/orders/domain/import/line-write.ts';
import { COUNTS } from '#modules/orders/domain/line-changes.ts';
import { dueOf, endOf, isDone, lineStatus, orderStatus } from '#modules/orders/domain/quantities.ts';
import { lineIds } from '#modules/orders/server/line-ids.ts';
import { orderEvents, orderLines, orders, serials } from '#modules/orders/server/order-tables.ts';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import { findCustomersTerms } from '#modules/prices/server/public.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { groupedBy } from './grouped-by.ts';
import type { JudgedRow } from './judge-rows.ts';
import { keyOf } from './row-context.ts';

/** A row that makes a line. */
export interface NewRow extends JudgedRow {
  readonly write: LineWrite;
}

/** By whom, when, and by which import orders are written. */
export interface Importing {
  readonly portal: Portal;
  readonly importId: string;
  readonly actor: Actor;
  readonly now: Date;
  /** Set of an import of the demo. */
  readonly isDemo?: boolean;
}

type NewLine = typeof orderLines.$inferInsert;
type NewOrder = typeof orders.$inferInsert;
type NewEvent = typeof orderEvents.$inferInsert;

const AT_ONCE = 500;

/**
 * Makes the orders that rows name and that are not there, with their lines: each by the first row that names it, open, or ended where its
 * lines say so. What became of it before it came here its customer knows: no mail tells of it.
 */
export async function addOrders(tx: Db, rows: readonly NewRow[], importing: Importing): Promise<void> {
  const { importId, now, portal } = importing;
  const byOrder = groupedBy(rows, ({ row }) => keyOf(row.source, row.sapOrderNo));
  const made: { order: NewOrder; lines: NewLine[]; rows: readonly NewRow[] }[] = [];
  const terms = await findCustomersTerms(tx, [...new Set(rows.flatMap(({ customerId }) => customerId ?? []))]);
  for (const ofOrder of byOrder.values()) {
    const [first] = ofOrder;
    if (first?.customerId === undefined) throw new Error(`row ${first?.no} of import ${importId} names no customer`);
    const id = portal.newId();
    const own = { orderId: id, organisationId: first.customerId };
    const byItem = [...ofOrder].sort((one, other) => one.row.itemNo - other.row.itemNo);
    const ids = lineIds(portal.newId, byItem.length);
    const idOf = new Map(byItem.map((one, place) => [one, ids[place] ?? '']));
    const lines = ofOrder.map((one) => ({ ...newLine(one, own, importing), id: idOf.get(one) ?? '' }));
    const ended = endOf(lines.map(quantitiesOf));
    const state = ended === 'finish' ? 'closed' : ended === 'end-empty' ? 'cancelled' : 'open';
    const { customerName, orderDate, piNo, shippingType } = first.write.facts;
    const order: NewOrder = {
      ...{ id, organisationId: first.customerId, actorId: importing.actor.id, state },
      ...{ source: first.row.source, sapOrderNo: first.row.sapOrderNo, orderDate, piNo, customerName, shippingType },
      ...{ currency: first.write.currency, taxIncluded: first.write.taxIncluded ?? false },
      centreName: first.write.centreName ?? '',
      terms: terms.get(first.customerId) ?? { payment: null, incoterm: null, place: null, taxMode: 'domestic' },
      ...orderStatus(lines.map(quantitiesOf)),
      ...{ isDemo: importing.isDemo ?? false, createdAt: now, updatedAt: now },
    };
    made.push({ order, lines, rows: ofOrder });
  }
  await insertAll(
    made.map(({ order }) => order),
    (some) => tx.insert(orders).values(some),
  );
  await insertAll(
    made.flatMap(({ lines }) => lines),
    (some) => tx.insert(orderLines).values(some),
  );
  await insertAll(
    made.flatMap(({ lines, order, rows: own }) => eventsOf(order, lines, own, importing)),
    (some) => tx.insert(orderEvents).values(some),
  );
  await addSerials(
    tx,
    made.flatMap(({ lines, rows: own }) => own.map((row, at) => ({ row, line: lines[at] }))),
    importing,
  );
}

/** A line as a row says it, with both statuses and the days that follow from its quantities. */
export function newLine(
  { hash, row, write }: NewRow,
  own: { readonly orderId: string; readonly organisationId: string },
  { now, portal }: Pick<Importing, 'now' | 'portal'>,
): NewLine {
  const { currency, facts, isActualTold, quantities } = write;
  const isReady = quantities.ready === dueOf(quantities) && quantities.ready > 0;
  return {
    ...{ ...own, ...facts, ...quantities, ...lineStatus(quantities), id: portal.newId(), itemNo: row.itemNo, currency },
    actualDate: isActualTold ? facts.actualDate : isReady ? providerDay(now) : null,
    doneAt: isDone(quantities) ? now : null,
    rowHash: hash,
    sourceAt: row.exportedAt === undefined ? null : new Date(row.exportedAt),
  };
}

/** Binds numbers of machines to new lines. */
export async function addSerials(
  tx: Db,
  lines: readonly { readonly row: NewRow; readonly line: NewLine | undefined }[],
  { now, portal }: Pick<Importing, 'now' | 'portal'>,
): Promise<void> {
  const rows = lines.flatMap(({ line, row: { row, write } }) =>
    line === undefined
      ? []
      : write.serials.added.map((serialNo) => ({
          ...{ id: portal.newId(), source: row.source, serialNo, lineId: line.id },
          ...{ organisationId: line.organisationId, createdAt: now },
        })),
  );
  await insertAll(rows, (some) => tx.insert(serials).values(some));
}

/** The counts a line comes with are the sums of its events from the beginning. */
export function countsOf(line: NewLine): { readonly kind: (typeof COUNTS)[number]; readonly delta: number }[] {
  return COUNTS.map((kind) => ({ kind, delta: line[kind] ?? 0 })).filter(({ delta }) => delta > 0);
}

function eventsOf(
  order: NewOrder,
  lines: readonly NewLine[],
  rows: readonly NewRow[],
  importing: Importing,
): NewEvent[] {
  const { importId, now, portal } = importing;
  const { id: orderId, organisationId, state = 'open' } = order;
  const event = (told: Partial<NewEvent> & Pick<NewEvent, 'action' | 'to' | 'data'>): NewEvent => ({
    ...{ id: portal.newId(), orderId, organisationId, createdAt: now, ...told },
  });
  const opened = event({
    ...{ action: 'import', from: null, to: 'open' },
    data: { importId, sapOrderNo: order.sapOrderNo ?? '' },
  });
  const counts = lines.flatMap((line, at) =>
    countsOf(line).map((count) =>
      event({
        ...{ action: 'import', from: 'open', to: 'open', lineId: line.id, ...count },
        data: { importId, ...(rows[at]?.write.isRaised === true && { isRaised: true as const }) },
      }),
    ),
  );
  if (state === 'open') return [opened, ...counts];
  const action = state === 'closed' ? 'finish' : 'end-empty';
  return [opened, ...counts, event({ action, from: 'open', to: state, data: { importId } })];
}

function quantitiesOf({ cancelled = 0, delivered = 0, quantity, ready = 0, shipped = 0 }: NewLine) {
  return { cancelled, delivered, quantity, ready, shipped };
}

async function insertAll<Row>(rows: readonly Row[], insert: (some: Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE) await insert(rows.slice(at, at + AT_ONCE));
}
