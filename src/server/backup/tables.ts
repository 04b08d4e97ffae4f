import type pg from 'pg';
import { LineDigest, type Row, type TableDigest } from './backup-file.ts';

/** What a query is asked of: a connection, which keeps the settings of `speakPlainly`. */
export type Connection = Pick<pg.ClientBase, 'query'>;

export interface Column {
  readonly name: string;
  readonly type: string;
}

export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** The columns of its primary key; all of them where it has none. */
  readonly key: readonly string[];
}

/** Makes values read the same on every server: in UTC, with all digits, bytes in hexadecimal. */
export async function speakPlainly(connection: Connection): Promise<void> {
  await connection.query(
    `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'iso_8601';
     set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0`,
  );
}

/** The tables of the portal, by name, with the columns that are written (not computed). */
export async function findTables(connection: Connection): Promise<Table[]> {
  const { rows } = await connection.query<{ name: string; columns: Column[]; key: string[] | null }>(
    `select c.relname as name,
       (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
          from pg_attribute a where a.attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
       (select json_agg(attname order by attnum)
          from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
         where i.indrelid = c.oid and i.indisprimary) as key
     from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname collate "C"`,
  );
  return rows.map(({ name, columns, key }) => ({ name, columns, key: key ?? columns.map((column) => column.name) }));
}

/** The migrations a database has had, by hash; none where there is no portal yet. */
export async function findMigrations(connection: Connection): Promise<string[]> {
  const { rows: found } = await connection.query(`select to_regclass('drizzle.__drizzle_migrations') as found`);
  if (found[0]?.found === null) return [];
  const { rows } = await connection.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id',
  );
  return rows.map(({ hash }) => hash);
}

/** Where the sequences of the portal stand. */
export async function findSequences(
  connection: Connection,
): Promise<{ name: string; value: string; isCalled: boolean }[]> {
  const { rows: sequences } = await connection.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname collate "C"`,
  );
  const found = [];
  for (const { name } of sequences) {
    const { rows } = await connection.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from public.${quoted(name)}`,
    );
    for (const { value, called } of rows) found.push({ name, value, isCalled: called });
  }
  return found;
}

/** Rows that are fetched at a time; some hold a whole release. */
const AT_A_TIME = 100;

/** The rows of a table as text, in the order of its key, which is the same on every server; within a transaction. */
export async function* rowsOf(connection: Connection, { name, columns, key }: Table): AsyncGenerator<Row> {
  const texts = columns.map((column, index) => `${quoted(column.name)}::text as c${index}`);
  const order = key.map((column) => `${quoted(column)}::text collate "C"`);
  await connection.query(
    `declare rows_of_table no scroll cursor for select ${texts} from public.${quoted(name)} order by ${order}`,
  );
  for (;;) {
    const { rows } = await connection.query<Record<string, string | null>>(`fetch ${AT_A_TIME} from rows_of_table`);
    for (const row of rows) yield columns.map((_, index) => row[`c${index}`] ?? null);
    if (rows.length < AT_A_TIME) break;
  }
  await connection.query('close rows_of_table');
}

/** The digests of all tables as they stand, to compare databases by. */
export async function digestTables(connection: Connection): Promise<TableDigest[]> {
  const digests: TableDigest[] = [];
  for (const table of await findTables(connection)) {
    const digest = new LineDigest();
    for await (const row of rowsOf(connection, table)) digest.add(JSON.stringify(row));
    digests.push({ name: table.name, rows: digest.rows, sha256: digest.result() });
  }
  return digests;
}

/** A name as SQL takes it, whatever it holds. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
