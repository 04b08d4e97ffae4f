// @tests both-databases

import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { SERVER_MODULES } from '#app/server/modules.ts';
import { auditEvents } from '#modules/audit/server/audit-tables.ts';
import { draftRoutes } from '#modules/drafts/contract.ts';
import { todayRoutes } from '#modules/today/contract.ts';
import type { ServerModule } from '#server/module.ts';
import type { Todo } from '#server/todo.ts';
import { type TestCaller, testApp } from '#testing/app.ts';

const things = (count: number): Todo[] =>
  Array.from({ length: count }, (_, at) => ({ id: `t${at}`, title: `Thing ${at}`, detail: '', path: '/x' }));

/** A module with a kind of which there is more than anybody counts, and one that staff alone are told. */
const busy: ServerModule = {
  name: 'busy',
  todo: [
    {
      ...{ id: 'busy.staffs', name: { zh: '员工', en: 'Of staff' }, order: 1, access: 'quotes.price', waits: true },
      find: async () => things(3),
    },
    {
      ...{ id: 'busy.many', name: { zh: '很多', en: 'Many' }, order: 0, access: 'today.read', waits: true },
      find: async () => things(130),
    },
    {
      ...{ id: 'busy.none', name: { zh: '没有', en: 'None' }, order: 2, access: 'today.read', waits: true },
      find: async () => [],
    },
  ],
};
const app = await testApp({ demo: true, modules: [...SERVER_MODULES, busy] });
const read = (caller: TestCaller) => app.call(todayRoutes.read, {}, caller);

describe('what there is to do', () => {
  test('is counted up to 100 and shown up to five, what is first first, and without what there is none of', async () => {
    const { sections, waiting } = await read({ as: 'lv2-demo' });
    expect(sections).toMatchObject([{ id: 'busy.many', name: '很多', count: 100, waits: true, all: null }]);
    expect(sections[0]?.rows.map(({ title }) => title)).toEqual([0, 1, 2, 3, 4].map((at) => `Thing ${at}`));
    expect(sections[0]?.rows[0]).toEqual({
      ...{ id: 't0', title: 'Thing 0', detail: '', path: '/x', since: null, until: null },
    });
    expect(waiting).toBe(100);
  });

  test('is told to those whose role has the permission, in their language', async () => {
    const { sections, waiting } = await read({ as: 'sales-demo', headers: { 'accept-language': 'en' } });
    expect(sections.map(({ name, count }) => [name, count])).toEqual([
      ['Many', 100],
      ['Of staff', 3],
    ]);
    expect(waiting).toBe(103);
  });

  test('is read by the administrator, for whom nobody waits, and that is written down', async () => {
    const { sections, waiting } = await read({ as: 'admin' });
    expect([waiting, sections.map(({ waits }) => waits)]).toEqual([0, [false]]);
    const events = await app.database.db.select().from(auditEvents).where(eq(auditEvents.action, 'today.read'));
    expect(events.map(({ object }) => object).sort()).toEqual(['t0', 't1', 't2', 't3', 't4']);
  });

  test('has the own unfinished configurations, which lead to where one goes on with them', async () => {
    const caller = { as: 'lv1-demo' };
    const keep = (key: string, name: string) =>
      app.call(draftRoutes.keep, { params: { key }, body: { version: 0, content: {}, name } }, caller);
    await keep('JRT', '');
    app.clock.advance(1);
    await keep('JRW:sample:JRW-S043', 'JRW 063');
    const { sections } = await read(caller);
    const drafts = sections.find(({ id }) => id === 'drafts.unfinished');
    expect(drafts).toMatchObject({ count: 2, waits: false });
    expect(drafts?.rows.map(({ title, path }) => [title, path])).toEqual([
      ['JRW 063', '/product-config/sample-select/JRW?item=JRW-S043'],
      ['JRT', '/product-config/config-select/JRT'],
    ]);
    expect((await read({ as: 'lv2-demo' })).sections.map(({ id }) => id)).toEqual(['busy.many']);
  });
});
