import { and, asc, desc, eq, gt, gte, ilike, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import { isUuid } from '#kernel/ids.ts';
import type { Scope } from '#kernel/scope.ts';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { configurations } from '#modules/cart/server/tables.ts';
import { isWithin } from '#modules/customers/server/public.ts';
import type { PriceSnapshot } from '#modules/prices/domain/price-snapshot.ts';
import type { ProductSince } from '#modules/quotes/domain/quote-body.ts';
import { serialIn } from '#modules/quotes/domain/quote-number.ts';
import type { QuoteState } from '#modules/quotes/domain/quote-steps.ts';
import type { QuoteView } from '#modules/quotes/domain/shown-state.ts';
import { holding } from '#server/database/like-pattern.ts';
import type { Db } from '#server/database.ts';
import { quoteLines, quotes, quoteVersions } from './quote-tables.ts';

const assigned = alias(users, 'assigned');
/** The customer above a centre customer. */
const parent = alias(organisations, 'parent');

/** A quote with the names of those it concerns, and the offer that stands. */
export type QuoteRow = Awaited<ReturnType<typeof listQuotes>>[number];
export type QuoteLineRow = typeof quoteLines.$inferSelect;

/** Whose quotes are meant, and with whose eyes: what was never sent is seen by the side that made it. */
export interface QuoteReach {
  readonly readable: Scope['readable'];
  readonly view: QuoteView;
}

/** Which page of the list is asked for. */
export interface QuotePage {
  readonly state: QuoteState | undefined;
  readonly assignedTo: string | undefined;
  readonly q: string;
  readonly after: string | undefined;
  /** The last quote that is looked at; left out: all are. */
  readonly upTo?: string | undefined;
  readonly limit: number;
  readonly now: Date;
}

/** Quotes within reach, the last made first, after an id. */
export function listQuotes(db: Db, reach: QuoteReach, { q, after, upTo, limit, ...narrowed }: QuotePage) {
  return rowsOf(db, reach)
    .where(
      and(
        isInReach(reach),
        isNarrowedTo(narrowed),
        q === '' ? undefined : holds(q),
        after === undefined ? undefined : lt(quotes.id, after),
        upTo === undefined ? undefined : gte(quotes.id, upTo),
      ),
    )
    .orderBy(desc(quotes.id))
    .limit(limit);
}

/** So many quotes within reach after an id: the last of them, undefined where there are no more. */
export async function idAfter(
  db: Db,
  reach: QuoteReach,
  after: string | undefined,
  count: number,
): Promise<string | undefined> {
  const [found] = await db
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(isInReach(reach), after === undefined ? undefined : lt(quotes.id, after)))
    .orderBy(desc(quotes.id))
    .offset(count - 1)
    .limit(1);
  return found?.id;
}

/** The quote of a serial number, where it is within reach and one of those asked for. */
export async function findQuoteOfNumber(
  db: Db,
  reach: QuoteReach,
  narrowed: Narrowed,
  serial: number | undefined,
): Promise<QuoteRow | undefined> {
  if (serial === undefined) return undefined;
  const [found] = await rowsOf(db, reach).where(
    and(isInReach(reach), isNarrowedTo(narrowed), eq(quotes.serial, serial)),
  );
  return found;
}

type Narrowed = Pick<QuotePage, 'state' | 'assignedTo' | 'now'>;

function isNarrowedTo({ assignedTo, now, state }: Narrowed): SQL | undefined {
  return and(
    state === undefined ? undefined : isShownAs(state, now),
    assignedTo === undefined ? undefined : eq(quotes.assignedTo, assignedTo),
  );
}

/** One quote within reach; one outside of it is as absent as one that does not exist. */
export async function findQuote(db: Db, reach: QuoteReach, id: string): Promise<QuoteRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await rowsOf(db, reach).where(and(eq(quotes.id, id), isInReach(reach)));
  return found;
}

/** Makes whoever else does something with a quote wait for the end of the transaction. */
export async function lockQuote(tx: Db, reach: QuoteReach, id: string): Promise<void> {
  if (!isUuid(id)) return;
  await tx
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(eq(quotes.id, id), isInReach(reach)))
    .for('update');
}

/** The lines of a quote, in the order in which they came. */
export function linesOf(db: Db, quoteId: string): Promise<QuoteLineRow[]> {
  return db.select().from(quoteLines).where(eq(quoteLines.quoteId, quoteId)).orderBy(asc(quoteLines.lineNo));
}

/** What became of the configuration a line was made of, and what its person was told it costs when it was saved. */
export interface ProductNow {
  readonly since: ProductSince;
  /** Null where it is another product now, and where no price was told. */
  readonly kept: PriceSnapshot | null;
}

/** How the saved configurations stand to the lines that were made of them: whatever became of one, its line stays what was asked for. */
export async function productsOf(db: Db, quoteId: string): Promise<ReadonlyMap<number, ProductNow>> {
  const content = ({ typeCode, form }: Record<'typeCode' | 'form', AnyPgColumn>) =>
    sql`configuration_content(${typeCode}, ${form} - 'releaseHash')`;
  const isSame = sql<boolean | null>`${content(configurations)} = ${content(quoteLines)}`;
  const found = await db
    .select({ lineNo: quoteLines.lineNo, isSame, price: configurations.price })
    .from(quoteLines)
    .leftJoin(configurations, and(eq(configurations.id, quoteLines.configurationId), isNull(configurations.deletedAt)))
    .where(eq(quoteLines.quoteId, quoteId));
  const since = (same: boolean): ProductSince => (same ? 'same' : 'changed');
  return new Map(
    found.map(({ lineNo, isSame: same, price }) => [
      lineNo,
      { since: same === null ? 'gone' : since(same), kept: same ? price : null },
    ]),
  );
}

