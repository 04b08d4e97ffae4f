// @tests both-databases-long
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { organisations } from '#modules/accounts/server/public.ts';
import { auditEvents } from '#modules/audit/server/public.ts';
import { customerTermsRoutes as routes } from '#modules/prices/contract.ts';
import { priceLists, priceVersions } from '#modules/prices/server/price-tables.ts';
import { DEMO_LIST } from '#modules/prices/server/seed-demo-prices.ts';
import { LV1, LV2, quoteApp, SALES } from '#modules/quotes/testing/quote-app.ts';

const { app, draft, open, request } = await quoteApp();
const { db: owner } = app.database;
const ADMIN = { as: 'admin', headers: { 'accept-language': 'en' } };
const CENTRE = '佛山纸箱机械有限公司';
const EAST = '华东传动设备有限公司';
const SUZHOU = '苏州输送机械有限公司';
const SOUTH = '南方包装机械有限公司';

type Query = { q?: string; without?: 'true'; pageSize?: string; cursor?: string };
const list = (query: Query = {}) => app.call(routes.list, { query }, ADMIN);
const opened = (id: string) => app.call(routes.open, { params: { id } }, ADMIN);

async function idOf(name: string): Promise<string> {
  const [found] = await owner.select().from(organisations).where(eq(organisations.name, name));
  return found?.id ?? '';
}

const [demo] = await owner.select().from(priceLists).where(eq(priceLists.code, DEMO_LIST));
const LIST = { listId: demo?.id ?? '', groupCode: 'B', showPrices: 'net' } as const;

/** Sets terms; answers the status, and the code and words of a refusal. */
async function set(id: string, body: object, caller: Parameters<typeof app.send>[2] = ADMIN) {
  const answer = await app.send(routes.set, { params: { id }, body: { ...LIST, ...body } }, caller);
  const { error, description, result } = answer.json();
  return { status: answer.statusCode, code: error?.code, description, result, etag: answer.headers.etag };
}

describe('the customers with their terms', () => {
  test('are those of both levels, with what their prices follow from, and never the provider', async () => {
    const { rows } = await list();
    const told = Object.fromEntries(rows.map(({ name, terms }) => [name, terms]));
    expect(told).toEqual({
      [EAST]: { listCode: DEMO_LIST, groupCode: 'A', showPrices: 'breakdown', erpNo: 'DEMO-1' },
      [SUZHOU]: { listCode: DEMO_LIST, groupCode: 'B', showPrices: 'net', erpNo: 'DEMO-2' },
      [SOUTH]: { listCode: DEMO_LIST, groupCode: 'C', showPrices: 'none', erpNo: null },
      [CENTRE]: null,
    });
    expect(rows.find(({ name }) => name === CENTRE)).toMatchObject({ kind: 'customer-lv2', parentName: SOUTH });
  });

  test('are found by name, and those without terms alone', async () => {
    expect((await list({ q: '苏州' })).rows.map(({ name }) => name)).toEqual([SUZHOU]);
    expect((await list({ without: 'true' })).rows.map(({ name }) => name)).toEqual([CENTRE]);
    expect((await list({ q: '驱动制造' })).rows).toEqual([]);
  });

  test('come once each over the pages', async () => {
    const all = (await list()).rows.map(({ id }) => id);
    const first = await list({ pageSize: '3' });
    const rest = await list({ pageSize: '3', cursor: first.next ?? '' });
    expect([...first.rows, ...rest.rows].map(({ id }) => id)).toEqual(all);
    expect([first.rows.length, rest.next]).toEqual([3, null]);
  });
});

