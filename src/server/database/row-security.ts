import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Scope } from '#kernel/scope.ts';
import type { Database, Db } from '#server/database.ts';
import { reasonOf } from '#server/process/start-refusal.ts';
import { Deadline } from './deadline.ts';
import { Connections, DeadlinePool } from './deadline-pool.ts';
import { type RowReach, ScopedPool } from './scoped-query.ts';

/** The second wall of the portal (docs/decisions/0020-row-level-security.md): how a request gets its database. */
export interface RowSecurity {
  /** The database as its owner reaches it; a request brings the deadline it has for all its queries. */
  readonly owner: (deadline?: Deadline) => Database['db'];
  /** The database as a request with this scope reaches it. */
  readonly within: (scope: Scope, deadline?: Deadline) => Db;
  /** Why the wall does not stand on PostgreSQL, as a sentence for the operator. */
  readonly missing?: string;
}

/** Stands for visitors, who have no organisation, in the list of organisations whose records are read. */
const VISITORS = '00000000-0000-0000-0000-000000000000';

/** The embedded database does one thing after the other: what is no request may wait for those before it, but not for ever, ms. */
const EMBEDDED_MS = 20_000;

/**
 * Prepares the role of the requests, where the connecting user may, and says how requests are scoped: by role and
 * settings, by settings alone where the policies hold the connecting user too, or not at all. `appended` are tables that requests add to
 * and read, and nobody but the owner changes or takes away from.
 */
export async function raiseRowSecurity(database: Database, appended: readonly string[] = []): Promise<RowSecurity> {
  const { pool } = database;
  const connections = new Connections(pool);
  if (database.engine === 'embedded') {
    const owner: RowSecurity['owner'] = (deadline) =>
      databaseOf(new DeadlinePool(connections, () => deadline ?? new Deadline(EMBEDDED_MS)));
    return { owner, within: (_, deadline) => owner(deadline) };
  }
  const reason = await prepareRole(pool, appended).then(
    () => undefined,
    (error: unknown) => reasonOf(error),
  );
  const standing = await readStanding(pool, appended);
  const deadlinePool = (deadline?: Deadline) => new DeadlinePool(connections, () => deadline ?? new Deadline());
  const owner = (deadline?: Deadline) => databaseOf(deadlinePool(deadline));
  const within: RowSecurity['within'] = (scope, deadline) => {
    const scoping = { ...rowReachOf(scope), asRole: standing.asRole };
    return databaseOf(new ScopedPool(deadlinePool(deadline), scoping));
  };
  if (standing.asRole || standing.isHeld) return { owner, within };
  const missing = `Row-level security is off: ${reason ?? 'the role drivewright_app cannot be used'}. The portal relies on the conditions of its queries alone.`;
  return { owner, within: (_, deadline) => owner(deadline), missing };
}

/** A scope as the settings of a transaction. */
export function rowReachOf({ readable, writable, serviced, visitors }: Scope): RowReach {
  const readers = readable === 'all' ? '*' : arrayOf(visitors ? [...readable, VISITORS] : readable);
  return { readable: readers, writable: arrayOf(writable), serviced: arrayOf(serviced) };
}

function arrayOf(ids: readonly string[]): string {
  return `{${ids.join(',')}}`;
}

/** A pool as drizzle takes it. */
export function databaseOf(pool: DeadlinePool | ScopedPool): Database['db'] {
  // Of a pool, drizzle uses `query` and `connect` alone.
  return drizzle(pool as unknown as pg.Pool);
}

interface Standing {
  /** Whether the connecting user may become the role, and the role may do what requests do. */
  readonly asRole: boolean;
  /** Whether the policies hold the connecting user as well: it neither is a superuser nor bypasses them. */
  readonly isHeld: boolean;
}

const MAY = (privilege: string) => `has_table_privilege('drivewright_app', oid, '${privilege}')`;

const OWN_TABLES = `from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;

/** The conditions of tables the role lacks something in, and of those it may do too much in; `appended` are names of the code's own. */
function tablesAmiss(appended: readonly string[]): { missing: string; open: string } {
  const isAppended = appended.length === 0 ? 'false' : `relname in (${appended.map((name) => `'${name}'`).join(', ')})`;
  return {
    missing: `${OWN_TABLES} and not (${MAY('select')} and ${MAY('insert')} and
      (${isAppended} or (${MAY('update')} and ${MAY('delete')})))`,
    open: `${OWN_TABLES} and ${isAppended} and (${MAY('update')} or ${MAY('delete')})`,
  };
}

async function readStanding(pool: pg.Pool, appended: readonly string[]): Promise<Standing> {
  const { rows } = await pool.query<{ held: boolean }>(
    'select not (rolsuper or rolbypassrls) as held from pg_roles where rolname = current_user',
  );
  const asRole = await pool.query(`begin; set local role drivewright_app; rollback`).then(
    async () => (await pool.query(`select 1 ${tablesAmiss(appended).missing} limit 1`)).rows.length === 0,
    () => false,
  );
  return { asRole, isHeld: rows[0]?.held === true };
}

/** One number for everyone who prepares the role: instances starting together do it one after the other. */
const ROLE_LOCK = 4_711_003;

/** Makes the role, lets the connecting user take it on, and gives it the tables; each only where it is missing, and none beyond. */
async function prepareRole(pool: pg.Pool, appended: readonly string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [ROLE_LOCK]);
    await client.query(PREPARE_ROLE);
    await client.query(preparePrivileges(appended));
  } finally {
    // The connection ends with its lock.
    client.release(true);
  }
}

/** A role belongs to the whole server: the portal of another of its databases may make it at the same moment. */
const PREPARE_ROLE = `do $$ begin
  if not exists (select from pg_roles where rolname = 'drivewright_app') then
    begin
      create role drivewright_app nologin;
    exception when duplicate_object or unique_violation then null;
    end;
  end if;
  begin
    set local role drivewright_app;
    reset role;
  exception when insufficient_privilege then
    grant drivewright_app to current_user;
  end;
end $$`;

function preparePrivileges(appended: readonly string[]): string {
  const { missing, open } = tablesAmiss(appended);
  const revoked = appended.map((name) => `revoke update, delete on ${name} from drivewright_app;`).join('\n    ');
  return `do $$ begin
  if exists (select ${missing}) then
    grant usage on schema public to drivewright_app;
    grant select, insert, update, delete on all tables in schema public to drivewright_app;
  end if;
  if exists (select ${open}) then
    ${revoked === '' ? 'null;' : revoked}
  end if;
end $$`;
}
