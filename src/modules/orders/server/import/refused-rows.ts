import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type BilingualText, textIn } from '#kernel/locale.ts';
import type { Scope } from '#kernel/scope.ts';
import { isWithin } from '#modules/customers/server/public.ts';
import { type RowProblem, rowText } from '#modules/orders/domain/import/row-problem.ts';
import { ORDER_PATHS, pathOfOrder } from '#modules/orders/domain/paths.ts';
import { orderImportRows, orderImports } from '#modules/orders/server/order-import-tables.ts';
import { orders } from '#modules/orders/server/order-tables.ts';
import type { Db } from '#server/database.ts';
import { MOST_TODOS, type Todo, type TodoAsker } from '#server/todo.ts';

/** What is said instead of an order that may be another customer's. */
const ANOTHER_ORDER: BilingualText = { zh: '其他订单', en: 'another order' };

/**
 * Rows about customers within reach that were refused in order files that were taken, those of the last file first: until a later file
 * has them right. Whose a row is that names no known customer, the administrator alone is told.
 */
export async function refusedRows(
  db: Db,
  reach: Scope['readable'],
  { actor, locale }: Pick<TodoAsker, 'actor' | 'locale'>,
): Promise<Todo[]> {
  const { cells, importId, itemNo, no, organisationId, problems, sapOrderNo, source, verdict } = orderImportRows;
  const isTold = and(eq(verdict, 'refused'), isNotNull(orderImports.appliedAt), isLast());
  const rows = await db
    .select({ cells, importId, itemNo, no, problems, sapOrderNo, since: orderImports.appliedAt, orderId: orders.id })
    .from(orderImportRows)
    .innerJoin(orderImports, eq(orderImports.id, importId))
    .leftJoin(orders, and(eq(orders.source, source), eq(orders.sapOrderNo, sapOrderNo)))
    .where(and(isTold, reach === 'all' ? undefined : isWithin(organisationId, reach)))
    .orderBy(desc(importId), asc(no))
    .limit(MOST_TODOS);
  const isAdmin = actor.role === 'admin';
  return rows.map((row) => ({
    id: `${row.importId}-${row.no}`,
    title: `${row.sapOrderNo} / ${row.itemNo}`,
    detail: [row.cells.customerName ?? '', ...row.problems.map((one) => rowText(isAdmin ? one : kept(one), locale))]
      .filter((text) => text !== '')
      .join(' · '),
    path: isAdmin ? ORDER_PATHS.imports : row.orderId === null ? ORDER_PATHS.my : pathOfOrder(row.orderId),
    since: row.since ?? undefined,
  }));

  /** The order that has a machine already may be of a customer that somebody else looks after. */
  function kept(problem: RowProblem): RowProblem {
    return problem.code === 'row.serial-taken' ? { ...problem, other: textIn(ANOTHER_ORDER, locale) } : problem;
  }
}

/** Whether no file that was taken later says something of the same item. */
function isLast(): SQL {
  const { importId, itemNo, sapOrderNo, source } = orderImportRows;
  return sql`not exists (select 1 from order_import_rows later
    join order_imports taken on taken.id = later.import_id and taken.applied_at is not null
    where later.sap_order_no = ${sapOrderNo} and later.source = ${source} and later.item_no = ${itemNo}
      and later.import_id > ${importId})`;
}
