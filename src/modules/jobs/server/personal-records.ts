import { asc, eq } from 'drizzle-orm';
import { files } from '#server/files/file-tables.ts';
import { letGoFilesOf } from '#server/files/sweep-files.ts';
import type { PersonalRecords, Reach } from '#server/module.ts';
import { storedJobs } from '#server/stored-jobs/job-tables.ts';

/**
 * What a person had done, and the files they sent or had made. Of what was done for an organisation they read no more the export tells
 * only that it was there.
 */
export const JOB_RECORDS: readonly PersonalRecords[] = [
  {
    category: 'jobs',
    async read(db, person, reach) {
      const { id, organisationId, kind, state, done, total, input, createdAt, endedAt } = storedJobs;
      const rows = await db
        .select({ id, organisationId, kind, state, done, total, input, createdAt, endedAt })
        .from(storedJobs)
        .where(eq(storedJobs.actorId, person.id))
        .orderBy(asc(id));
      return rows.map((row) => (isWithin(reach, row.organisationId) ? row : onlyThat(row)));
    },
    erase: (tx, person) => tx.delete(storedJobs).where(eq(storedJobs.actorId, person.id)),
  },
  {
    category: 'files',
    async read(db, person, reach) {
      const { id, organisationId, name, type, size, sha256, createdAt } = files;
      const rows = await db
        .select({ id, organisationId, name, type, size, sha256, createdAt })
        .from(files)
        .where(eq(files.actorId, person.id))
        .orderBy(asc(id));
      return rows.map((row) => (isWithin(reach, row.organisationId) ? row : onlyThat(row)));
    },
    erase: (tx, person) => letGoFilesOf(tx, person.id),
  },
];

function isWithin(reach: Reach, organisationId: string): boolean {
  return reach === 'all' || reach.includes(organisationId);
}

function onlyThat({ id, createdAt }: { readonly id: string; readonly createdAt: Date }) {
  return { id, createdAt };
}
