import { and, desc, eq, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import { listedFor } from '#kernel/acting.ts';
import type { Scope } from '#kernel/scope.ts';
import { isWithin } from '#modules/customers/server/public.ts';
import { ORDER_STATE_WORDS } from '#modules/orders/domain/order-words.ts';
import { pathOfOrder } from '#modules/orders/domain/paths.ts';
import { paperNumber, serialIn } from '#modules/quotes/domain/quote-number.ts';
import { holding } from '#server/database/like-pattern.ts';
import type { Db } from '#server/database.ts';
import type { AskedPapers, Paper, PaperSource } from '#server/papers.ts';
import { orders } from './order-tables.ts';

/** In how many orders a text is sought for one page at most: however many there are, an answer takes no longer (assurance F4). */
const MAX_SOUGHT_IN = 1000;

/** Orders among the business documents: the contract with its parts, whatever became of each. */
export const ORDER_PAPERS: PaperSource = {
  ...{ id: 'order', order: 20, access: 'orders.read', name: { zh: '订单', en: 'Order' } },
  find: (db, { actor, scope }, asked) => pageOfOrders(db, listedFor(actor, scope), asked),
};

async function pageOfOrders(db: Db, readable: Scope['readable'], { after, pageSize, q }: AskedPapers) {
  const isInReach = isWithin(orders.organisationId, readable);
  const isLater = after === undefined ? undefined : lt(orders.id, after);
  const named = after === undefined && q !== '' ? await rowsWhere(db, and(isInReach, isNumbered(q)), pageSize) : [];
  const upTo = q === '' ? undefined : await idAfter(db, and(isInReach, isLater));
  const isLookedAt = upTo === undefined ? undefined : gte(orders.id, upTo);
  const found = await rowsWhere(db, and(isInReach, isLater, isLookedAt, isHolding(q)), pageSize + 1);
  const page = found.slice(0, pageSize);
  const next = found.length > pageSize ? page.at(-1)?.id : upTo;
  return { rows: [...named, ...page].map(paperOf), next: next ?? null };
}

type Row = Awaited<ReturnType<typeof rowsWhere>>[number];

function rowsWhere(db: Db, where: SQL | undefined, limit: number) {
  const { createdAt, currency, customerName, customerPo, id, piNo, sapOrderNo, serial, state } = orders;
  const total = sql<string | null>`(select sum(l.unit_price * (l.quantity - l.q_cancelled)) from order_lines l
    where l.order_id = orders.id)`;
  return db
    .select({ id, serial, createdAt, customerName, sapOrderNo, piNo, customerPo, state, currency, total })
    .from(orders)
    .where(where)
    .orderBy(desc(id))
    .limit(limit);
}

async function idAfter(db: Db, where: SQL | undefined): Promise<string | undefined> {
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .orderBy(desc(orders.id))
    .offset(MAX_SOUGHT_IN - 1)
    .limit(1);
  return found?.id;
}

/** Whether a text is a number of the order: its own, that of SAP, of its proforma or the customer's. */
function isNumbered(q: string): SQL | undefined {
  const serial = serialIn(q, 'order');
  const { customerPo, piNo, sapOrderNo } = orders;
  return or(
    serial === undefined ? undefined : eq(orders.serial, serial),
    ...[sapOrderNo, piNo, customerPo].map((column) => eq(column, q)),
  );
}

function isHolding(q: string): SQL | undefined {
  if (q === '') return undefined;
  return and(ilike(orders.customerName, holding(q)), sql`not (${isNumbered(q)})`);
}

function paperOf({
  createdAt,
  currency,
  customerName,
  customerPo,
  id,
  piNo,
  sapOrderNo,
  serial,
  state,
  total,
}: Row): Paper {
  return {
    ...{ id, customerName, madeAt: createdAt, path: pathOfOrder(id) },
    number: paperNumber('order', serial, createdAt),
    title: [sapOrderNo, customerPo, piNo].filter(Boolean).join(' · '),
    state: ORDER_STATE_WORDS[state],
    total: total === null ? null : { currency, minor: Number(total) },
  };
}
