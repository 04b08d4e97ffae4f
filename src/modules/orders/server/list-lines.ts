import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Scope } from '#kernel/scope.ts';
import { isWithin } from '#modules/customers/server/public.ts';
import { CANCELLED_SHOWN, type OrderView } from '#modules/orders/domain/order-views.ts';
import type { OrderStatus, ReadyStatus } from '#modules/orders/domain/quantities.ts';
import { serialIn } from '#modules/quotes/domain/quote-number.ts';
import { holding } from '#server/database/like-pattern.ts';
import type { Db } from '#server/database.ts';
import { orderLines, orders, serials } from './order-tables.ts';

/** In how many lines a text is sought for one page at most: however many there are, an answer takes no longer (assurance F4). */
const MAX_SOUGHT_IN = 2000;

/** By what the list is narrowed. */
export interface LineFilter {
  readonly view: OrderView;
  readonly orderStatus?: OrderStatus | undefined;
  readonly readyStatus?: ReadyStatus | undefined;
  readonly late?: 'true' | undefined;
  readonly customer?: string | undefined;
  readonly q: string;
}

/** Which page is asked for, at a moment and on the provider's day. */
export interface AskedLines extends LineFilter {
  readonly after: string | undefined;
  readonly pageSize: number;
  readonly now: Date;
  readonly today: string;
}

export type ListedLineRow = Awaited<ReturnType<typeof rowsWhere>>[number];

/** A page of lines, the last ordered first; those that a number names exactly stand before all others. */
export async function pageOfLines(
  db: Db,
  readable: Scope['readable'],
  { after, pageSize, ...asked }: AskedLines,
): Promise<{ readonly rows: readonly ListedLineRow[]; readonly next: string | null }> {
  const isAsked = and(isWithin(orderLines.organisationId, readable), isNarrowed(asked));
  const named =
    after === undefined && asked.q !== '' ? await rowsWhere(db, and(isAsked, isNumbered(asked.q)), pageSize) : [];
  const upTo = asked.q === '' ? undefined : await idAfter(db, isWithin(orderLines.organisationId, readable), after);
  const isWithinWindow = and(
    isAsked,
    isAfter(after),
    upTo === undefined ? undefined : isNotAfter(upTo),
    isHolding(asked.q),
  );
  const found = await rowsWhere(db, isWithinWindow, pageSize + 1);
  const page = found.slice(0, pageSize);
  const next = found.length > pageSize ? page.at(-1)?.id : upTo;
  return { rows: [...named, ...page], next: next ?? null };
}

/** The lines after a place that a filter lets through, for what reads all of them piece by piece. */
export function linesAfter(
  db: Db,
  readable: Scope['readable'],
  { after, limit, ...asked }: Omit<AskedLines, 'pageSize'> & { readonly limit: number },
): Promise<ListedLineRow[]> {
  const { q } = asked;
  const isSought = q === '' ? undefined : or(isNumbered(q), isHolding(q));
  return rowsWhere(
    db,
    and(isWithin(orderLines.organisationId, readable), isNarrowed(asked), isAfter(after), isSought),
    limit,
  );
}

const { form: _form, ...columns } = getTableColumns(orderLines);

function rowsWhere(db: Db, where: SQL | undefined, limit: number) {
  return db
    .select({
      ...columns,
      state: orders.state,
      serial: orders.serial,
      sapOrderNo: orders.sapOrderNo,
      orderedAt: orders.createdAt,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(where)
    .orderBy(desc(orderLines.orderDate), desc(orderLines.id))
    .limit(limit);
}

const place = sql`(${orderLines.orderDate}, ${orderLines.id})`;
const placeOf = (id: string) => sql`(select order_date, id from order_lines where id = ${id}::uuid)`;

function isAfter(id: string | undefined): SQL | undefined {
  return id === undefined ? undefined : sql`${place} < ${placeOf(id)}`;
}

function isNotAfter(id: string): SQL {
  return sql`${place} >= ${placeOf(id)}`;
}

async function idAfter(db: Db, isInReach: SQL, after: string | undefined): Promise<string | undefined> {
  const [found] = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(isInReach, isAfter(after)))
    .orderBy(desc(orderLines.orderDate), desc(orderLines.id))
    .offset(MAX_SOUGHT_IN - 1)
    .limit(1);
  return found?.id;
}

function isNarrowed({
  customer,
  late,
  now,
  orderStatus,
  readyStatus,
  today,
  view,
}: Omit<AskedLines, 'after' | 'pageSize'>) {
  return and(
    isInView(view, now),
    orderStatus === undefined ? undefined : eq(orderLines.orderStatus, orderStatus),
    readyStatus === undefined ? undefined : eq(orderLines.readyStatus, readyStatus),
    customer === undefined ? undefined : sql`${orderLines.organisationId}::text = ${customer}`,
    late === undefined ? undefined : isLate(today),
  );
}

/** What should be ready and is not: the planned date has passed (commerce §5). */
export function isLate(today: string): SQL | undefined {
  return and(isNull(orderLines.doneAt), lt(orderLines.plannedDate, today), sql`${orderLines.readyStatus} <> 'ready'`);
}

/** Past is what was delivered in full, or cancelled long enough ago; all else is open (commerce §9). */
function isInView(view: OrderView, now: Date): SQL | undefined {
  if (view === 'parts') return eq(orderLines.kind, 'part');
  const cancelledSince = new Date(now.getTime() - CANCELLED_SHOWN);
  const isDelivered = eq(orderLines.orderStatus, 'delivered');
  if (view === 'past') return and(isNotNull(orderLines.doneAt), or(isDelivered, lt(orderLines.doneAt, cancelledSince)));
  return or(isNull(orderLines.doneAt), and(sql`not ${isDelivered}`, gte(orderLines.doneAt, cancelledSince)));
}

/** Whether a text is a number of the line: of its order here or in SAP, of a paper, of a machine. */
function isNumbered(q: string): SQL | undefined {
  const serial = serialIn(q, 'order');
  return or(
    serial === undefined
      ? undefined
      : inArray(orderLines.orderId, sql`(select id from orders where serial = ${serial})`),
    inArray(
      orderLines.orderId,
      sql`(select id from orders where sap_order_no = ${q} or pi_no = ${q} or customer_po = ${q})`,
    ),
    eq(orderLines.manufacturingNo, q),
    inArray(orderLines.id, sql`(select ${serials.lineId} from ${serials} where ${eq(serials.serialNo, q)})`),
  );
}

function isHolding(q: string): SQL | undefined {
  if (q === '') return undefined;
  const { customerName, materialCode, modelName, partDescription, typeCode } = orderLines;
  const holds = or(
    ...[modelName, typeCode, materialCode, customerName, partDescription].map((column) => ilike(column, holding(q))),
  );
  return and(holds, sql`not (${isNumbered(q)})`);
}
