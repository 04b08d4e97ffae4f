import { ilike, inArray, or, sql } from 'drizzle-orm';
import { holding } from '#server/database/like-pattern.ts';
import type { NameSource } from '#server/module.ts';
import { enquiries } from './enquiry-tables.ts';

const { company, id, name, productLine } = enquiries;

/** Enquiries are called by their line and who sent them; once erased, by the line alone. */
export const namesOfEnquiries: NameSource = {
  namesOf: (db, ids) =>
    db
      .select({ id, name: sql<string>`concat_ws(' · ', ${productLine}, nullif(${company}, ''), nullif(${name}, ''))` })
      .from(enquiries)
      .where(inArray(id, [...ids])),
  idsLike: (text) =>
    sql`select ${id} from ${enquiries} where ${or(...[productLine, company, name].map((column) => ilike(column, holding(text))))}`,
};
