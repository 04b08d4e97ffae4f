import { sql } from 'drizzle-orm';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { configurations } from '#modules/cart/server/configuration-tables.ts';
import type { Db } from '#server/database.ts';

export const FOLDERS = 40;
/** Written in one statement, which must not last. */
const AT_A_TIME = 5000;

/** Adds copies of a line: a tenth of them to its organisation, the others to another one, each with an item number, a note, maybe a folder. */
export async function addManyLines(db: Db, id: string, count: number): Promise<void> {
  for (let from = 1; from <= count; from += AT_A_TIME)
    await db.execute(sql`
      insert into ${configurations} (id, organisation_id, actor_id, product_name, category, gearbox_model, type_code, release_hash,
        form, quantity, created_at, updated_at, item_number, note, folder)
      select (lpad(to_hex(1700000000000 + n * 1000), 12, '0') || '7' || substr(md5(n::text), 1, 3) || '8' || substr(md5(n::text), 4, 15))::uuid,
        owner.id, person.id, product_name, category, gearbox_model, type_code || n, release_hash,
        form, 1, now(), now(), n::text, 'Note ' || n, case when n % 3 = 0 then 'Folder ' || (n / 10 % ${FOLDERS}) else '' end
      from ${configurations} line, generate_series(${from}::int, ${Math.min(count, from + AT_A_TIME - 1)}::int) n
      cross join lateral (select id from ${organisations} o where (o.id = line.organisation_id) = (n % 10 = 0) order by id limit 1) owner
      cross join lateral (select id from ${users} u where u.organisation_id = owner.id limit 1) person
      where line.id = ${id}`);
  await db.execute(sql`analyze ${configurations}`);
}
