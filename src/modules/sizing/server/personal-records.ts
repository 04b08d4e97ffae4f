import { asc, eq } from 'drizzle-orm';
import type { PersonalRecords } from '#server/module.ts';
import { sizingCases, sizingSites } from './case-tables.ts';

/** The cases and sites of a person. Of one for an organisation they work for no more the export tells only that it is there. */
export const SIZING_RECORDS: PersonalRecords = {
  category: 'sizing-cases',
  async read(db, person, reach) {
    const { asked, id, name, organisationId, updatedAt } = sizingCases;
    const cases = await db
      .select({ id, organisationId, name, asked, updatedAt })
      .from(sizingCases)
      .where(eq(sizingCases.personId, person.id))
      .orderBy(asc(id));
    const { inputs, name: site, organisationId: ofSite, savedAt } = sizingSites;
    const sites = await db
      .select({ organisationId: ofSite, name: site, inputs, savedAt })
      .from(sizingSites)
      .where(eq(sizingSites.personId, person.id))
      .orderBy(asc(ofSite), asc(site));
    const isReached = (id: string) => reach === 'all' || reach.includes(id);
    return [
      ...cases.map((row) => (isReached(row.organisationId) ? row : { id: row.id, updatedAt: row.updatedAt })),
      ...sites.map((row) => (isReached(row.organisationId) ? row : { savedAt: row.savedAt })),
    ];
  },
  async erase(tx, person) {
    await tx.delete(sizingCases).where(eq(sizingCases.personId, person.id));
    await tx.delete(sizingSites).where(eq(sizingSites.personId, person.id));
  },
};
