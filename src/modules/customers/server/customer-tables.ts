import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { organisations, users } from '#modules/accounts/server/public.ts';

/** Which level-1 customers a member of staff looks after. */
export const staffAssignments = pgTable(
  'staff_assignments',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.organisationId] }),
    index('staff_assignments_organisation').on(table.organisationId),
  ],
);
