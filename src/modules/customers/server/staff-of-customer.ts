import { eq, or } from 'drizzle-orm';
import { organisations } from '#modules/accounts/server/public.ts';
import type { Db } from '#server/database.ts';
import { staffAssignments } from './customer-tables.ts';

/** The ids of the staff who look after an organisation or the customer above it. */
export async function staffOfCustomer(db: Db, organisationId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: staffAssignments.userId })
    .from(organisations)
    .innerJoin(
      staffAssignments,
      or(
        eq(staffAssignments.organisationId, organisations.id),
        eq(staffAssignments.organisationId, organisations.parentId),
      ),
    )
    .where(eq(organisations.id, organisationId));
  return rows.map(({ id }) => id);
}
