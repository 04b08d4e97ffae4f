import { aliasedTable, and, asc, desc, eq, ilike, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { isUuid } from '#kernel/ids.ts';
import { organisationMatches, organisations } from '#modules/accounts/server/public.ts';
import { CUSTOMER_KINDS, type CustomerKind } from '#modules/customers/domain/customer-rules.ts';
import type { AgreedTerms } from '#modules/prices/domain/customer-terms.ts';
import type { ShownPrices } from '#modules/prices/domain/price-codes.ts';
import { customerTerms, priceLists, priceVersions } from '#modules/prices/server/price-tables.ts';
import { holding } from '#server/database/like-pattern.ts';
import type { Db } from '#server/database.ts';

const parents = aliasedTable(organisations, 'parents');
const isCustomer = inArray(organisations.kind, [...CUSTOMER_KINDS]);
const { id, name, kind } = organisations;

/** A customer as it is named. */
interface CustomerRow {
  readonly id: string;
  readonly name: string;
  readonly kind: CustomerKind;
  /** Of the level-1 customer above a centre customer. */
  readonly parentName: string | null;
}

/** A customer with its terms as they are listed; null without any. */
export interface ListedRow extends CustomerRow {
  readonly listCode: string | null;
  readonly groupCode: string | null;
  readonly showPrices: ShownPrices | null;
  readonly erpNo: string | null;
}

/** Which page of the customers is asked for. */
export interface CustomersAsked {
  readonly q: string;
  /** Set for those alone with whom nothing was agreed. */
  readonly isWithout: boolean;
  readonly after: string | undefined;
  readonly limit: number;
}

/** Customers of both levels with their terms, the newest first. */
export async function listCustomers(
  db: Db,
  { q, isWithout, after, limit }: CustomersAsked,
): Promise<readonly ListedRow[]> {
  const { groupCode, showPrices, erpNo } = customerTerms;
  return db
    .select({
      ...{ id, name, kind, parentName: parents.name },
      ...{ listCode: priceLists.code, groupCode, showPrices, erpNo },
    })
    .from(organisations)
    .leftJoin(parents, eq(parents.id, organisations.parentId))
    .leftJoin(customerTerms, eq(customerTerms.organisationId, id))
    .leftJoin(priceLists, eq(priceLists.id, customerTerms.listId))
    .where(
      and(
        isCustomer,
        isCalled(q),
        isWithout ? isNull(customerTerms.organisationId) : undefined,
        after === undefined ? undefined : lt(id, after),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
}

/** Found by name or credit code, or by the number the ERP knows it by. */
function isCalled(q: string): SQL | undefined {
  return q === '' ? undefined : or(organisationMatches(q), ilike(customerTerms.erpNo, holding(q)));
}

/** A customer with the one above it; undefined where there is none of that id, or it is the provider. */
export async function findCustomer(db: Db, customerId: string): Promise<CustomerRow | undefined> {
  if (!isUuid(customerId)) return undefined;
  const [found] = await db
    .select({ id, name, kind, parentName: parents.name })
    .from(organisations)
    .leftJoin(parents, eq(parents.id, organisations.parentId))
    .where(and(isCustomer, eq(id, customerId)));
  return found;
}

/** The same; whoever else sets its terms waits until the transaction ends, also where there are none yet. */
export async function lockCustomer(tx: Db, customerId: string): Promise<CustomerRow | undefined> {
  const found = await findCustomer(tx, customerId);
  if (found !== undefined) await tx.select({ id }).from(organisations).where(eq(id, customerId)).for('no key update');
  return found;
}

/** All lists by code, with the groups of the version in force. */
export async function findListChoices(db: Db) {
  return db
    .select({
      ...{ id: priceLists.id, code: priceLists.code, names: priceLists.names, currency: priceLists.currency },
      terms: priceVersions.terms,
    })
    .from(priceLists)
    .leftJoin(priceVersions, and(eq(priceVersions.listId, priceLists.id), eq(priceVersions.state, 'active')))
    .orderBy(asc(priceLists.code));
}

/** The name of the customer that has a number of the ERP. */
export async function findHolder(db: Db, erpNo: string): Promise<string | undefined> {
  const [found] = await db
    .select({ name })
    .from(customerTerms)
    .innerJoin(organisations, eq(id, customerTerms.organisationId))
    .where(eq(customerTerms.erpNo, erpNo));
  return found?.name;
}

/** Sets the terms of a customer; their version counts on. */
export async function setTerms(tx: Db, organisationId: string, terms: AgreedTerms, now: Date): Promise<void> {
  await tx
    .insert(customerTerms)
    .values({ organisationId, ...terms, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: customerTerms.organisationId,
      set: { ...terms, updatedAt: now, version: sql`${customerTerms.version} + 1` },
    });
}

/** Whether a write ran into the ERP number of another customer. */
export function isErpNoTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint } = error as { code?: string; constraint?: string };
  return (code === '23505' && constraint === 'customer_terms_erp_no') || isErpNoTaken(error.cause);
}
