import { and, desc, eq, inArray } from 'drizzle-orm';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import type { Db } from '#server/database.ts';
import { type ActiveVersion, findTerms } from './price-store.ts';
import { priceLists, priceVersions } from './price-tables.ts';

/** A version of a customer's list that is in force, or was. */
export interface UsedVersion extends ActiveVersion {
  /** The day from which it held first. */
  readonly from: string;
  readonly isInForce: boolean;
  readonly currency: string;
}

/** The versions of a customer's own list by which its prices can go, the newest first; none where nothing was agreed with that very customer. */
export async function usedVersions(db: Db, organisationId: string): Promise<readonly UsedVersion[]> {
  const terms = await findTerms(db, organisationId);
  if (terms === undefined) return [];
  const { activatedAt, createdAt, id, listId, no, state, validFrom } = priceVersions;
  const found = await db
    .select({
      ...{ id, no, state, validFrom, since: activatedAt, createdAt },
      code: priceLists.code,
      currency: priceLists.currency,
    })
    .from(priceVersions)
    .innerJoin(priceLists, eq(priceLists.id, listId))
    .where(and(eq(listId, terms.listId), inArray(state, ['active', 'retired'])))
    .orderBy(desc(no));
  return found.map(({ createdAt: made, since, state: stands, validFrom: from, ...version }) => ({
    ...version,
    from: from ?? providerDay(since ?? made),
    isInForce: stands === 'active',
  }));
}
