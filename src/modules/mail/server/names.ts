import { ilike, inArray } from 'drizzle-orm';
import type { NameSource } from '#modules/audit/server/public.ts';
import { mails } from './mail-tables.ts';

const MOST_FOUND = 200;

/** Mails are called by whom they go to. */
export const namesOfMails: NameSource = {
  namesOf: (db, ids) =>
    db
      .select({ id: mails.id, name: mails.recipient })
      .from(mails)
      .where(inArray(mails.id, [...ids])),
  async idsLike(db, text) {
    const found = await db
      .select({ id: mails.id })
      .from(mails)
      .where(ilike(mails.recipient, `%${text.replace(/[\\%_]/g, '\\$&')}%`))
      .limit(MOST_FOUND);
    return found.map(({ id }) => id);
  },
};
