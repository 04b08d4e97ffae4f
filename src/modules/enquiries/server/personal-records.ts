import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { mails } from '#modules/mail/server/public.ts';
import type { Db } from '#server/database.ts';
import type { Person, PersonalRecords } from '#server/module.ts';
import { enquiries, enquiryAnswers } from './enquiry-tables.ts';

/** What a person asked, signed in or, before that, as a visitor under the same address, with the answers. */
export const enquiriesOfPerson: PersonalRecords = {
  category: 'enquiries',
  async read(db, person) {
    const rows = await enquiriesOf(db, person);
    const answers = await answersTo(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map(({ id, ...row }) => ({
      ...row,
      answers: answers.filter(({ enquiryId }) => enquiryId === id).map(({ enquiryId: _, ...said }) => said),
    }));
  },
  erase: eraseAsker,
};

/** Forgets enquiries that came before a moment, with their answers. */
export async function sweepEnquiries(db: Db, before: Date): Promise<void> {
  await db.delete(enquiries).where(lt(enquiries.createdAt, before));
}

function enquiriesOf(db: Db, person: Person) {
  const { id, productLine, name, company, email, telephone, message, locale, configuration, state, createdAt } =
    enquiries;
  return db
    .select({ id, productLine, name, company, email, telephone, message, locale, configuration, state, createdAt })
    .from(enquiries)
    .where(isOf(person))
    .orderBy(enquiries.id);
}

function answersTo(db: Db, ids: readonly string[]) {
  const { enquiryId, id, text, isReply, createdAt } = enquiryAnswers;
  return db
    .select({ enquiryId, text, isReply, createdAt })
    .from(enquiryAnswers)
    .where(inArray(enquiryId, [...ids]))
    .orderBy(id);
}

/** What was asked stays with the organisation; who asked does not, nor do the mails to the addresses they left. */
async function eraseAsker(tx: Db, person: Person): Promise<void> {
  const left = await tx
    .select({ email: enquiries.email })
    .from(enquiries)
    .where(and(isOf(person), ne(enquiries.email, '')));
  const addresses = left.map(({ email }) => email.toLowerCase());
  await tx
    .delete(mails)
    .where(
      and(
        inArray(sql`lower(${mails.recipient})`, addresses),
        inArray(mails.template, [
          'enquiry-receipt',
          'enquiry-receipt-visitor',
          'enquiry-answered',
          'enquiry-answered-visitor',
        ]),
      ),
    );
  await tx.update(enquiries).set({ name: '', email: '', telephone: '' }).where(isOf(person));
}

function isOf({ id, email }: Person) {
  const asVisitor = and(isNull(enquiries.actorId), sql`lower(${enquiries.email}) = lower(${email})`);
  return or(eq(enquiries.actorId, id), email === null ? undefined : asVisitor);
}
