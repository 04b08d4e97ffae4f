// @tests both-databases
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import type { Scope } from '#kernel/scope.ts';
import { accountsModule } from '#modules/accounts/server/module.ts';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { auditEvents, recordAudit, sweepAudit } from '#modules/audit/server/public.ts';
import { staffAssignments } from '#modules/customers/server/customer-tables.ts';
import { enquiries } from '#modules/enquiries/server/enquiry-tables.ts';
import { openDatabase } from '#server/database.ts';
import { serve } from '#server/serve.ts';
import { testApp } from '#testing/app.ts';
import { createPostgresDatabase, ON_POSTGRES } from '#testing/postgres.ts';
import { migrateDatabase } from './migrate.ts';
import { raiseRowSecurity, rowReachOf } from './row-security.ts';

const app = await testApp({ demo: true });
const { db: owner, pool } = app.database;

/** Tables that name an organisation and belong to no customer's business: answers that may be asked for again, accounts, and whom staff look after. */
const NO_BUSINESS = ['idempotency_keys', 'staff_assignments', 'users'];

describe('the business tables', () => {
  test('are all held to the scope of the request', async () => {
    const { rows } = await pool.query(
      `select t.relname as name, t.relrowsecurity and t.relforcerowsecurity as held,
              (select count(*)::int from pg_policy where polrelid = t.oid) as policies
       from pg_class t join pg_attribute c on c.attrelid = t.oid and c.attname = 'organisation_id'
       where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') order by 1`,
    );
    const business = rows.filter(({ name }) => !NO_BUSINESS.includes(name));
    expect(business.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['configurations', 'enquiries', 'enquiry_answers']),
    );
    expect(business.filter(({ held, policies }) => !held || policies !== 4)).toEqual([]);
  });
});

test('a scope is told to the database as three arrays', () => {
  expect(rowReachOf({ readable: ['a', 'b'], writable: ['a'], serviced: ['b', 'c'], visitors: false })).toEqual({
    readable: '{a,b}',
    writable: '{a}',
    serviced: '{b,c}',
  });
  expect(rowReachOf({ readable: ['a'], writable: [], serviced: [], visitors: true }).readable).toBe(
    '{a,00000000-0000-0000-0000-000000000000}',
  );
  expect(rowReachOf({ readable: 'all', writable: [], serviced: [], visitors: true })).toEqual({
    readable: '*',
    writable: '{}',
    serviced: '{}',
  });
});

/** A handler whose query has no condition at all. */
const forgetful = defineRoute({
  method: 'GET',
  path: '/v1/everything',
  access: 'enquiries.read',
  summary: 'All enquiries',
  result: z.array(z.string()),
});
const forgetfulApp = await testApp({
  demo: true,
  register: (portal) => {
    accountsModule.register?.(portal);
    serve(portal, forgetful, async ({ db }) =>
      (await db.select({ name: enquiries.name }).from(enquiries)).map(({ name }) => name),
    );
  },
});

test.runIf(ON_POSTGRES)('a handler that forgets its condition answers what is within the scope', async () => {
  const { db, pool: connections } = forgetfulApp.database;
  await db.delete(enquiries);
  const all = await db.select().from(organisations);
  for (const { id: organisationId, name } of all)
    await db.insert(enquiries).values({
      id: forgetfulApp.portal.newId(),
      lastSaidId: forgetfulApp.portal.newId(),
      organisationId,
      name,
      ...{ productLine: 'JRP', company: '', email: '', telephone: '1', message: 'm', locale: 'en' },
      createdAt: forgetfulApp.clock.now(),
    });
  const seenBy = async (as: string) => (await forgetfulApp.call(forgetful, {}, { as })).sort();
  expect(await seenBy('sales-demo')).toEqual(
    ['华东传动设备有限公司', '苏州输送机械有限公司', '驱动制造有限公司'].sort(),
  );
  expect(await seenBy('admin')).toEqual(all.map(({ name }) => name).sort());
  const isSales = `user_id = (select id from users where username = 'sales-demo')`;
  await connections.query(`delete from staff_assignments where ${isSales}`);
  expect(await seenBy('sales-demo')).toEqual(['驱动制造有限公司']);
});