describe('the terms of a customer', () => {
  test('are told with the lists and the groups of the version in force', async () => {
    const answer = await app.send(routes.open, { params: { id: await idOf(EAST) } }, ADMIN);
    expect(answer.headers.etag).toBe('"1"');
    expect(answer.json().result).toMatchObject({
      ...{ name: EAST, version: 1, parentName: null },
      terms: { groupCode: 'A', showPrices: 'breakdown', incoterm: null, timeZone: 'Asia/Shanghai', locale: 'zh-cn' },
      lists: [{ code: DEMO_LIST, currency: 'CNY', groups: expect.arrayContaining([{ code: 'A', rate: 3000 }]) }],
    });
    expect(await opened(await idOf(CENTRE))).toMatchObject({ terms: null, version: 0 });
  });

  test('are of customers alone', async () => {
    for (const id of [await idOf('驱动制造有限公司'), '018f3a00-0000-7000-8000-000000000000', 'nobody']) {
      expect((await set(id, { version: 0 })).code).toBe('record.unknown');
      expect((await app.send(routes.open, { params: { id } }, ADMIN)).statusCode).toBe(404);
    }
  });

  test('are set for the first time, and written down with what was agreed', async () => {
    const id = await idOf(CENTRE);
    const agreed = { ...LIST, payment: ' 月结 30 天 ', incoterm: 'FCA', place: '佛山', erpNo: 'C-1001' };
    const { status, etag, result } = await set(id, { ...agreed, creditNote: ' ', version: 0 });
    expect([status, etag]).toEqual([200, '"1"']);
    expect(result.terms).toMatchObject({ ...agreed, payment: '月结 30 天', creditNote: null, taxMode: 'domestic' });
    const [event] = await owner.select().from(auditEvents).where(eq(auditEvents.action, 'customer-terms.changed'));
    expect(event).toMatchObject({ object: id, details: { list: { from: '', to: DEMO_LIST } } });
    expect(event?.details).toMatchObject({
      payment: { from: '', to: '月结 30 天' },
      erpNo: { from: '', to: 'C-1001' },
    });
    expect((await list({ without: 'true' })).rows).toEqual([]);
    expect((await list({ q: 'c-10' })).rows.map(({ name }) => name)).toEqual([CENTRE]);
  });

  test('are changed over the version that was read alone, by body or If-Match', async () => {
    const id = await idOf(CENTRE);
    expect((await set(id, { version: 0 })).code).toBe('version.conflict');
    expect((await set(id, {})).code).toBe('request.invalid');
    const headers = { ...ADMIN.headers, 'if-match': '"1"' };
    expect((await set(id, { groupCode: 'C' }, { as: 'admin', headers })).result).toMatchObject({ version: 2 });
    expect((await set(id, { groupCode: 'C' }, { as: 'admin', headers })).status).toBe(409);
    const [, change] = await owner.select().from(auditEvents).where(eq(auditEvents.action, 'customer-terms.changed'));
    expect(change?.details).toMatchObject({ groupCode: { from: 'B', to: 'C' }, incoterm: { from: 'FCA', to: '' } });
  });

  test('stay at their version where nothing is changed', async () => {
    const id = await idOf(CENTRE);
    const { terms, version } = await opened(id);
    expect((await set(id, { ...terms, version })).result.version).toBe(version);
    const events = await owner.select().from(auditEvents).where(eq(auditEvents.action, 'customer-terms.changed'));
    expect(events).toHaveLength(2);
  });
});

describe('terms are refused', () => {
  test.each([
    ['an Incoterm without its place', { incoterm: 'FOB' }, 422, 'customer-terms.place', 'belong together'],
    ['a place without an Incoterm', { place: 'Ningbo' }, 422, 'customer-terms.place', 'belong together'],
    ['no rule of Incoterms 2020', { incoterm: 'DAT', place: 'Ningbo' }, 400, 'request.invalid', 'incoterm'],
    ['a group the list does not have', { groupCode: 'Z' }, 422, 'customer-terms.group-unknown', 'no customer group Z'],
    ['a group by a name of the language', { groupCode: 'toString' }, 422, 'customer-terms.group-unknown', 'toString'],
    ['no list', { listId: 'x' }, 422, 'customer-terms.list-unknown', 'no such price list'],
    ['no time zone', { timeZone: 'Asia/Atlantis' }, 400, 'request.invalid', 'is no time zone'],
    ['a line break in a number', { erpNo: 'C\n1' }, 400, 'request.invalid', 'one line'],
  ])('with %s', async (_, body, status, code, words) => {
    const refused = await set(await idOf(EAST), { ...body, version: 1 });
    expect(refused).toMatchObject({ status, code });
    expect(refused.description).toContain(words);
  });

  test('with the ERP number of another customer, who is named', async () => {
    const centre = await idOf(CENTRE);
    await set(centre, { erpNo: 'C-1001', version: (await opened(centre)).version });
    const refused = await set(await idOf(EAST), { erpNo: 'C-1001', version: 1 });
    expect(refused).toMatchObject({ status: 409, code: 'customer-terms.erp-taken' });
    expect(refused.description).toContain(`that of ${CENTRE}`);
  });

  test('where no version of the list is in force', async () => {
    await owner.update(priceVersions).set({ state: 'retired' });
    const refused = await set(await idOf(EAST), { version: 1 });
    expect(refused).toMatchObject({ status: 422, code: 'customer-terms.no-version' });
    await owner.update(priceVersions).set({ state: 'active' });
  });

  test('to everybody but the administrator', async () => {
    const id = await idOf(EAST);
    for (const caller of [LV1, LV2, SALES]) {
      expect((await set(id, { version: 1 }, caller)).status).toBe(403);
      expect((await app.send(routes.open, { params: { id } }, caller)).statusCode).toBe(403);
      expect((await app.send(routes.list, {}, caller)).statusCode).toBe(403);
    }
  });
});

describe('a change of terms', () => {
  test('is on what quotes stand that are begun from then on, and on none begun before', async () => {
    const id = await idOf(EAST);
    const before = await draft(LV1, 1);
    const agreed = { payment: '30% T/T', incoterm: 'CIF', place: 'Hamburg', taxMode: 'export' } as const;
    const { terms } = await opened(id);
    const changed = await set(id, { ...terms, ...agreed, timeZone: 'Europe/Berlin', version: 1 });
    expect(changed.status).toBe(200);
    const kept = await open(before.id, LV1);
    expect([kept.terms, kept.timeZone]).toEqual([before.terms, 'Asia/Shanghai']);
    const begun = await request(LV1, 1);
    expect([begun.terms, begun.timeZone]).toEqual([agreed, 'Europe/Berlin']);
  });
});
