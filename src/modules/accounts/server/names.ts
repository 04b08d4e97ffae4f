import { ilike, inArray, sql } from 'drizzle-orm';
import { holding } from '#server/database/like-pattern.ts';
import type { NameSource } from '#server/module.ts';
import { organisations, users } from './account-tables.ts';

/** People are called by their user names. */
export const namesOfPeople: NameSource = {
  namesOf: (db, ids) =>
    db
      .select({ id: users.id, name: users.username })
      .from(users)
      .where(inArray(users.id, [...ids])),
  idsLike: (text) => sql`select ${users.id} from ${users} where ${ilike(users.username, holding(text))}`,
};

/** The provider and its customers. */
export const namesOfOrganisations: NameSource = {
  namesOf: (db, ids) =>
    db
      .select({ id: organisations.id, name: organisations.name })
      .from(organisations)
      .where(inArray(organisations.id, [...ids])),
  idsLike: (text) =>
    sql`select ${organisations.id} from ${organisations} where ${ilike(organisations.name, holding(text))}`,
};
