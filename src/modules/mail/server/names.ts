import { ilike, inArray, sql } from 'drizzle-orm';
import { holding } from '#server/database/like-pattern.ts';
import type { NameSource } from '#server/module.ts';
import { mails } from './mail-tables.ts';

/** Mails are called by whom they go to. */
export const namesOfMails: NameSource = {
  namesOf: (db, ids) =>
    db
      .select({ id: mails.id, name: mails.recipient })
      .from(mails)
      .where(inArray(mails.id, [...ids])),
  idsLike: (text) => sql`select ${mails.id} from ${mails} where ${ilike(mails.recipient, holding(text))}`,
};
