// @tests both-databases-long
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { customerRoutes } from '#modules/customers/contract.ts';
import type { CustomerNode } from '#modules/customers/domain/customer-tree.ts';
import { testApp } from '#testing/app.ts';
import { staffAssignments } from './customer-tables.ts';

const app = await testApp({ demo: true });
const { db } = app.database;

const treeFor = (as: string, customerName = '', body: Record<string, unknown> = {}) =>
  app.call(customerRoutes.assistTree, { query: { customerName }, body }, { as });
/** A tree as text, with a star where one may act. */
const drawn = (tree: readonly CustomerNode[]): string =>
  tree
    .map(({ customerName, mayActFor, children }) => {
      const below = children.length > 0 ? `(${drawn(children)})` : '';
      return `${customerName.slice(0, 2)}${mayActFor ? '*' : ''}${below}`;
    })
    .join(' ');

describe('the customers one may act for', () => {
  test.each([
    ['sales-demo', 'those assigned, with those below', '华东*(苏州*)'],
    ['2000', 'all that are assigned, by name', '华东*(苏州*) 南方*(佛山*)'],
    ['service-demo', 'those assigned, as for staff', '南方*(佛山*)'],
    ['lv1-demo', 'the centre customers below the own name', '华东(苏州*)'],
    ['lv2-demo', 'nobody', ''],
    ['admin', 'nobody', ''],
  ])('as %s are %s', async (username, _, tree) => {
    expect(drawn(await treeFor(username))).toBe(tree);
  });

  test('are told by the token, whatever user the body names', async () => {
    const user = { id: '1', username: '2000', userAttribute: 'Service', organisationId: 'x' };
    expect(await treeFor('lv2-demo', '', user)).toEqual([]);
  });

  test('are found by name, the one above kept', async () => {
    expect(drawn(await treeFor('2000', '佛山'))).toBe('南方*(佛山*)');
    expect(drawn(await treeFor('2000', '华东'))).toBe('华东*(苏州*)');
  });

  test.each(['%', '_', '\\', "' or 1=1 --", '没有'])('are none for %j, which is taken as itself', async (sought) => {
    expect(await treeFor('2000', sought)).toEqual([]);
  });

  test('are told to those signed in alone', async () => {
    await expect(app.call(customerRoutes.assistTree, { body: {} })).rejects.toMatchObject({ code: 'session.missing' });
  });

  test('are none for a level-1 customer without centre customers', async () => {
    const [lv1] = await db.select().from(users).where(eq(users.username, 'lv1-demo'));
    const [other] = await db.select().from(organisations).where(eq(organisations.name, '佛山纸箱机械有限公司'));
    await db.update(users).set({ organisationId: other!.id }).where(eq(users.id, lv1!.id));
    expect(await treeFor('lv1-demo')).toEqual([]);
  });

  test('are fewer the moment an assignment ends', async () => {
    const [person] = await db.select().from(users).where(eq(users.username, 'service-demo'));
    await db.delete(staffAssignments).where(eq(staffAssignments.userId, person!.id));
    expect(await treeFor('service-demo')).toEqual([]);
  });
});
