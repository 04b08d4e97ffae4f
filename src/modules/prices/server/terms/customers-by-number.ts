import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { organisations } from '#modules/accounts/server/public.ts';
import { customerTerms } from '#modules/prices/server/price-tables.ts';
import type { Db } from '#server/database.ts';

/** A customer as the provider's papers name it. */
export interface NumberedCustomer {
  readonly id: string;
  readonly name: string;
}

/** Customers by the numbers they have in the provider's ERP, or by their credit codes where nobody has such a number. */
export async function customersByNumber(
  db: Db,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, NumberedCustomer>> {
  if (numbers.length === 0) return new Map();
  const { creditCode, id, kind, name } = organisations;
  const isCustomer = ne(kind, 'provider');
  const byCode = await db
    .select({ number: creditCode, id, name })
    .from(organisations)
    .where(and(isCustomer, inArray(creditCode, [...numbers])));
  const byNumber = await db
    .select({ number: customerTerms.erpNo, id, name })
    .from(customerTerms)
    .innerJoin(organisations, eq(id, customerTerms.organisationId))
    .where(and(isCustomer, inArray(customerTerms.erpNo, [...numbers])));
  // The number goes before the code where both say something.
  return new Map([...byCode, ...byNumber].map(({ number, ...customer }) => [number ?? '', customer]));
}

/** The first number that a customer has in the provider's ERP; undefined while nobody has one. */
export async function firstCustomerNumber(db: Db): Promise<string | undefined> {
  const { erpNo } = customerTerms;
  const [first] = await db.select({ erpNo }).from(customerTerms).where(isNotNull(erpNo)).orderBy(asc(erpNo)).limit(1);
  return first?.erpNo ?? undefined;
}

/** What goes on the papers of customers by their terms; of one without terms nothing is told. */
export async function findCustomersTerms(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const { incoterm, organisationId, payment, place, taxMode } = customerTerms;
  const found = await db
    .select({ organisationId, terms: { payment, incoterm, place, taxMode } })
    .from(customerTerms)
    .where(inArray(organisationId, [...ids]));
  return new Map(found.map(({ organisationId: id, terms }) => [id, terms]));
}
