// @tests both-databases
import { eq, sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Scope } from '#kernel/scope.ts';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { testApp } from '#testing/app.ts';
import { ON_POSTGRES } from '#testing/postgres.ts';

/** A paper of a customer that the provider's people work on: no table of the portal is one yet. */
const papers = pgTable('test_papers', {
  id: uuid('id').primaryKey(),
  organisationId: uuid('organisation_id').notNull(),
  text: text('text').notNull(),
});
const CREATE_PAPERS = `create table test_papers (id uuid primary key, organisation_id uuid not null, text text not null);
  select hold_to_service('test_papers')`;

const app = await testApp({ demo: true, migration: CREATE_PAPERS });
const { db: owner, pool } = app.database;

const [A, B] = ['019e0000-0000-7000-8000-00000000000a', '019e0000-0000-7000-8000-00000000000b'] as const;

describe('the organisations a setting names', () => {
  const withinOf = async (setting: string | undefined, role?: string) =>
    owner
      .transaction(async (tx) => {
        if (setting !== undefined) await tx.execute(sql`select set_config('app.serviced', ${setting}, true)`);
        if (role !== undefined) await tx.execute(sql`select set_config('role', ${role}, true)`);
        return tx.execute<{ ids: string[] | null }>(
          sql`select array_to_json(organisations_within('app.serviced')) as ids`,
        );
      })
      .then(({ rows }) => rows[0]?.ids);

  test.each([
    ['an unset one: all', undefined, null],
    ['an empty one, as it is left when a transaction has ended: all', '', null],
    ['an empty list: none', '{}', []],
    ['one id', `{${A}}`, [A]],
    ['many', `{${A},${B}}`, [A, B]],
  ])('are, of %s', async (_, setting, ids) => {
    expect(await withinOf(setting)).toEqual(ids);
  });

  test.runIf(ON_POSTGRES).each([
    ['an unset one', undefined],
    ['an empty one', ''],
  ])('are none for the role of the requests, of %s', async (_, setting) => {
    expect(await withinOf(setting, 'drivewright_app')).toEqual([]);
  });
});

const idOf = new Map((await owner.select().from(organisations)).map(({ id, name }) => [name, id]));
const [PROVIDER, LV1, LV2, OTHER] = [
  '驱动制造有限公司',
  '华东传动设备有限公司',
  '苏州输送机械有限公司',
  '南方包装机械有限公司',
] as const;
const ORGANISATIONS = [PROVIDER, LV1, LV2, OTHER];
const organisation = (name: string) => idOf.get(name) ?? '';
const nameOf = (id: string) => ORGANISATIONS.find((name) => organisation(name) === id);

/** The scope the portal finds for a demo account, which acts for a customer or does not. */
async function scopeOf(username: string, actsFor?: string): Promise<Scope> {
  const [user] = await owner.select().from(users).where(eq(users.username, username));
  if (user === undefined) throw new Error(`There is no ${username}.`);
  const { id, role, organisationId } = user;
  const acting = actsFor === undefined ? {} : { onBehalfOf: organisation(actsFor) };
  return app.portal.findScope(owner, { id, username, role, organisationId, rights: [], ...acting });
}

const paperOf = (name: string) => ({ id: app.portal.newId(), organisationId: organisation(name), text: name });

describe.runIf(ON_POSTGRES)('a table of what the provider’s people work on', () => {
  beforeEach(async () => {
    await owner.delete(papers);
    await owner.insert(papers).values(ORGANISATIONS.map(paperOf));
  });

  /** For whom a scope adds, changes and deletes a row where nothing else asks. */
  async function writtenFor(scope: Scope): Promise<Record<'added' | 'changed' | 'deleted', readonly string[]>> {
    const db = app.portal.within(scope);
    const added: string[] = [];
    for (const name of ORGANISATIONS) {
      const isAdded = await db
        .insert(papers)
        .values(paperOf(name))
        .then(
          () => true,
          () => false,
        );
      if (isAdded) added.push(name);
    }
    const organisationsOf = (rows: readonly { id: string }[]) =>
      [...new Set(rows.map(({ id }) => nameOf(id) ?? ''))].sort();
    const id = papers.organisationId;
    const changed = organisationsOf(await db.update(papers).set({ text: 'changed' }).returning({ id }));
    const deleted = organisationsOf(await db.delete(papers).returning({ id }));
    return { added: added.sort(), changed, deleted };
  }

  test.each<[string, string, string | undefined, readonly string[]]>([
    ['staff for the customers assigned to them', 'sales-demo', undefined, [PROVIDER, LV1, LV2]],
    ['staff of others for theirs', 'service-demo', undefined, [PROVIDER, OTHER]],
    ['staff who act as that customer alone', 'sales-demo', LV2, [PROVIDER, LV2]],
    ['staff who name a customer of others for no customer', 'sales-demo', OTHER, [PROVIDER]],
    ['a level-2 customer for itself', 'lv2-demo', undefined, [LV2]],
    ['a level-1 customer for itself', 'lv1-demo', undefined, [LV1]],
    ['a level-1 customer that acts for its centre customer as well', 'lv1-demo', LV2, [LV1, LV2]],
    ['the administrator for nobody', 'admin', undefined, []],
  ])('is written by %s', async (_, username, actsFor, names) => {
    const expected = [...names].sort();
    expect(await writtenFor(await scopeOf(username, actsFor))).toEqual({
      added: expected,
      changed: expected,
      deleted: expected,
    });
  });

  test('gives no row from an assigned customer to another', async () => {
    const db = app.portal.within(await scopeOf('sales-demo'));
    const moved = db.update(papers).set({ organisationId: organisation(OTHER) });
    await expect(moved).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  test('is written by its owner, who migrates and sweeps, as before', async () => {
    expect(await owner.update(papers).set({ text: 'swept' }).returning()).toHaveLength(ORGANISATIONS.length);
  });

  test.each([
    ['left out', undefined, [LV1]],
    ['empty', '', [LV1]],
    ['a list of none', '{}', [LV1]],
    ['one', `{${organisation(LV2)}}`, [LV1, LV2]],
    ['many', `{${organisation(LV2)},${organisation(OTHER)}}`, [LV1, LV2, OTHER]],
  ])('opens nothing beyond what is written for by a third setting that is %s', async (_, serviced, names) => {
    // Whom the policies hold without the role of the requests: to such a user an unset setting is all.
    const { rows: found } = await pool.query<{ name: string }>(`select 'held_' || current_database() as name`);
    const held = found[0]?.name ?? '';
    await pool.query(`create role ${held}`);
    await pool.query(`grant select, update on test_papers to ${held}`);
    const client = await pool.connect();
    await client.query(`begin; set local role ${held}`);
    const settings = { readable: '*', writable: `{${organisation(LV1)}}`, ...(serviced !== undefined && { serviced }) };
    for (const [name, value] of Object.entries(settings))
      await client.query('select set_config($1, $2, true)', [`app.${name}`, value]);
    const { rows } = await client.query(`update test_papers set text = 'x' returning organisation_id as id`);
    await client.query('rollback');
    client.release();
    await pool.query(`drop owned by ${held}; drop role ${held}`);
    expect(rows.map(({ id }) => nameOf(id)).sort()).toEqual([...names].sort());
  });
});
