import { beforeAll, expect, test } from 'vitest';
import type { PriceList } from '#modules/prices/domain/price-list.ts';
import { demoList } from '#modules/prices/testing/demo-list.ts';
import { testApp } from '#testing/app.ts';
import { ON_POSTGRES } from '#testing/postgres.ts';
import { knownList } from './known-lists.ts';
import { findActive } from './price-store.ts';
import { publishList } from './publish-list.ts';

const app = await testApp({ demo: true });
const { db: owner } = app.database;
const hasCosts = ({ rows }: PriceList) => [...rows.values()].flat().some(({ cost }) => cost !== undefined);
let id = '';

/** A version nobody has read before. */
beforeAll(async () => {
  const list = { code: 'UNREAD', names: { zh: '未读', en: 'Unread' }, list: demoList() };
  const { listId } = await publishList(owner, list, { newId: app.portal.newId, now: app.clock.now(), hash: 'unread' });
  id = (await findActive(owner, listId))?.id ?? '';
});

test.runIf(ON_POSTGRES)('a list that was read by who may see no costs leaves them to whoever may', async () => {
  const customer = app.portal.within({ serviced: [], readable: [], writable: [], visitors: false });
  const admin = app.portal.within({ serviced: [], readable: 'all', writable: [], visitors: true });
  const [first, then, bare] = [
    await knownList(customer, id, true),
    await knownList(admin, id, true),
    await knownList(customer, id, false),
  ];
  expect([first, then, bare].map(hasCosts)).toEqual([false, true, false]);
});

test('a version is read once', async () => {
  expect(await knownList(owner, id, true)).toBe(await knownList(owner, id, true));
});
