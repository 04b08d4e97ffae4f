// @tests both-databases
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Actor } from '#kernel/actor.ts';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { testApp } from '#testing/app.ts';
import { staffAssignments } from './customer-tables.ts';
import { isWithin, scopeOf } from './scope.ts';

const app = await testApp({ demo: true });
const { db } = app.database;

async function actorOf(username: string): Promise<Actor> {
  const { id, role, organisationId } = (await db.select().from(users).where(eq(users.username, username)))[0]!;
  return { id, username, role, organisationId, rights: [] };
}

async function reachOf(username: string): Promise<{ reads: string[]; writes: string[] }> {
  const scope = await scopeOf(db, await actorOf(username));
  const namesOf = async (ids: 'all' | readonly string[]) => {
    const rows = await db
      .select({ name: organisations.name })
      .from(organisations)
      .where(isWithin(organisations.id, ids));
    return rows.map(({ name }) => name).sort();
  };
  return { reads: await namesOf(scope.readable), writes: await namesOf(scope.writable) };
}

const [provider, lv1, lv2, other, otherLv2] = [
  '驱动制造有限公司',
  '华东传动设备有限公司',
  '苏州输送机械有限公司',
  '南方包装机械有限公司',
  '佛山纸箱机械有限公司',
] as const;

describe('the demo organisations', () => {
  test.each([
    ['lv2-demo', [lv2], [lv2]],
    ['lv1-demo', [lv1, lv2], [lv1]],
    ['sales-demo', [provider, lv1, lv2], [provider]],
    ['2000', [provider, lv1, lv2, other, otherLv2], [provider]],
    ['service-demo', [provider, other, otherLv2], [provider]],
    ['admin', [provider, lv1, lv2, other, otherLv2], []],
  ])('are reached by %s as far as the account goes', async (username, reads, writes) => {
    expect(await reachOf(username)).toEqual({ reads: reads.sort(), writes: writes.sort() });
  });

  test('let staff write for the customer they act for, and for no other', async () => {
    const { id } = (await db.select().from(organisations).where(eq(organisations.name, lv2)))[0]!;
    const actor = await actorOf('sales-demo');
    const { writable } = await scopeOf(db, { ...actor, onBehalfOf: id });
    expect(writable).toEqual([actor.organisationId, id]);
  });

  test('are out of reach the moment an assignment ends', async () => {
    const { id } = await actorOf('2000');
    await db.delete(staffAssignments).where(eq(staffAssignments.userId, id));
    expect((await reachOf('2000')).reads).toEqual([provider]);
  });
});

describe('in any forest of customers', () => {
  const FIRSTS = 5;
  const SECONDS = 3;

  /** Level-1 customers with level-2 customers below each; the provider's staff look after some of both. */
  async function addForest() {
    const add = async (parentId: string | null) => {
      const id = app.portal.newId();
      const kind = parentId === null ? 'customer-lv1' : 'customer-lv2';
      await db.insert(organisations).values({ id, name: id, kind, parentId, createdAt: app.clock.now() });
      return id;
    };
    const trees: { first: string; seconds: string[] }[] = [];
    for (let tree = 0; tree < FIRSTS; tree++) {
      const first = await add(null);
      const seconds: string[] = [];
      for (let child = 0; child < SECONDS; child++) seconds.push(await add(first));
      trees.push({ first, seconds });
    }
    return trees;
  }

  test('siblings never see each other, nor what stands above, nor another tree', async () => {
    const trees = await addForest();
    const staff = await actorOf('sales-demo');
    await db.delete(staffAssignments).where(eq(staffAssignments.userId, staff.id));
    const reads = async (actor: Pick<Actor, 'role' | 'organisationId'>) =>
      [...(await scopeOf(db, { ...staff, ...actor })).readable].sort();
    for (const [index, { first, seconds }] of trees.entries()) {
      for (const second of seconds)
        expect(await reads({ role: 'customer-lv2', organisationId: second })).toEqual([second]);
      expect(await reads({ role: 'customer-lv1', organisationId: first })).toEqual([first, ...seconds].sort());
      // Staff reach the assigned customer and those below it; of an assigned centre customer, that one alone.
      const assigned = index % 2 === 0 ? first : (seconds[0] ?? first);
      const reached = index % 2 === 0 ? [first, ...seconds] : [assigned];
      const before = await reads(staff);
      await db.insert(staffAssignments).values({ userId: staff.id, organisationId: assigned });
      expect(await reads(staff)).toEqual([...before, ...reached].sort());
    }
  });
});
