import { asc, eq } from 'drizzle-orm';
import type { PersonalRecords } from '#server/module.ts';
import { drafts } from './draft-tables.ts';

/** The drafts of a person. Of one for an organisation they work for no more the export tells only that it is there. */
export const DRAFT_RECORDS: PersonalRecords = {
  category: 'drafts',
  async read(db, person, reach) {
    const { id, organisationId, key, name, content, updatedAt } = drafts;
    const rows = await db
      .select({ id, organisationId, key, name, content, updatedAt })
      .from(drafts)
      .where(eq(drafts.personId, person.id))
      .orderBy(asc(id));
    return rows.map((row) =>
      reach === 'all' || reach.includes(row.organisationId) ? row : { id: row.id, updatedAt: row.updatedAt },
    );
  },
  erase: (tx, person) => tx.delete(drafts).where(eq(drafts.personId, person.id)),
};
