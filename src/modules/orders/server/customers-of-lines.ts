import { and, sql } from 'drizzle-orm';
import type { Scope } from '#kernel/scope.ts';
import { organisations } from '#modules/accounts/server/public.ts';
import { isWithin } from '#modules/customers/server/public.ts';
import type { Db } from '#server/database.ts';
import { orderLines } from './order-tables.ts';

/** More than anyone chooses from; what lies beyond is found by its name. */
const MAX_OFFERED = 200;

/** The customers that have order lines, by name: one look into the index for each, however many lines there are. */
export function customersOfLines(db: Db, readable: Scope['readable']) {
  const { id, name } = organisations;
  const hasLines = sql`exists (select 1 from ${orderLines} where ${orderLines.organisationId} = ${id})`;
  return db
    .select({ id, name })
    .from(organisations)
    .where(and(isWithin(id, readable), hasLines))
    .orderBy(name)
    .limit(MAX_OFFERED);
}
