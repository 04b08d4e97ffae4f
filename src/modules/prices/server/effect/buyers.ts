import { inArray } from 'drizzle-orm';
import type { CustomerPriceTerms } from '#modules/prices/domain/price.ts';
import { termsAt } from '#modules/prices/server/customer-prices.ts';
import { customerTerms, priceAgreements } from '#modules/prices/server/price-tables.ts';
import type { Db } from '#server/database.ts';

/** What the prices of several customers go by at a moment, by the ids of their organisations; those without terms are left out. */
export async function buyersOf(
  db: Db,
  organisationIds: ReadonlySet<string>,
  at: Date,
): Promise<ReadonlyMap<string, CustomerPriceTerms>> {
  if (organisationIds.size === 0) return new Map();
  const ids = [...organisationIds];
  const found = await db.select().from(customerTerms).where(inArray(customerTerms.organisationId, ids));
  const agreed = await db.select().from(priceAgreements).where(inArray(priceAgreements.organisationId, ids));
  return new Map(
    found.map((terms) => {
      const agreements = agreed.filter(({ organisationId }) => organisationId === terms.organisationId);
      return [terms.organisationId, termsAt({ terms, agreements }, at)];
    }),
  );
}
