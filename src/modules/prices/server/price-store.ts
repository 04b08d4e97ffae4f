import { and, asc, desc, eq } from 'drizzle-orm';
import type { Currency } from '#kernel/money.ts';
import { type PriceList, type PriceRow, priceListOf } from '#modules/prices/domain/price-list.ts';
import type { Db } from '#server/database.ts';
import { customerTerms, priceAgreements, priceLists, priceRowCosts, priceRows, priceVersions } from './price-tables.ts';

/** A version of a list that is in force. */
export interface ActiveVersion {
  readonly id: string;
  readonly code: string;
  readonly no: number;
}

export type AgreementRow = typeof priceAgreements.$inferSelect;

const named = { id: priceVersions.id, code: priceLists.code, no: priceVersions.no };

/** The terms of a customer; undefined where nothing was agreed, or they are out of reach. */
export async function findTerms(db: Db, organisationId: string) {
  const [found] = await db.select().from(customerTerms).where(eq(customerTerms.organisationId, organisationId));
  return found;
}

/** What was agreed with a customer beside its terms, past and to come among it, the last agreed first; as far as it is in reach. */
export function findAgreements(db: Db, organisationId: string): Promise<readonly AgreementRow[]> {
  const { id, organisationId: customer } = priceAgreements;
  return db.select().from(priceAgreements).where(eq(customer, organisationId)).orderBy(desc(id));
}

/** The currency of a list; without a list, of the first by its code. */
export async function findCurrency(db: Db, listId?: string): Promise<Currency | undefined> {
  const [found] = await db
    .select({ currency: priceLists.currency })
    .from(priceLists)
    .where(listId === undefined ? undefined : eq(priceLists.id, listId))
    .orderBy(asc(priceLists.code))
    .limit(1);
  return found?.currency;
}

/** The version of a list that is in force; without a list, of the first by its code. */
export async function findActive(db: Db, listId?: string): Promise<ActiveVersion | undefined> {
  const [found] = await db
    .select(named)
    .from(priceVersions)
    .innerJoin(priceLists, eq(priceLists.id, priceVersions.listId))
    .where(and(eq(priceVersions.state, 'active'), listId === undefined ? undefined : eq(priceLists.id, listId)))
    .orderBy(asc(priceLists.code))
    .limit(1);
  return found;
}

/** A version by its id, whatever its state. */
export async function findVersion(db: Db, id: string): Promise<ActiveVersion | undefined> {
  const [found] = await db
    .select(named)
    .from(priceVersions)
    .innerJoin(priceLists, eq(priceLists.id, priceVersions.listId))
    .where(eq(priceVersions.id, id));
  return found;
}

/** A version of a list whole, with its costs only where they are asked for and the database lets them be read. */
export async function loadPriceList(db: Db, versionId: string, withCosts: boolean): Promise<PriceList> {
  const [version] = await db
    .select({ terms: priceVersions.terms })
    .from(priceVersions)
    .where(eq(priceVersions.id, versionId));
  if (version === undefined) throw new Error(`There is no version ${versionId} of a price list`);
  const rows = await db.select().from(priceRows).where(eq(priceRows.versionId, versionId));
  const costs = withCosts ? await loadCosts(db, versionId) : NO_COSTS;
  return priceListOf(
    version.terms,
    rows.map((row) => rowOf(row, costs.get(nameOf(row)))),
  );
}

const NO_COSTS: ReadonlyMap<string, number> = new Map();

async function loadCosts(db: Db, versionId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select().from(priceRowCosts).where(eq(priceRowCosts.versionId, versionId));
  return new Map(rows.map((row) => [nameOf(row), row.cost]));
}

function rowOf(row: typeof priceRows.$inferSelect, cost: number | undefined): PriceRow {
  const { component, key, frameFrom, frameTo, basis, list, leadDays, note } = row;
  return {
    ...{ component, key, basis, list, leadDays },
    ...(frameFrom > 0 && { frames: { from: frameFrom, to: frameTo } }),
    ...(cost !== undefined && { cost }),
    ...(note !== null && { note }),
  };
}

function nameOf({ component, key, frameFrom }: { component: string; key: string; frameFrom: number }): string {
  return `${component} ${key} ${frameFrom}`;
}
