import { ilike, inArray, sql } from 'drizzle-orm';
import type { NameSource } from '#modules/audit/server/public.ts';
import { holding } from '#server/database/like-pattern.ts';
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
