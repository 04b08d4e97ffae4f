import { eq } from 'drizzle-orm';
import type { PersonalRecords } from '#server/module.ts';
import { shares } from './share-tables.ts';

/** The links a person made, without the products they show, which stand with the lines; they go with the account. */
export const SHARE_RECORDS: PersonalRecords = {
  category: 'shares',
  read: (db, { id: personId }) => {
    const { id, configurationId, kind, createdAt, expiresAt, revokedAt, views, lastViewedAt } = shares;
    return db
      .select({ id, configurationId, kind, createdAt, expiresAt, revokedAt, views, lastViewedAt })
      .from(shares)
      .where(eq(shares.actorId, personId))
      .orderBy(id);
  },
  erase: (tx, { id }) => tx.delete(shares).where(eq(shares.actorId, id)),
};
