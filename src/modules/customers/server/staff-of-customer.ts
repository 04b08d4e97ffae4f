import { eq, inArray, or, type SQLWrapper } from 'drizzle-orm';
import { organisations } from '#modules/accounts/server/public.ts';
import type { Db } from '#server/database.ts';
import { staffAssignments } from './customer-tables.ts';

/** The ids of the staff who look after an organisation or the customer above it. */
export async function staffOfCustomer(db: Db, organisationId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: staffAssignments.userId })
    .from(organisations)
    .innerJoin(staffAssignments, isOfCustomer())
    .where(eq(organisations.id, organisationId));
  return rows.map(({ id }) => id);
}

/** The ids of the organisations that some of these people look after, or the customer above; `people` is a query for their ids, and so is the answer. */
export function lookedAfterBy(db: Db, people: SQLWrapper) {
  return db
    .select({ id: organisations.id })
    .from(organisations)
    .innerJoin(staffAssignments, isOfCustomer())
    .where(inArray(staffAssignments.userId, people));
}

function isOfCustomer() {
  const { organisationId } = staffAssignments;
  return or(eq(organisationId, organisations.id), eq(organisationId, organisations.parentId));
}
