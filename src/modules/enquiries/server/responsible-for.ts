import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Locale } from '#kernel/locale.ts';
import { users } from '#modules/accounts/server/public.ts';
import { staffOfCustomer } from '#modules/customers/server/public.ts';
import type { Db } from '#server/database.ts';

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

async function staffWhere(db: Db, condition?: ReturnType<typeof inArray>): Promise<Responsible[]> {
  const rows = await db
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(and(eq(users.role, 'staff'), eq(users.disabled, false), isNotNull(users.email), condition))
    .orderBy(users.id);
  return rows.flatMap(({ email, locale }) => (email === null ? [] : [{ email, locale }]));
}

function lowered(names: readonly string[]): string[] {
  return names.map((name) => name.toLowerCase());
}
