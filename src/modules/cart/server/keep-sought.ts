import { sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { configurations } from './configuration-tables.ts';

/** Lines a sweep brings up to date: a second or two. */
const AT_A_TIME = 10_000;

/** Has the database keep what lines are found by that stood here before it did: writing their name over itself is enough. */
export async function keepSought(db: Db): Promise<void> {
  const { id, productName, sought } = configurations;
  await db.execute(sql`update ${configurations} set product_name = ${productName} where ${id} in
    (select ${id} from ${configurations} where ${sought} is null limit ${AT_A_TIME} for update skip locked)`);
}
