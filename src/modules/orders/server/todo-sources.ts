import { and, asc, eq, gt, isNull, lt, type SQL } from 'drizzle-orm';
import { beneficiaryOf } from '#kernel/acting.ts';
import type { Scope } from '#kernel/scope.ts';
import { isWithin } from '#modules/customers/server/public.ts';
import { ORDER_PATHS, pathOfOrder } from '#modules/orders/domain/paths.ts';
import { ORDER_TODO_WORDS } from '#modules/orders/domain/todo-words.ts';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import { paperNumber } from '#modules/quotes/domain/quote-number.ts';
import { viewOf } from '#modules/quotes/domain/shown-state.ts';
import type { Db } from '#server/database.ts';
import { MOST_TODOS, type Todo, type TodoAsker, type TodoSource } from '#server/todo.ts';
import { refusedRows } from './import/refused-rows.ts';
import { unknownCustomers } from './import/unknown-customers.ts';
import { isLate } from './list-lines.ts';
import { orderLines, orders } from './order-tables.ts';

type Reach = Scope['readable'];

/** For whom somebody answers: as a customer the own organisation or the one acted for, as staff the customers looked after. */
const concerned = ({ actor, scope }: TodoAsker): Reach => {
  const view = viewOf(actor);
  if (view === 'A') return 'all';
  return view === 'C' ? [beneficiaryOf(actor)] : scope.serviced;
};
const serviced = (asker: TodoAsker): Reach => (viewOf(asker.actor) === 'C' ? [] : concerned(asker));
const bought = (asker: TodoAsker): Reach => (viewOf(asker.actor) === 'C' ? concerned(asker) : []);

const of =
  (reachOf: (asker: TodoAsker) => Reach, find: (db: Db, reach: Reach, asker: TodoAsker) => Promise<readonly Todo[]>) =>
  async (db: Db, asker: TodoAsker): Promise<readonly Todo[]> => {
    const reach = reachOf(asker);
    return reach.length === 0 ? [] : find(db, reach, asker);
  };

const ORDERS_READ = { access: 'orders.read' } as const;
const { confirm, customers, late, refused, shipped } = ORDER_TODO_WORDS;

/** What there is to do with orders, for either side of them (commerce §9). */
export const ORDER_TODO: readonly TodoSource[] = [
  {
    ...{ ...ORDERS_READ, id: 'orders.confirm', order: 47, name: confirm, waits: true },
    find: of(serviced, placedOrders),
  },
  {
    ...{ ...ORDERS_READ, id: 'orders.refused', order: 85, name: refused, waits: false },
    find: of(serviced, refusedRows),
  },
  {
    ...{ ...ORDERS_READ, id: 'orders.late', order: 90, name: late, waits: false, all: `${ORDER_PATHS.my}?late=true` },
    find: of(concerned, (db, reach, { now }) => lateLines(db, reach, providerDay(now))),
  },
  {
    ...{ ...ORDERS_READ, id: 'orders.shipped', order: 95, name: shipped, waits: false },
    find: of(bought, (db, reach) => shippedOrders(db, reach)),
  },
  {
    ...{ id: 'orders.unknown-customers', access: 'orders.import', order: 70, name: customers, waits: false },
    all: ORDER_PATHS.imports,
    find: unknownCustomers,
  },
];

const told = { id: orders.id, serial: orders.serial, createdAt: orders.createdAt, customerName: orders.customerName };
type ToldOrder = Pick<typeof orders.$inferSelect, 'id' | 'serial' | 'createdAt' | 'customerName'>;

function todoOf({ createdAt, customerName, id, serial }: ToldOrder): Todo {
  return { id, title: paperNumber('order', serial, createdAt), detail: customerName, path: pathOfOrder(id) };
}

/** Orders that wait for their confirmation, the first made first. */
async function placedOrders(db: Db, reach: Reach): Promise<Todo[]> {
  const rows = await db
    .select(told)
    .from(orders)
    .where(and(isWithin(orders.organisationId, reach), eq(orders.state, 'placed')))
    .orderBy(asc(orders.id))
    .limit(MOST_TODOS);
  return rows.map((order) => ({ ...todoOf(order), since: order.createdAt }));
}

/** Lines that should be ready and are not, the latest first. */
async function lateLines(db: Db, reach: Reach, today: string): Promise<Todo[]> {
  const rows = await ofLines(db, and(isWithin(orderLines.organisationId, reach), isLate(today)))
    .orderBy(asc(orderLines.plannedDate), asc(orderLines.id))
    .limit(MOST_TODOS);
  return rows.map(({ itemNo, lineId, plannedDate, ...order }) => ({
    ...todoOf(order),
    ...{ id: lineId, title: `${todoOf(order).title} / ${itemNo}`, until: plannedDate ?? undefined },
  }));
}

/** Orders of which goods have left the house and did not arrive yet. */
async function shippedOrders(db: Db, reach: Reach): Promise<Todo[]> {
  const isUnderWay = and(
    isNull(orderLines.doneAt),
    lt(orderLines.delivered, orderLines.shipped),
    gt(orderLines.shipped, 0),
  );
  const rows = await ofLines(db, and(isWithin(orderLines.organisationId, reach), isUnderWay))
    .orderBy(asc(orders.id), asc(orderLines.itemNo))
    .limit(MOST_TODOS);
  const firsts = new Map(rows.map((order) => [order.id, todoOf(order)]));
  return [...firsts.values()];
}

function ofLines(db: Db, where: SQL | undefined) {
  return db
    .select({ ...told, lineId: orderLines.id, itemNo: orderLines.itemNo, plannedDate: orderLines.plannedDate })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(where)
    .$dynamic();
}
