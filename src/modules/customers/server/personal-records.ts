import { eq } from 'drizzle-orm';
import { organisations } from '#modules/accounts/server/public.ts';
import type { PersonalRecords } from '#server/module.ts';
import { staffAssignments } from './customer-tables.ts';

/** The customers a member of staff looks after. */
export const assignmentsOfPerson: PersonalRecords = {
  category: 'assignments',
  ofStaff: true,
  read: (db, { id }) =>
    db
      .select({ customer: organisations.name })
      .from(staffAssignments)
      .innerJoin(organisations, eq(organisations.id, staffAssignments.organisationId))
      .where(eq(staffAssignments.userId, id))
      .orderBy(organisations.name),
  erase: (tx, { id }) => tx.delete(staffAssignments).where(eq(staffAssignments.userId, id)),
};
