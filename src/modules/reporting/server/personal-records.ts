import { and, asc, eq, lt, ne } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { PersonalRecords } from '#server/module.ts';
import { customerReports, reportEvents } from './report-tables.ts';

/** What a person reported and did with reports. They are the companies' and stay, without the name of the account. */
export const REPORT_RECORDS: PersonalRecords = {
  category: 'customer-reports',
  read: async (db, { id }) => ({ reported: await reportedBy(db, id), done: await doneBy(db, id) }),
};

/** Forgets reports that have ended and were changed last before a moment. */
export async function sweepReports(db: Db, before: Date): Promise<void> {
  const { state, updatedAt } = customerReports;
  await db.delete(customerReports).where(and(lt(updatedAt, before), ne(state, 'pending'), ne(state, 'approved')));
}

function reportedBy(db: Db, personId: string) {
  const { actorId, company, createdAt, id, note, project, state } = customerReports;
  return db
    .select({ id, company, project, note, state, createdAt })
    .from(customerReports)
    .where(eq(actorId, personId))
    .orderBy(asc(id));
}

function doneBy(db: Db, personId: string) {
  const { action, actorId, createdAt, reportId, seq } = reportEvents;
  return db.select({ reportId, action, createdAt }).from(reportEvents).where(eq(actorId, personId)).orderBy(asc(seq));
}
