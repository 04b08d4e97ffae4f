import { eq, ilike, inArray, sql } from 'drizzle-orm';
import { holding } from '#server/database/like-pattern.ts';
import type { NameSource } from '#server/module.ts';
import { priceLists, priceVersions } from './price-tables.ts';

const called = sql<string>`${priceLists.code} || ' ' || ${priceVersions.no}`;

/** Versions are called by list and number. */
export const namesOfVersions: NameSource = {
  namesOf: (db, ids) =>
    db
      .select({ id: priceVersions.id, name: called })
      .from(priceVersions)
      .innerJoin(priceLists, eq(priceLists.id, priceVersions.listId))
      .where(inArray(priceVersions.id, [...ids])),
  idsLike: (text) =>
    sql`select ${priceVersions.id} from ${priceVersions} join ${priceLists} on ${priceLists.id} = ${priceVersions.listId} where ${ilike(called, holding(text))}`,
};
