import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { RowCells } from '#modules/orders/domain/import/import-columns.ts';
import { judgeRow, type RowJudgement } from '#modules/orders/domain/import/judge-row.ts';
import { contentOf, type OrderRowRead, readRow } from '#modules/orders/domain/import/read-row.ts';
import type { KnownOrder } from '#modules/orders/domain/import/row-context.ts';
import { orderImportRows } from '#modules/orders/server/order-import-tables.ts';
import type { LoadedOrder, OrderLineRow } from '#modules/orders/server/order-store.ts';
import { paperNumber } from '#modules/quotes/domain/quote-number.ts';
import type { Db } from '#server/database.ts';
import { keyOf, knownLine, knownOf } from './row-context.ts';
import { isTypeCode } from './type-code-read.ts';

/** A row of a file by its number. */
export interface FileRowCells {
  readonly no: number;
  readonly cells: RowCells;
}

/** A row with what became of it, and what it is about. */
export interface JudgedRow extends FileRowCells, RowJudgement {
  readonly hash: string;
  readonly row: OrderRowRead;
  readonly customerId: string | undefined;
  readonly order: LoadedOrder | undefined;
  readonly line: OrderLineRow | undefined;
}

/** What earlier rows of the file said, whether they are in the same batch or not. */
interface Said {
  /** By order and item. */
  readonly rows: Map<string, { readonly row: number; readonly hash: string }>;
  /** By order. */
  readonly orders: Map<string, { readonly organisationId: string; readonly currency: string }>;
  /** By number of a machine. */
  readonly machines: Map<string, { readonly row: number; readonly key: string }>;
}

/** Judges rows in their order by what is there and, where they are of a file that is read, by what its earlier rows say. */
export async function judgeRows(
  db: Db,
  rows: readonly FileRowCells[],
  importId: string | undefined,
): Promise<readonly JudgedRow[]> {
  const read = rows.map(({ cells, no }) => ({ no, cells, hash: hashOf(cells), ...readRow(cells) }));
  const known = await knownOf(
    db,
    read.map(({ row }) => row),
  );
  const said =
    importId === undefined
      ? NOTHING_SAID()
      : await saidBefore(
          db,
          importId,
          read.map(({ row }) => row),
        );
  return read.map(({ cells, hash, no, problems, row }) => {
    const order = known.orderOf(row);
    const line = order?.lines.find(({ itemNo }) => itemNo === row.itemNo);
    const customer = row.customerNo ? known.customers.get(row.customerNo) : undefined;
    const [ofOrder, ofLine] = keysOf(row);
    const judgement = judgeRow(
      { problems, row },
      {
        ...{ hash, customer, isTypeCode },
        order: order && knownOrder(order),
        line: line && knownLine(line, known.numbersOf(line.id)),
        centre: row.centreCustomerNo ? known.customers.get(row.centreCustomerNo) : undefined,
        said: said.orders.get(ofOrder),
        same: said.rows.get(ofLine),
        holderOf(number) {
          const holder = known.holderOf(row.source, number);
          if (holder !== undefined && holder.lineId !== line?.id) return holder.name;
          const earlier = said.machines.get(keyOf(row.source, number));
          return earlier === undefined || earlier.key === ofLine ? undefined : `#${earlier.row}`;
        },
      },
    );
    if (importId !== undefined) remember(said, { no, hash, row, customerId: customer?.id }, judgement);
    return { no, cells, hash, row, order, line, customerId: customer?.id, ...judgement };
  });
}

/** The contents of a row as a hash: by it the same row is known again. */
export function hashOf(cells: RowCells): string {
  return createHash('sha256').update(contentOf(cells)).digest('base64url');
}

const NOTHING_SAID = (): Said => ({ rows: new Map(), orders: new Map(), machines: new Map() });

function keysOf({ itemNo, sapOrderNo, source }: OrderRowRead): readonly [ofOrder: string, ofLine: string] {
  const ofOrder = keyOf(source, sapOrderNo);
  return [ofOrder, `${ofOrder}\n${itemNo}`];
}

