import { asc, eq } from 'drizzle-orm';
import type { PersonalRecords } from '#server/module.ts';
import { documents } from './document-tables.ts';

/** The documents a person had made; their files are told with the files, and go with them. */
export const DOCUMENT_RECORDS: PersonalRecords = {
  category: 'documents',
  read: (db, person) => {
    const { id, fileId, language, items, createdAt } = documents;
    return db
      .select({ id, fileId, language, items, createdAt })
      .from(documents)
      .where(eq(documents.actorId, person.id))
      .orderBy(asc(id));
  },
  erase: (tx, person) => tx.delete(documents).where(eq(documents.actorId, person.id)),
};
