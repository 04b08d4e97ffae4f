import { and, eq, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#kernel/locale.ts';
import { users } from '#modules/accounts/server/public.ts';
import { lookedAfterBy, staffOfCustomer } from '#modules/customers/server/public.ts';
import type { Db } from '#server/database.ts';
import { enquiries } from './enquiry-tables.ts';

/** Somebody who is written to. */
export interface Responsible {
  readonly email: string;
  readonly locale: Locale;
}

/**
 * Who answers the enquiries of a customer, or of visitors: the staff of the customer, else those named in the settings, else every
 * member of staff. Whoever cannot log in or has no address counts as nobody.
 */
export async function responsibleFor(
  db: Db,
  organisationId: string | null,
  named: readonly string[],
): Promise<readonly Responsible[]> {
  const ofCustomer = organisationId === null ? [] : await staffOfCustomer(db, organisationId);
  const assigned = await staffWhere(db, inArray(users.id, [...ofCustomer]));
  if (assigned.length > 0) return assigned;
  const chosen = await staffWhere(db, inArray(sql`lower(${users.username})`, lowered(named)));
  return chosen.length > 0 ? chosen : staffWhere(db);
}

/**
 * Whether an enquiry comes from an organisation that nobody looks after: whoever answers visitors answers it too. The policies of
 * the table say the same (unattended_organisations).
 */
export function isUnattended(db: Db): SQL {
  const staff = db.select({ id: users.id }).from(users).where(isReached());
  return notInArray(enquiries.organisationId, lookedAfterBy(db, staff));
}

/** The one who looks after an enquiry, unless they can no longer be written to. */
export async function ownerOf(db: Db, ownerId: string): Promise<Responsible | undefined> {
  const [owner] = await staffWhere(db, eq(users.id, ownerId));
  return owner;
}

async function staffWhere(db: Db, condition?: SQL): Promise<Responsible[]> {
  const rows = await db
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(and(isReached(), condition))
    .orderBy(users.id);
  return rows.flatMap(({ email, locale }) => (email === null ? [] : [{ email, locale }]));
}

/** Staff who can log in and be written to; who was invited and has no password yet cannot. */
function isReached(): SQL | undefined {
  const { disabled, email, passwordHash, role } = users;
  return and(eq(role, 'staff'), eq(disabled, false), isNotNull(email), isNotNull(passwordHash));
}

function lowered(names: readonly string[]): string[] {
  return names.map((name) => name.toLowerCase());
}
