import { ilike, inArray, sql } from 'drizzle-orm';
import { holding } from '#server/database/like-pattern.ts';
import type { NameSource } from '#server/module.ts';
import { configurations } from './configuration-tables.ts';

const { id, productName } = configurations;

/** Saved configurations are called by their product. */
export const namesOfConfigurations: NameSource = {
  namesOf: (db, ids) =>
    db
      .select({ id, name: productName })
      .from(configurations)
      .where(inArray(id, [...ids])),
  idsLike: (text) => sql`select ${id} from ${configurations} where ${ilike(productName, holding(text))}`,
};
