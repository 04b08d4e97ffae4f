import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { Person, PersonalRecords } from '#server/module.ts';
import { enquiries } from './enquiry-tables.ts';

/** What a person asked, signed in or, before that, as a visitor under the same address. */
export const enquiriesOfPerson: PersonalRecords = {
  category: 'enquiries',
  read: (db, person) => {
    const { productLine, name, company, email, telephone, message, locale, createdAt } = enquiries;
    return db
      .select({ productLine, name, company, email, telephone, message, locale, createdAt })
      .from(enquiries)
      .where(isOf(person))
      .orderBy(enquiries.id);
  },
  /** What was asked stays with the organisation; who asked does not. */
  erase: (tx, person) => tx.update(enquiries).set({ name: '', email: '', telephone: '' }).where(isOf(person)),
};

/** Forgets enquiries that came before a moment. */
export async function sweepEnquiries(db: Db, before: Date): Promise<void> {
  await db.delete(enquiries).where(lt(enquiries.createdAt, before));
}

function isOf({ id, email }: Person) {
  const asVisitor = and(isNull(enquiries.actorId), sql`lower(${enquiries.email}) = lower(${email})`);
  return or(eq(enquiries.actorId, id), email === null ? undefined : asVisitor);
}