describe.runIf(ON_POSTGRES)('on PostgreSQL', () => {
  const ids = { own: '', child: '', other: '' };

  function enquiryOf(organisationId: string | null, name: string): typeof enquiries.$inferInsert {
    const empty = { company: '', email: '', telephone: '1', message: 'm', locale: 'en' };
    const id = app.portal.newId();
    const createdAt = app.clock.now();
    return { id, lastSaidId: id, organisationId, productLine: 'P', name, ...empty, createdAt };
  }

  beforeAll(async () => {
    for (const [key, username] of [
      ['own', 'lv1-demo'],
      ['child', 'lv2-demo'],
    ] as const) {
      const [user] = await owner.select().from(users).where(eq(users.username, username));
      ids[key] = user!.organisationId;
    }
    const others = await owner.select().from(organisations).where(eq(organisations.name, '南方包装机械有限公司'));
    ids.other = others[0]!.id;
    await owner.delete(enquiries);
    await owner
      .insert(enquiries)
      .values([
        enquiryOf(ids.own, 'own'),
        enquiryOf(ids.child, 'child'),
        enquiryOf(ids.other, 'other'),
        enquiryOf(null, 'visitor'),
      ]);
  });

  const within = (scope: Partial<Scope>) =>
    app.portal.within({ readable: [], writable: [], serviced: [], visitors: false, ...scope });
  /** A query that forgot its `where`. */
  const namesSeen = async (scope: Partial<Scope>) =>
    (await within(scope).select({ name: enquiries.name }).from(enquiries)).map(({ name }) => name).sort();

  test('a query that forgets its condition sees the scope alone', async () => {
    expect(await namesSeen({ readable: [ids.own, ids.child] })).toEqual(['child', 'own']);
    expect(await namesSeen({ readable: [ids.own], visitors: true })).toEqual(['own', 'visitor']);
    expect(await namesSeen({ readable: 'all' })).toEqual(['child', 'other', 'own', 'visitor']);
    expect(await namesSeen({})).toEqual([]);
  });

  test('a hole in the list of a scope opens nothing', async () => {
    expect(await namesSeen({ readable: [ids.own, 'null'] })).toEqual(['own']);
  });

  test('in a transaction, and in one within it, it sees no more', async () => {
    const seen = await within({ readable: [ids.own] }).transaction((tx) =>
      tx.transaction((inner) => inner.select({ name: enquiries.name }).from(enquiries)),
    );
    expect(seen).toEqual([{ name: 'own' }]);
  });

  test('a record for a foreign organisation is refused, one for the own is not', async () => {
    const scope = { readable: [ids.own, ids.child], writable: [ids.own] };
    const add = (organisationId: string) =>
      within(scope)
        .transaction(async (tx) => {
          await tx.insert(enquiries).values(enquiryOf(organisationId, 'added'));
          throw new Error('rolled back');
        })
        .catch((error: Error) => (error.cause instanceof Error ? error.cause.message : error.message));
    expect(await add(ids.own)).toBe('rolled back');
    expect(await add(ids.child)).toMatch(/row-level security/);
    expect(await add(ids.other)).toMatch(/row-level security/);
  });

  test('a change or deletion that forgets its condition meets what is written for, and moves nothing out of it', async () => {
    const scoped = within({ readable: [ids.own, ids.child], writable: [ids.own] });
    const changed = await scoped.update(enquiries).set({ message: 'changed' }).returning({ name: enquiries.name });
    expect(changed).toEqual([{ name: 'own' }]);
    await expect(scoped.update(enquiries).set({ organisationId: ids.other })).rejects.toThrow();
    await within({ readable: 'all', writable: [] }).delete(enquiries);
    expect(await owner.$count(enquiries)).toBe(4);
  });

  test('what is answered is changed by those who read what visitors send, as far as they read', async () => {
    const serving = within({ readable: [ids.own], visitors: true });
    const changed = await serving.update(enquiries).set({ state: 'taken' }).returning({ name: enquiries.name });
    expect(changed.map(({ name }) => name).sort()).toEqual(['own', 'visitor']);
    expect(
      await within({ readable: [ids.own] })
        .update(enquiries)
        .set({ state: 'new' })
        .returning(),
    ).toEqual([]);
  });

  test('what customers ask whom nobody looks after is read and answered by those who read what visitors send, by nobody else', async () => {
    const isOther = eq(staffAssignments.organisationId, ids.other);
    const kept = await owner.select().from(staffAssignments).where(isOther);
    await owner.delete(staffAssignments).where(isOther);
    const serving = within({ readable: [ids.own], visitors: true });
    expect(await namesSeen({ readable: [ids.own], visitors: true })).toEqual(['other', 'own', 'visitor']);
    const changed = await serving.update(enquiries).set({ state: 'taken' }).returning({ name: enquiries.name });
    expect(changed.map(({ name }) => name).sort()).toEqual(['other', 'own', 'visitor']);
    expect(await namesSeen({ readable: [ids.own], writable: [ids.own] })).toEqual(['own']);
    await owner.insert(staffAssignments).values(kept);
    expect(await namesSeen({ readable: [ids.own], visitors: true })).toEqual(['own', 'visitor']);
  });

  test('nothing is left on a connection, whether its query went well or not', async () => {
    const settings = `select current_user as name, coalesce(current_setting('app.readable', true), '') as readable`;
    const before = (await pool.query(settings)).rows;
    await Promise.allSettled(
      Array.from({ length: 40 }, (_, turn) =>
        within({ readable: [ids.own] }).execute(turn % 2 === 0 ? sql`select 1` : sql`select 1 / 0`),
      ),
    );
    const failing = within({ readable: [ids.own] }).transaction((tx) => tx.execute(sql`select 1 / 0`));
    await expect(failing).rejects.toThrow();
    const after = await Promise.all(Array.from({ length: 10 }, () => pool.query(settings)));
    for (const { rows } of after) expect(rows).toEqual(before);
  });

  test('requests at the same moment each see their own scope', async () => {
    const scopes = Array.from({ length: 60 }, (_, turn) => (['own', 'child', 'other'] as const)[turn % 3]!);
    const seen = await Promise.all(scopes.map((key) => namesSeen({ readable: [ids[key]] })));
    expect(seen).toEqual(scopes.map((key) => [key]));
  });

  test('the role of the requests without a scope sees nothing', async () => {
    const client = await pool.connect();
    await client.query('begin; set local role drivewright_app');
    const { rows } = await client.query('select 1 from enquiries');
    await client.query('rollback');
    client.release();
    expect(rows).toEqual([]);
  });

  describe('the audit log', () => {
    const event = { at: app.clock.now(), actorId: null, action: 'audit.list', object: 'x', requestId: 'r' } as const;
    const everything = within({ readable: 'all', writable: [ids.own] });
    const refusal = { cause: { code: '42501', message: expect.stringContaining('audit_events') } };

    test('is added to by a request, and neither changed nor deleted from', async () => {
      await recordAudit(everything, { ...event, id: app.portal.newId() });
      await expect(everything.update(auditEvents).set({ object: 'y' })).rejects.toMatchObject(refusal);
      await expect(everything.delete(auditEvents)).rejects.toMatchObject(refusal);
      await expect(everything.execute(sql`truncate audit_events`)).rejects.toMatchObject(refusal);
      expect((await owner.select().from(auditEvents)).map(({ object }) => object)).toContain('x');
    });

    test('is held where an earlier portal allowed more, and the wall stands', async () => {
      await pool.query('grant update, delete on audit_events to drivewright_app');
      const again = await raiseRowSecurity(app.database, app.portal.modules.appendedTables);
      expect(again.missing).toBeUndefined();
      await expect(everything.delete(auditEvents)).rejects.toMatchObject(refusal);
      const { rows } = await again
        .within({ readable: [], writable: [], serviced: [], visitors: false })
        .execute(sql`select current_user as name`);
      expect(rows).toEqual([{ name: 'drivewright_app' }]);
    });

    test('is swept by its owner', async () => {
      await sweepAudit(owner, new Date(app.clock.now().getTime() + 86_400_000));
      expect(await owner.$count(auditEvents)).toBe(0);
    });
  });

  test('answers come as they do without it: rows, counts, errors with their code, many parameters', async () => {
    const scoped = within({ readable: 'all' });
    expect((await scoped.execute(sql`select ${7}::int as seven`)).rows).toEqual([{ seven: 7 }]);
    expect((await scoped.execute(sql`select 1 where false`)).rowCount).toBe(0);
    await expect(scoped.execute(sql`select nothing`)).rejects.toMatchObject({ cause: { code: '42703' } });
    expect(await scoped.$count(users)).toBeGreaterThan(4);
  });
});

