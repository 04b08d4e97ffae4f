import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { MIGRATION_LOCK } from '#server/database/migrate.ts';
import { projectPath } from '#server/process/project-folder.ts';
import { type BackupHead, BackupRefusal, type Row, readBackup, type TableDigest } from './backup-file.ts';
import {
  type Connection,
  digestTables,
  findMigrations,
  findTables,
  quoted,
  speakPlainly,
  type Table,
} from './tables.ts';

type Migration = ReturnType<typeof readMigrationFiles>[number];

/** A file that was read to its end and found to be a backup this portal can take. */
export interface CheckedBackup {
  readonly file: string;
  readonly head: BackupHead;
  readonly tables: readonly TableDigest[];
}

/** Reads a backup to its end, or refuses it; no database is needed for that. */
export async function checkBackup(file: string, key?: string): Promise<CheckedBackup> {
  const { head, tables } = await readBackup(file, {}, key);
  refuseOtherMigrations(head, ourMigrations(), file);
  return { file, head, tables };
}

/**
 * Puts a backup in the place of what the database holds. All happens in one transaction, so that a restore that fails
 * leaves everything as it was. A backup of an older portal is loaded into the tables it was made of, and brought forward
 * from there.
 */
export async function restoreBackup(
  client: pg.ClientBase,
  { file, head, tables }: CheckedBackup,
  { replace }: { replace: boolean },
): Promise<void> {
  const migrations = ourMigrations();
  await client.query('begin');
  try {
    await speakPlainly(client);
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await refuseTarget(client, migrations, replace);
    await emptyDatabase(client);
    await applyMigrations(client, migrations.slice(0, head.migrations.length));
    await loadRows(client, file);
    await refuseDifference(client, tables);
    await applyMigrations(client, migrations.slice(head.migrations.length));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query('analyze');
}

function ourMigrations(): readonly Migration[] {
  return readMigrationFiles({ migrationsFolder: projectPath('database', 'migrations') });
}

function refuseOtherMigrations(head: BackupHead, migrations: readonly Migration[], file: string): void {
  const isOurs = head.migrations.every((hash, index) => hash === migrations[index]?.hash);
  if (!isOurs)
    throw new BackupRefusal(
      `${file} was made by another version of the portal, newer than this or changed. Use that one.`,
    );
}

async function refuseTarget(client: Connection, migrations: readonly Migration[], replace: boolean): Promise<void> {
  const tables = await findTables(client);
  const [first] = await findMigrations(client);
  if (first === undefined && tables.length === 0) return;
  if (first !== migrations[0]?.hash)
    throw new BackupRefusal('The database holds tables that are not of this portal. Restore into one of its own.');
  await refuseRunningPortals(client);
  if (!replace && (await hasRows(client, tables)))
    throw new BackupRefusal(
      'The database is not empty. Add --replace to put the backup in the place of what it holds.',
    );
}

/** A portal that runs would go on with what it remembers of the database. Connections to the embedded one tell no name. */
async function refuseRunningPortals(client: Connection): Promise<void> {
  const { rows } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and application_name = 'drivewright' limit 1`,
  );
  if (rows.length > 0) throw new BackupRefusal('A portal runs on this database. Stop every instance first.');
}

async function hasRows(client: Connection, tables: readonly Table[]): Promise<boolean> {
  for (const { name } of tables) {
    const { rows } = await client.query(`select 1 from public.${quoted(name)} limit 1`);
    if (rows.length > 0) return true;
  }
  return false;
}

/** What the migrations made and will make again: all but what belongs to an extension, or goes with the table it numbers. */
const MADE_BY_MIGRATIONS = `
  select format('drop %s if exists %s cascade', case relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end, oid::regclass) as command
    from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'S')
     and not exists (select from pg_depend where objid = c.oid and deptype in ('e', 'i'))
  union all
  select format('drop routine if exists %s cascade', oid::regprocedure)
    from pg_proc p where pronamespace = 'public'::regnamespace
     and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  union all
  select format('drop type if exists %s cascade', oid::regtype)
    from pg_type t where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
     and not exists (select from pg_depend where objid = t.oid and deptype = 'e')`;

async function emptyDatabase(client: Connection): Promise<void> {
  const { rows } = await client.query<{ command: string }>(MADE_BY_MIGRATIONS);
  for (const { command } of rows) await client.query(command);
  await client.query('drop schema if exists drizzle cascade');
}

/** Applies migrations within the transaction of the restore, and notes them as drizzle does (migrate.ts). */
async function applyMigrations(client: Connection, migrations: readonly Migration[]): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

/** Loads all rows with the links between tables taken off, since rows come in no order that would suit them. */
async function loadRows(client: Connection, file: string): Promise<void> {
  const { rows: links } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f'`,
  );
  for (const { table, name } of links) await client.query(`alter table ${table} drop constraint ${name}`);
  const tables = await findTables(client);
  // Migrations may have sown rows; the backup has them as they became.
  for (const { name } of tables) await client.query(`delete from public.${quoted(name)}`);
  const loader = new Loader(client, tables);
  await readBackup(file, { begins: (head) => loader.begin(head), row: (table, row) => loader.add(table, row) });
  await loader.flush();
  for (const { table, name, definition } of links)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
}

