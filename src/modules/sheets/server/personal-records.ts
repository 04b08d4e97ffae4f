import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { users } from '#modules/accounts/server/public.ts';
import { forgetNameInMails } from '#modules/mail/server/public.ts';
import { SHEET_MAILS, type SheetMailName } from '#modules/sheets/domain/sheet-mails.ts';
import type { Db } from '#server/database.ts';
import type { Person, PersonalRecords } from '#server/module.ts';
import { designSheets, sheetEvents } from './sheet-tables.ts';

/** What a person did with sheets, and the remarks they wrote. The papers are both companies' and stay, without the name of the account. */
export const SHEET_RECORDS: PersonalRecords = {
  category: 'design-sheets',
  read: async (db, { id }) => ({ made: await madeBy(db, id), done: await doneBy(db, id) }),
  erase: forgetDoerInMails,
};

/** Takes the name of a person who is forgotten out of the mails about sheets to others. */
async function forgetDoerInMails(tx: Db, { id }: Person): Promise<void> {
  const [person] = await tx.select({ name: users.username }).from(users).where(eq(users.id, id));
  if (person === undefined) return;
  const templates = Object.keys(SHEET_MAILS) as SheetMailName[];
  await forgetNameInMails(tx, { ...person, templates, value: 'who', followedBy: [] });
}

/** Forgets sheets that have ended and were changed last before a moment: what is in force ends with its last change, too. */
export async function sweepSheets(db: Db, before: Date): Promise<void> {
  const { state, updatedAt } = designSheets;
  await db.delete(designSheets).where(and(lt(updatedAt, before), inArray(state, ['released', 'cancelled'])));
}

function madeBy(db: Db, personId: string) {
  const { actorId, createdAt, id, remark, state, title } = designSheets;
  return db
    .select({ id, title, remark, state, createdAt })
    .from(designSheets)
    .where(eq(actorId, personId))
    .orderBy(asc(id));
}

function doneBy(db: Db, personId: string) {
  const { action, actorId, createdAt, data, seq, sheetId } = sheetEvents;
  return db
    .select({ sheetId, action, data, createdAt })
    .from(sheetEvents)
    .where(eq(actorId, personId))
    .orderBy(asc(seq));
}
