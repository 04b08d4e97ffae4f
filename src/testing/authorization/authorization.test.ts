// @tests both-databases, slow
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ROLES } from '#kernel/actor.ts';
import type { RouteContract } from '#kernel/contract.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { staffAssignments } from '#modules/customers/server/customer-tables.ts';
import { testApp } from '#testing/app.ts';
import { COMPOSED } from '#testing/composed.ts';
import { ALL_ROLES_CALL } from './callers.ts';
import { judge } from './judge.ts';
import { ROWS } from './rows.ts';
import { callersToday } from './sample.ts';
import { buildWorld } from './world.ts';

const app = await testApp({ demo: true });
const world = await buildWorld(app);
const nameOf = (route: RouteContract) => `${route.method} ${route.path}`;

describe('authorization', () => {
  test('is tested for every route that is served, and for no other', () => {
    expect(ROWS.map(({ route }) => nameOf(route)).sort()).toEqual(app.portal.served.map(nameOf).sort());
  });

  test('is tested with the very contract that is served', () => {
    expect(ROWS.filter(({ route }) => !app.portal.served.includes(route)).map(({ route }) => nameOf(route))).toEqual(
      [],
    );
  });

  test('is tested for every role', () => {
    expect(ALL_ROLES_CALL).toBe(true);
  });

  test.skipIf(process.env.TEST_PART === 'again')('is tested for every route with every role, each day', () => {
    const missing = ROWS.flatMap(({ route }, index) => {
      const roles = callersToday(route, index).map(([, { role }]) => role);
      return [undefined, ...ROLES].filter((role) => !roles.includes(role)).map((role) => `${nameOf(route)} ${role}`);
    });
    expect(missing).toEqual([]);
  });

  test('knows no permission that no route asks for', () => {
    const asked = new Set(app.portal.served.map(({ access }) => access));
    expect([...COMPOSED.permissions.keys()].filter((permission) => !asked.has(permission))).toEqual([]);
  });
});

describe.each(ROWS.map((row, index) => ({ name: nameOf(row.route), row, index })))('$name', ({ row, index }) => {
  test.each(callersToday(row.route, index))('by %s does what permissions and scope say', async (_, caller) => {
    await judge(world, row, caller);
  });
});

describe('an assignment that is taken away', () => {
  test('counts at once, in a running session', async () => {
    const staff = { as: 'sales-demo' };
    const lineId = await world.addLine('lv2');
    const open = () => app.send(cartRoutes.open, { params: { id: lineId } }, staff);
    const act = () =>
      app.send(cartRoutes.list, {}, { ...staff, headers: { 'on-behalf-of': world.organisationIds.lv2 } });
    expect([(await open()).statusCode, (await act()).statusCode]).toEqual([200, 200]);
    const { userId, organisationId } = staffAssignments;
    await app.database.db
      .delete(staffAssignments)
      .where(and(eq(userId, world.idOf('sales-demo')), eq(organisationId, world.organisationIds.lv1)));
    expect([(await open()).statusCode, (await act()).statusCode]).toEqual([404, 403]);
    expect((await app.send(cartRoutes.list, {}, staff)).body).not.toContain(lineId);
  });
});
