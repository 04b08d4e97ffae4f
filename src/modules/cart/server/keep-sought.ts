import { sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { configurations } from './configuration-tables.ts';

/** Lines a sweep brings up to date: a second or two. */
const AT_A_TIME = 10_000;

/** Has the database keep what lines are found by, and what products they are, that stood here before it did: writing their form over itself is enough. */
export async function keepSought(db: Db): Promise<void> {
  const { id, form, contentDigest } = configurations;
  await db.execute(sql`update ${configurations} set form = ${form} where ${id} in
    (select ${id} from ${configurations} where ${contentDigest} is null limit ${AT_A_TIME} for update skip locked)`);
}
