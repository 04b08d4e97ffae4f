import { sql } from 'drizzle-orm';
import type { Database } from '#server/database.ts';

/** Tables that note the call itself. */
const CHANGED_IN_PASSING = ['attempts', 'sessions', 'known_devices'];

/** What was changed in the tables. */
export interface Changes {
  /** The number of the last change so far. */
  last(): Promise<string>;
  /** The tables that were changed since a change, in order. */
  since(last: string): Promise<string[]>;
}

/**
 * Notes every row of every table that is added, changed or deleted from now on, except where calls note themselves. To ask
 * for that costs nothing, whereas to read all tables before and after each refusal took most of the time of the test.
 */
export async function watchChanges({ db, pool }: Database): Promise<Changes> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  await pool.query(NOTES);
  const watched = rows.filter(({ name }) => !CHANGED_IN_PASSING.includes(name));
  for (const { name } of watched) await pool.query(triggersOf(name));
  return {
    async last() {
      const { rows: found } = await db.execute<{ last: string }>(
        sql`select coalesce(max(no), 0)::text as last from test_changes`,
      );
      return found[0]?.last ?? '0';
    },
    async since(last) {
      const { rows: found } = await db.execute<{ table: string }>(
        sql`select distinct of_table as table from test_changes where no > ${last}::bigint order by 1`,
      );
      return found.map(({ table }) => table);
    },
  };
}

/** Written by whoever changes a row, whatever else they may write. What is rolled back is not noted. */
const NOTES = `
  create table test_changes (no bigint generated always as identity primary key, of_table text not null);
  create function note_test_change() returns trigger language plpgsql security definer as $$
  begin
    insert into test_changes (of_table) values (tg_table_name);
    return null;
  end $$`;

const triggersOf = (table: string) => `
  create trigger note_new_row after insert or delete on "${table}" for each row execute function note_test_change();
  create trigger note_changed_row after update on "${table}" for each row
    when (old.*::text is distinct from new.*::text) execute function note_test_change()`;
