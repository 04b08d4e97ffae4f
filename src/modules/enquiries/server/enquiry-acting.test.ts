// @tests both-databases-long
import { desc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { organisations } from '#modules/accounts/server/public.ts';
import { auditEvents } from '#modules/audit/server/public.ts';
import { enquiryRoutes } from '#modules/enquiries/contract.ts';
import { mails } from '#modules/mail/server/public.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const PROVIDER = '驱动制造有限公司';
const LV1 = '华东传动设备有限公司';
const LV2 = '苏州输送机械有限公司';
const STRANGER = '南方包装机械有限公司';
const ASKED = { productLine: 'JRP', name: '王工', telephone: '13812345678', message: '输出扭矩 120 kNm' } as const;

const actingFor = async (as: string, customer: string) => {
  const [found] = await db.select().from(organisations).where(eq(organisations.name, customer));
  return { as, headers: { 'on-behalf-of': found!.id } };
};
const ask = async (as: string, customer: string) =>
  (await app.call(enquiryRoutes.create, { body: ASKED }, await actingFor(as, customer))).id;
const listed = async (caller: { as: string; headers?: Record<string, string> }) =>
  (await app.call(enquiryRoutes.list, { query: { pageSize: '200' } }, caller)).rows;

it.each([
  ['sales-demo', LV2, PROVIDER],
  ['sales-demo', LV1, PROVIDER],
  ['lv1-demo', LV2, LV1],
])('an enquiry that %s sends for %s is that customer’s, and names who asked', async (as, customer, askedBy) => {
  const id = await ask(as, customer);
  const acting = (await listed(await actingFor(as, customer))).find((row) => row.id === id);
  expect(acting).toMatchObject({ customerName: customer, askedBy, actorName: as });
});

it('is read by the customer it was sent for, and by the staff of the customer', async () => {
  const id = await ask('sales-demo', LV2);
  for (const as of ['lv2-demo', 'sales-demo', '2000'])
    expect((await listed({ as })).map((row) => row.id)).toContain(id);
  expect((await listed({ as: 'service-demo' })).map((row) => row.id)).not.toContain(id);
});

it('is told to the staff of the customer, and written down as done for the customer', async () => {
  await db.delete(mails);
  const id = await ask('lv1-demo', LV2);
  const told = await db.select().from(mails).where(eq(mails.template, 'enquiry-received'));
  expect(told.map(({ recipient }) => recipient).sort()).toEqual([
    '2000@example.com',
    'sales-demo@example.com',
    'sales2-demo@example.com',
  ]);
  const [event] = await db.select().from(auditEvents).where(eq(auditEvents.object, id)).orderBy(desc(auditEvents.id));
  const [customer] = await db.select().from(organisations).where(eq(organisations.name, LV2));
  expect(event?.onBehalfOf).toBe(customer!.id);
});

it('is refused for a customer one may not act for', async () => {
  const caller = await actingFor('lv1-demo', STRANGER);
  const answer = await app.send(enquiryRoutes.create, { body: ASKED }, caller);
  expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'customer.not-assisted']);
});

it('of somebody who acts for nobody names nobody but the customer', async () => {
  const { id } = await app.call(enquiryRoutes.create, { body: ASKED }, { as: 'lv2-demo' });
  const own = (await listed({ as: 'lv2-demo' })).find((row) => row.id === id);
  expect(own).toMatchObject({ customerName: LV2, askedBy: null });
});
