import { ilike, inArray } from 'drizzle-orm';
import type { NameSource } from '#modules/audit/server/public.ts';
import { organisations, users } from './account-tables.ts';

const MOST_FOUND = 200;

/** People are called by their user names. */
export const namesOfPeople: NameSource = {
  namesOf: (db, ids) =>
    db
      .select({ id: users.id, name: users.username })
      .from(users)
      .where(inArray(users.id, [...ids])),
  async idsLike(db, text) {
    const found = await db
      .select({ id: users.id })
      .from(users)
      .where(ilike(users.username, part(text)))
      .limit(MOST_FOUND);
    return found.map(({ id }) => id);
  },
};

/** The provider and its customers. */
export const namesOfOrganisations: NameSource = {
  namesOf: (db, ids) =>
    db
      .select({ id: organisations.id, name: organisations.name })
      .from(organisations)
      .where(inArray(organisations.id, [...ids])),
  async idsLike(db, text) {
    const found = await db
      .select({ id: organisations.id })
      .from(organisations)
      .where(ilike(organisations.name, part(text)))
      .limit(MOST_FOUND);
    return found.map(({ id }) => id);
  },
};

/** The pattern of texts that hold this one. */
function part(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
