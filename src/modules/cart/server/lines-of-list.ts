import { and, asc, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { organisations } from '#modules/accounts/server/public.ts';
import { isPricedBy, type PricedLines } from '#modules/prices/server/public.ts';
import type { Db } from '#server/database.ts';
import { configurations } from './configuration-tables.ts';

/** The saved lines of the customers of a price list, for whoever works out what another version of it would change. */
export const SAVED_LINES: PricedLines = {
  kind: 'saved',
  count: (db, listId) => db.$count(configurations, isOf(db, listId)),
  async find(db, listId, after, limit) {
    const { id, form, itemNumber, organisationId, productName, quantity, typeCode } = configurations;
    const rows = await db
      .select({ id, form, itemNumber, organisationId, productName, quantity, typeCode, customer: organisations.name })
      .from(configurations)
      .innerJoin(organisations, eq(organisations.id, organisationId))
      .where(and(isOf(db, listId), after === undefined ? undefined : gt(id, after)))
      .orderBy(asc(id))
      .limit(limit);
    return rows.map(({ itemNumber: reference, ...line }) => ({ ...line, reference, place: line.id }));
  },
};

function isOf(db: Db, listId: string): SQL | undefined {
  return and(isNull(configurations.deletedAt), isPricedBy(db, configurations.organisationId, listId));
}