function remember(
  said: Said,
  { customerId, hash, no, row }: Pick<JudgedRow, 'no' | 'hash' | 'row' | 'customerId'>,
  { verdict }: RowJudgement,
): void {
  const [ofOrder, ofLine] = keysOf(row);
  if (customerId !== undefined && row.currency !== undefined && !said.orders.has(ofOrder))
    said.orders.set(ofOrder, { organisationId: customerId, currency: row.currency });
  if (verdict === 'refused') return;
  if (!said.rows.has(ofLine)) said.rows.set(ofLine, { row: no, hash });
  for (const number of row.serials ?? []) {
    const key = keyOf(row.source, number);
    if (!said.machines.has(key)) said.machines.set(key, { row: no, key: ofLine });
  }
}

/** What rows of the same file that were read before say of the orders and machines of these. */
async function saidBefore(db: Db, importId: string, rows: readonly OrderRowRead[]): Promise<Said> {
  const said = NOTHING_SAID();
  const { currency, hash, itemNo, no, organisationId, sapOrderNo, source, verdict } = orderImportRows;
  const named = [...new Set(rows.map((row) => row.sapOrderNo))];
  const isOf = eq(orderImportRows.importId, importId);
  const isNamedOrder = sql`${sapOrderNo} = any(${sql.param(named)}::text[])`;
  // Of each order what was said of it first: one row each, however many there are.
  const first = await db
    .selectDistinctOn([source, sapOrderNo], { source, sapOrderNo, organisationId, currency })
    .from(orderImportRows)
    .where(and(isOf, isNamedOrder, sql`${organisationId} is not null and ${currency} <> ''`))
    .orderBy(source, sapOrderNo, no);
  for (const one of first)
    said.orders.set(keyOf(one.source, one.sapOrderNo), {
      organisationId: one.organisationId ?? '',
      currency: one.currency,
    });
  const pairs = sql`select * from unnest(${sql.param(rows.map((row) => row.sapOrderNo))}::text[],
    ${sql.param(rows.map((row) => row.itemNo))}::integer[])`;
  const earlier = await db
    .select({ no, hash, source, sapOrderNo, itemNo })
    .from(orderImportRows)
    .where(and(isOf, isNamedOrder, sql`(${sapOrderNo}, ${itemNo}) in (${pairs})`, sql`${verdict} <> 'refused'`))
    .orderBy(no);
  for (const one of earlier) {
    const ofLine = `${keyOf(one.source, one.sapOrderNo)}\n${one.itemNo}`;
    if (!said.rows.has(ofLine)) said.rows.set(ofLine, { row: one.no, hash: one.hash });
  }
  const told = [...new Set(rows.flatMap((row) => row.serials ?? []))];
  if (told.length === 0) return said;
  // Asked by a query of its own, PostgreSQL takes the index: of hundreds of numbers it would think that every row has one.
  const isNamed = sql`${orderImportRows.serials} && (select ${sql.param(told)}::text[])`;
  const holders = await db
    .select({ no, source, sapOrderNo, itemNo, serials: orderImportRows.serials })
    .from(orderImportRows)
    .where(and(isOf, isNamed, sql`${verdict} <> 'refused'`))
    .orderBy(no);
  for (const one of holders)
    for (const number of one.serials) {
      const key = keyOf(one.source, number);
      const ofLine = `${keyOf(one.source, one.sapOrderNo)}\n${one.itemNo}`;
      if (!said.machines.has(key)) said.machines.set(key, { row: one.no, key: ofLine });
    }
  return said;
}

function knownOrder({
  centreName,
  createdAt,
  currency,
  organisationId,
  serial,
  state,
  taxIncluded,
}: LoadedOrder): KnownOrder {
  const number = paperNumber('order', serial, createdAt);
  return { organisationId, currency, state, taxIncluded, centreName, number };
}