/** Writes over exactly the version that was read. What the provider does by itself is no change to the customer's side. */
export async function writeQuote(
  tx: Db,
  { id, rowVersion }: Pick<QuoteRow, 'id' | 'rowVersion'>,
  changes: Partial<typeof quotes.$inferInsert>,
  { now, isInternal }: { readonly now: Date; readonly isInternal: boolean },
): Promise<boolean> {
  const shared = isInternal ? {} : { sharedVersion: sql`${quotes.sharedVersion} + 1`, sharedAt: now };
  const { rowCount } = await tx
    .update(quotes)
    .set({ ...changes, ...shared, version: rowVersion + 1, updatedAt: now })
    .where(and(eq(quotes.id, id), eq(quotes.version, rowVersion)));
  return rowCount === 1;
}

/** Writes what became of a line. */
export async function writeLine(
  tx: Db,
  { quoteId, lineNo }: Pick<QuoteLineRow, 'quoteId' | 'lineNo'>,
  changes: Partial<typeof quoteLines.$inferInsert>,
): Promise<void> {
  await tx
    .update(quoteLines)
    .set(changes)
    .where(and(eq(quoteLines.quoteId, quoteId), eq(quoteLines.lineNo, lineNo)));
}

/** Takes lines out of a draft. */
export async function deleteLines(tx: Db, quoteId: string, lineNos: readonly number[]): Promise<void> {
  await tx.delete(quoteLines).where(and(eq(quoteLines.quoteId, quoteId), inArray(quoteLines.lineNo, [...lineNos])));
}

/** Says of the saved configurations in a quote how they stand: N none, Q asked for, P offered, O ordered. */
export async function markInquired(tx: Db, quoteId: string, status: 'N' | 'Q' | 'P' | 'O'): Promise<void> {
  await tx.execute(sql`select mark_inquired(${quoteId}, ${status})`);
}

/** The customer's side counts and dates what both sides see alone. */
function rowsOf(db: Db, { view }: QuoteReach) {
  const isShared = view === 'C';
  return db
    .select({
      id: quotes.id,
      organisationId: quotes.organisationId,
      serial: quotes.serial,
      state: quotes.state,
      maker: quotes.maker,
      title: quotes.title,
      assignedTo: quotes.assignedTo,
      customerRef: quotes.customerRef,
      orderNumber: quotes.orderNumber,
      orderId: quotes.orderId,
      orderNo: quotes.orderNo,
      piNo: quotes.piNo,
      currency: quotes.currency,
      terms: quotes.terms,
      timeZone: quotes.timeZone,
      wantedDate: quotes.wantedDate,
      lastNo: quotes.lastNo,
      lastLine: quotes.lastLine,
      offerNo: quotes.offerNo,
      expiresAt: quotes.expiresAt,
      version: isShared ? quotes.sharedVersion : quotes.version,
      rowVersion: quotes.version,
      createdAt: quotes.createdAt,
      updatedAt: isShared ? quotes.sharedAt : quotes.updatedAt,
      customerName: organisations.name,
      // The customer's side knows whose it is, or is not to learn it here.
      parentName: isShared ? sql<string | null>`null::text` : parent.name,
      assignedName: assigned.username,
      offer: quoteVersions.body,
      offerHash: quoteVersions.sha256,
    })
    .from(quotes)
    .innerJoin(organisations, eq(organisations.id, quotes.organisationId))
    .leftJoin(parent, eq(parent.id, organisations.parentId))
    .leftJoin(assigned, eq(assigned.id, quotes.assignedTo))
    .leftJoin(quoteVersions, and(eq(quoteVersions.quoteId, quotes.id), eq(quoteVersions.no, quotes.offerNo)))
    .$dynamic();
}

function isInReach({ readable, view }: QuoteReach): SQL | undefined {
  const isSeen = view === 'A' ? undefined : or(gt(quotes.lastNo, 0), eq(quotes.maker, view));
  return and(isWithin(quotes.organisationId, readable), isSeen);
}

/** As `shownState` says it of each. */
function isShownAs(state: QuoteState, now: Date): SQL | undefined {
  const isPriced = eq(quotes.state, 'priced');
  if (state === 'priced') return and(isPriced, or(isNull(quotes.expiresAt), gt(quotes.expiresAt, now)));
  if (state === 'expired') return or(eq(quotes.state, 'expired'), and(isPriced, lte(quotes.expiresAt, now)));
  return eq(quotes.state, state);
}

/** Whether a text stands in what a quote is called; the one of that number is found by its number (`findQuoteOfNumber`). */
function holds(q: string): SQL | undefined {
  const serial = serialIn(q);
  const isCalled = or(
    ilike(quotes.title, holding(q)),
    ilike(quotes.customerRef, holding(q)),
    ilike(quotes.orderNumber, holding(q)),
  );
  return serial === undefined ? isCalled : and(isCalled, ne(quotes.serial, serial));
}
