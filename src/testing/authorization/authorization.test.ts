// @tests both-databases, slow
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { SERVER_MODULES } from '#app/server/modules.ts';
import { ROLES } from '#kernel/actor.ts';
import type { RouteContract } from '#kernel/contract.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { addLine } from '#modules/cart/testing/add-line.ts';
import { staffAssignments } from '#modules/customers/server/customer-tables.ts';
import { testApp } from '#testing/app.ts';
import { toyModule } from '#testing/toy-module/server/module.ts';
import { CREATE_TOY_LOANS } from '#testing/toy-module/server/toy-tables.ts';
import { rows as toyRows } from '#testing/toy-module/testing/authorization.ts';
import { ALL_ROLES_CALL } from './callers.ts';
import { judge } from './judge.ts';
import type { Row } from './row.ts';
import { callersToday } from './sample.ts';
import { buildWorld } from './world.ts';

/** The rows each module keeps beside itself, by the file. */
const FOUND = import.meta.glob<readonly Row[]>('/src/modules/*/testing/authorization.ts', {
  eager: true,
  import: 'rows',
});
const ROWS = [...Object.values(FOUND).flat(), ...toyRows];

/** The toy module is judged with the others, by the rows in its own folder: nothing here knows its routes. */
const modules = [...SERVER_MODULES, toyModule];
const app = await testApp({ demo: true, modules, migration: CREATE_TOY_LOANS });
const { served } = app.portal;
const world = await buildWorld(app);
const nameOf = (route: RouteContract) => `${route.method} ${route.path}`;

describe('authorization', () => {
  test('is tested for every route that is served, and for no other', () => {
    expect(ROWS.map(({ route }) => nameOf(route)).sort()).toEqual(served.map(nameOf).sort());
  });

  test('is tested with the very contract that is served', () => {
    expect(ROWS.filter(({ route }) => !served.includes(route)).map(({ route }) => nameOf(route))).toEqual([]);
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
    const asked = new Set(served.map(({ access }) => access));
    expect([...app.portal.modules.permissions.keys()].filter((permission) => !asked.has(permission))).toEqual([]);
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
    const lineId = await addLine(world, 'lv2');
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
