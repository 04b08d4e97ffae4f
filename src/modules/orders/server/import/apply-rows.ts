import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { readRow } from '#modules/orders/domain/import/read-row.ts';
import { orderImportRows } from '#modules/orders/server/order-import-tables.ts';
import { lockOrders } from '#modules/orders/server/order-store.ts';
import type { Db } from '#server/database.ts';
import { changeOrder } from './changed-orders.ts';
import { groupedBy } from './grouped-by.ts';
import { type FileRowCells, type JudgedRow, judgeRows } from './judge-rows.ts';
import { addOrders, type Importing, type NewRow } from './new-orders.ts';
import { ordersNamed } from './row-context.ts';

/** What became of rows that were to be taken. */
export interface Applied {
  readonly written: number;
  /** Rows that something stands against now, which did not when they were judged. */
  readonly refused: number;
}

/** The row that was gone through last: rows are taken order by order, so that none ends before all of the file is said of it. */
export interface RowPlace {
  readonly order: string;
  readonly no: number;
}

/** The rows after a place that wait to be taken: so many, and what else of the last order waits. */
export async function waitingRows(
  db: Db,
  importId: string,
  after: RowPlace | undefined,
  limit: number,
): Promise<{ readonly rows: readonly WaitingRow[]; readonly isLast: boolean }> {
  const { cells, no, sapOrderNo, verdict } = orderImportRows;
  const waits = and(eq(orderImportRows.importId, importId), inArray(verdict, ['new', 'changed']));
  const select = () => db.select({ no, cells, order: sapOrderNo }).from(orderImportRows);
  const isAfter = after && sql`(${sapOrderNo}, ${no}) > (${after.order}, ${after.no})`;
  const rows = await select().where(and(waits, isAfter)).orderBy(asc(sapOrderNo), asc(no)).limit(limit);
  const last = rows.at(-1);
  if (last === undefined || rows.length < limit) return { rows, isLast: true };
  const rest = await select()
    .where(and(waits, eq(sapOrderNo, last.order), gt(no, last.no)))
    .orderBy(asc(no));
  return { rows: [...rows, ...rest], isLast: false };
}

type WaitingRow = FileRowCells & { readonly order: string };

/**
 * Takes rows into the orders, in one transaction: the orders are locked, every row is judged once more by what is there now, and what
 * would change nothing changes nothing.
 */
export async function applyRows(tx: Db, rows: readonly FileRowCells[], importing: Importing): Promise<Applied> {
  const named = await ordersNamed(
    tx,
    rows.map(({ cells }) => readRow(cells).row),
  );
  if (named.length > 0)
    await lockOrders(
      tx,
      named.map(({ id }) => id),
    );
  const judged = await judgeRows(tx, rows, undefined);
  const right = judged.filter((row): row is NewRow => row.write !== undefined);
  await addOrders(
    tx,
    right.filter(({ order }) => order === undefined),
    importing,
  );
  const byOrder = groupedBy(
    right.filter(({ order }) => order !== undefined),
    ({ order }) => order?.id ?? '',
  );
  for (const own of byOrder.values()) {
    const order = own[0]?.order;
    if (order !== undefined) await changeOrder(tx, order, own, importing);
  }
  const refused = judged.filter(({ verdict }) => verdict === 'refused');
  await tellRefused(tx, importing.importId, refused);
  return { written: right.length, refused: refused.length };
}

async function tellRefused(tx: Db, importId: string, rows: readonly JudgedRow[]): Promise<void> {
  for (const { no, problems, verdict } of rows)
    await tx
      .update(orderImportRows)
      .set({ verdict, problems: [...problems] })
      .where(and(eq(orderImportRows.importId, importId), eq(orderImportRows.no, no)));
}
