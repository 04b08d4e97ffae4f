import { type SQL, sql } from 'drizzle-orm';
import { type organisations, users } from '#modules/accounts/server/public.ts';
import { staffAssignments } from './customer-tables.ts';

/** The names of the staff who look after an organisation or the customer above it, as a column; null where nobody does. */
export function managersOf({ id, parentId }: Pick<typeof organisations, 'id' | 'parentId'>): SQL<string | null> {
  return sql<string | null>`(
    select string_agg(distinct ${users.username}, ', ' order by ${users.username})
    from ${staffAssignments} join ${users} on ${users.id} = ${staffAssignments.userId}
    where ${staffAssignments.organisationId} in (${id}, ${parentId}))`;
}