/** How much of a table is sent at a time: rows, and characters. */
const BATCH = { rows: 500, size: 4_000_000 };

class Loader {
  readonly #client: Connection;
  readonly #tables: readonly Table[];
  #head: BackupHead | undefined;
  #table = '';
  #rows: Row[] = [];
  #size = 0;

  constructor(client: Connection, tables: readonly Table[]) {
    this.#client = client;
    this.#tables = tables;
  }

  async begin(head: BackupHead): Promise<void> {
    this.#head = head;
    for (const { name, value, isCalled } of head.sequences)
      await this.#client.query('select setval($1::regclass, $2::bigint, $3)', [
        `public.${quoted(name)}`,
        value,
        isCalled,
      ]);
  }

  async add(table: string, row: Row): Promise<void> {
    if (table !== this.#table) await this.flush();
    this.#table = table;
    this.#rows.push(row);
    this.#size += row.reduce((size, text) => size + (text?.length ?? 0), 0);
    if (this.#rows.length >= BATCH.rows || this.#size >= BATCH.size) await this.flush();
  }

  async flush(): Promise<void> {
    const rows = this.#rows;
    this.#rows = [];
    this.#size = 0;
    if (rows.length === 0) return;
    const columns = this.#columns();
    const values = columns.map((_, index) => rows.map((row) => row[index] ?? null));
    const names = columns.map(({ name }) => quoted(name));
    const casts = columns.map(({ type }, index) => `c${index}::${type}`);
    const parameters = columns.map((_, index) => `$${index + 1}::text[]`);
    const aliases = columns.map((_, index) => `c${index}`);
    await this.#client.query(
      `insert into public.${quoted(this.#table)} (${names}) overriding system value
       select ${casts} from unnest(${parameters}) as r(${aliases})`,
      values,
    );
  }

  /** The columns as the file has them, with their types. */
  #columns(): Table['columns'] {
    const inFile = this.#head?.tables.find(({ name }) => name === this.#table)?.columns ?? [];
    const inDatabase = this.#tables.find(({ name }) => name === this.#table)?.columns ?? [];
    return inFile.map((name) => {
      const column = inDatabase.find((one) => one.name === name);
      if (column === undefined)
        throw new BackupRefusal(`The backup has a column ${this.#table}.${name} that no migration made.`);
      return column;
    });
  }
}

/** Reads everything back: what is there must be what the backup says. */
async function refuseDifference(client: Connection, expected: readonly TableDigest[]): Promise<void> {
  const restored = await digestTables(client);
  if (JSON.stringify(restored) !== JSON.stringify(expected))
    throw new BackupRefusal('What was restored differs from the backup. The database has been left as it was.');
}
