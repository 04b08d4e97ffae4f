import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Scope } from '#kernel/scope.ts';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { isWithin } from '#modules/customers/server/public.ts';
import type { Db } from '#server/database.ts';
import { enquiries } from './enquiry-tables.ts';

/** Enquiries in the scope, of visitors and of organisations, newest first, after the given id. */
export function listEnquiries(
  db: Db,
  scope: Pick<Scope, 'readable' | 'visitors'>,
  page: { after: string | undefined; limit: number },
) {
  const { id, productLine, name, company, email, telephone, message, locale, createdAt } = enquiries;
  const columns = { id, productLine, name, company, email, telephone, message, locale, createdAt };
  const ofVisitors = scope.visitors ? isNull(enquiries.organisationId) : undefined;
  const isReadable = or(ofVisitors, isWithin(enquiries.organisationId, scope.readable));
  return db
    .select({ ...columns, customerName: organisations.name, actorName: users.username })
    .from(enquiries)
    .leftJoin(organisations, eq(organisations.id, enquiries.organisationId))
    .leftJoin(users, eq(users.id, enquiries.actorId))
    .where(and(isReadable, page.after === undefined ? undefined : lt(enquiries.id, page.after)))
    .orderBy(desc(enquiries.id))
    .limit(page.limit);
}

/** Keeps an enquiry. */
export async function insertEnquiry(db: Db, enquiry: typeof enquiries.$inferInsert): Promise<void> {
  await db.insert(enquiries).values(enquiry);
}
