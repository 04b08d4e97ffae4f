import { eq } from 'drizzle-orm';
import type { Actor } from '#kernel/actor.ts';
import { organisations, users } from '#modules/accounts/server/public.ts';
import type { Db } from '#server/database.ts';

/** Who sends a document, as its recipient is told: the name of the person and of the company the account belongs to. */
export async function senderName(
  db: Db,
  { id }: Pick<Actor, 'id'>,
): Promise<{ readonly sender: string; readonly company: string }> {
  const [person] = await db
    .select({ username: users.username, profile: users.profile, company: organisations.name })
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .where(eq(users.id, id));
  if (person === undefined) throw new Error('Whoever sends a document is gone.');
  const { userName = '', lastName = '' } = person.profile ?? {};
  // In Chinese the registration asks for the whole name and the family name once more.
  const name = userName.includes(lastName) ? userName : `${userName} ${lastName}`;
  return { sender: withoutAddresses(name) || person.username, company: withoutAddresses(person.company) };
}

/** A name is no place to lead anybody somewhere: mail programs make links of what looks like an address. */
function withoutAddresses(name: string): string {
  return name
    .replace(/[/:@]+/g, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/\s+/g, ' ')
    .trim();
}