describe.runIf(ON_POSTGRES)('a connecting user', () => {
  async function asUser<Result>(attributes: string, run: (url: string) => Promise<Result>): Promise<Result> {
    const { url, drop } = await createPostgresDatabase();
    const name = `user_${new URL(url).pathname.slice(1)}`;
    await pool.query(`create role ${name} login password 'p' ${attributes}`);
    const own = new URL(url);
    [own.username, own.password] = [name, 'p'];
    await pool.query(`alter database ${own.pathname.slice(1)} owner to ${name}`);
    return await run(own.href).finally(async () => {
      await drop();
      await pool.query(`drop role ${name}`);
    });
  }

  const open = async (url: string) => {
    const database = await openDatabase({ databaseUrl: url, databasePool: 3, dataDir: null });
    await migrateDatabase(database);
    return { database, rowSecurity: await raiseRowSecurity(database, app.portal.modules.appendedTables) };
  };

  test.each([
    ['that may create roles is held by the role', 'createrole', 'drivewright_app'],
    ['that may not is held by the policies themselves', '', 'user'],
  ])('%s', async (_, attributes, expected) => {
    await asUser(attributes, async (url) => {
      const { database, rowSecurity } = await open(url);
      expect(rowSecurity.missing).toBeUndefined();
      const scoped = rowSecurity.within({ readable: [], writable: [], serviced: [], visitors: false });
      const { rows } = await scoped.execute<{ name: string }>(sql`select current_user as name`);
      expect(rows[0]?.name.split('_')[0]).toBe(expected.split('_')[0]);
      const organisationId = app.portal.newId();
      await database.pool.query(
        `insert into organisations (id, name, kind, created_at) values ($1, 'o', 'provider', now())`,
        [organisationId],
      );
      const [enquiry] = [app.portal.newId()];
      await database.pool.query(
        `insert into enquiries (id, organisation_id, product_line, name, company, email, telephone, message, locale, created_at)
         values ($1, $2, '', '', '', '', '', '', '', now())`,
        [enquiry, organisationId],
      );
      expect(await scoped.$count(enquiries)).toBe(0);
      expect(await database.db.$count(enquiries)).toBe(1);
      await database.close();
    });
  });

  test('whom neither holds starts the portal, which says so', async () => {
    await asUser('bypassrls', async (url) => {
      const { database, rowSecurity } = await open(url);
      expect(rowSecurity.missing).toMatch(/^Row-level security is off: .+ The portal relies/);
      expect(
        await rowSecurity.within({ readable: [], writable: [], serviced: [], visitors: false }).$count(enquiries),
      ).toBe(0);
      await database.close();
    });
  });
});
