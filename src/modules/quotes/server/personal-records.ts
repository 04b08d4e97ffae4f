import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { PersonalRecords } from '#server/module.ts';
import { forgetDoerInMails } from './mails/personal-mails.ts';
import { quoteEvents, quoteMessages, quoteReads, quotes } from './quote-tables.ts';

/** What a person did with quotes, wrote of them and has read. The papers are both companies' and stay, without the name of the account. */
export const QUOTE_RECORDS: PersonalRecords = {
  category: 'quotes',
  read: async (db, { id }) => ({
    done: await doneBy(db, id),
    written: await writtenBy(db, id),
    read: await readBy(db, id),
  }),
  async erase(tx, person) {
    await forgetDoerInMails(tx, person);
    // What somebody has read is of use to them alone.
    await tx.delete(quoteReads).where(eq(quoteReads.userId, person.id));
  },
};

/** Forgets quotes that have ended and were changed last before a moment. */
export async function sweepQuotes(db: Db, before: Date): Promise<void> {
  const hasEnded = inArray(quotes.state, ['ordered', 'declined', 'rejected', 'withdrawn', 'expired']);
  await db.delete(quotes).where(and(lt(quotes.updatedAt, before), hasEnded));
}

function doneBy(db: Db, personId: string) {
  const { quoteId, action, createdAt } = quoteEvents;
  return db
    .select({ quoteId, action, createdAt })
    .from(quoteEvents)
    .where(eq(quoteEvents.actorId, personId))
    .orderBy(asc(quoteEvents.seq));
}

function writtenBy(db: Db, personId: string) {
  const { quoteId, text, fileIds, createdAt } = quoteMessages;
  return db
    .select({ quoteId, text, fileIds, createdAt })
    .from(quoteMessages)
    .where(eq(quoteMessages.actorId, personId))
    .orderBy(asc(quoteMessages.seq));
}

/** How far the person has read the threads of quotes: of a line, or of the whole (0). */
function readBy(db: Db, personId: string) {
  const { quoteId, lineNo, lastSeq, userId } = quoteReads;
  return db
    .select({ quoteId, lineNo, lastSeq })
    .from(quoteReads)
    .where(eq(userId, personId))
    .orderBy(asc(quoteId), asc(lineNo));
}
