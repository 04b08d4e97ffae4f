import { and, asc, eq, gt, gte, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isUuid } from '#kernel/ids.ts';
import type { Scope } from '#kernel/scope.ts';
import { organisations } from '#modules/accounts/server/public.ts';
import { configurations } from '#modules/cart/server/tables.ts';
import { isWithin } from '#modules/customers/server/public.ts';
import { orders } from '#modules/orders/server/tables.ts';
import { expiresAt } from '#modules/quotes/domain/validity.ts';
import { quotes } from '#modules/quotes/server/tables.ts';
import type { FiguresDto } from '#modules/reporting/contract.ts';
import { addMonths, monthsBetween, NOTHING_COUNTED } from '#modules/reporting/domain/figures.ts';
import type { Db } from '#server/database.ts';

/** The provider's calendar: business dates and months are its own. */
const ZONE = 'Asia/Shanghai';
/** What has come to an end one way or the other. */
const DECIDED = ['ordered', 'declined', 'rejected', 'withdrawn', 'expired'] as const;

/** Which months are counted, of whom. */
export interface AskedFigures {
  readonly from: string;
  readonly to: string;
  readonly customer: string | undefined;
}

type Row = FiguresDto['rows'][number];
/** What one table says of a month of a customer. */
type Part = Pick<Row, 'month' | 'customerId'> & Partial<Row>;

/** What customers within reach configured, asked for and ordered, by month; the provider itself is no customer. */
export async function countFigures(
  db: Db,
  readable: Scope['readable'],
  { customer, from, to }: AskedFigures,
): Promise<FiguresDto> {
  const months = monthsBetween(from, to);
  // A text that is no id names no customer, like an id nobody has.
  if (customer !== undefined && !isUuid(customer)) return { months: [...months], customers: [], rows: [] };
  const { id, kind, name } = organisations;
  const isMeant = and(
    isWithin(id, readable),
    ne(kind, 'provider'),
    customer === undefined ? undefined : eq(id, customer),
  );
  const customers = await db.select({ id, name }).from(organisations).where(isMeant).orderBy(asc(name), asc(id));
  if (customers.length === 0) return { months: [...months], customers: [], rows: [] };
  const range = { from, to, isMeant: meaning(readable, customer) };
  const parts = [await configured(db, range), await quoted(db, range), await ordered(db, range)].flat();
  const known = new Set(customers.map((one) => one.id));
  const rows = together(parts.filter(({ customerId }) => known.has(customerId)));
  const counted = new Set(rows.map(({ customerId }) => customerId));
  return { months: [...months], customers: customers.filter((one) => counted.has(one.id)), rows };
}

interface Range {
  readonly from: string;
  readonly to: string;
  readonly isMeant: (column: AnyPgColumn) => SQL | undefined;
}

const meaning = (readable: Scope['readable'], customer: string | undefined) => (column: AnyPgColumn) =>
  and(isWithin(column, readable), customer === undefined ? undefined : eq(column, customer));

const pieces = sql<number>`count(*)::int`;
const monthOf = (column: AnyPgColumn) => sql<string>`to_char(${column} at time zone '${sql.raw(ZONE)}', 'YYYY-MM')`;

/** The first moment of a month, and the first after another, at the provider. */
function momentsOf({ from, to }: Pick<Range, 'from' | 'to'>) {
  const lastDayBefore = (month: string) => {
    const day = new Date(`${month}-01T00:00:00Z`);
    return new Date(day.getTime() - 86_400_000).toISOString().slice(0, 10);
  };
  return { since: expiresAt(lastDayBefore(from), ZONE), until: expiresAt(lastDayBefore(addMonths(to, 1)), ZONE) };
}

function configured(db: Db, range: Range): Promise<Part[]> {
  const { createdAt, deletedAt, organisationId } = configurations;
  const { since, until } = momentsOf(range);
  return db
    .select({ month: monthOf(createdAt), customerId: organisationId, configurations: pieces })
    .from(configurations)
    .where(and(range.isMeant(organisationId), gte(createdAt, since), lt(createdAt, until), isNull(deletedAt)))
    .groupBy(organisationId, monthOf(createdAt));
}

function quoted(db: Db, range: Range): Promise<Part[]> {
  const { createdAt, lastNo, organisationId, state } = quotes;
  const { since, until } = momentsOf(range);
  const isDecided = inArray(state, [...DECIDED]);
  return db
    .select({
      ...{ month: monthOf(createdAt), customerId: organisationId, quotes: pieces },
      decided: sql<number>`(count(*) filter (where ${isDecided}))::int`,
      won: sql<number>`(count(*) filter (where ${eq(state, 'ordered')}))::int`,
    })
    .from(quotes)
    .where(and(range.isMeant(organisationId), gte(createdAt, since), lt(createdAt, until), gt(lastNo, 0)))
    .groupBy(organisationId, monthOf(createdAt));
}

function ordered(db: Db, range: Range): Promise<Part[]> {
  const { orderDate, organisationId, state } = orders;
  const month = sql<string>`to_char(${orderDate}, 'YYYY-MM')`;
  return db
    .select({ month, customerId: organisationId, orders: pieces })
    .from(orders)
    .where(
      and(
        range.isMeant(organisationId),
        gte(orderDate, `${range.from}-01`),
        lt(orderDate, `${addMonths(range.to, 1)}-01`),
        ne(state, 'cancelled'),
      ),
    )
    .groupBy(organisationId, month);
}

/** One row for each month of a customer, the first month first. */
function together(parts: readonly Part[]): Row[] {
  const rows = new Map<string, Row>();
  for (const part of parts) {
    const key = `${part.month} ${part.customerId}`;
    const { customerId, month } = part;
    rows.set(key, { ...(rows.get(key) ?? { month, customerId, ...NOTHING_COUNTED }), ...part });
  }
  return [...rows.values()].sort(
    (one, other) => one.month.localeCompare(other.month) || one.customerId.localeCompare(other.customerId),
  );
}
