// @tests both-databases-long
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { staffAssignments } from '#modules/customers/server/customer-tables.ts';
import { enquiryRoutes, enquiryStepRoutes as steps } from '#modules/enquiries/contract.ts';
import { mails } from '#modules/mail/server/public.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const ASKED = { productLine: 'JRP', name: '王工', email: 'wang@example.com', message: '输出扭矩 120 kNm' } as const;
const STAFF = ['2000', 'sales-demo', 'sales2-demo', 'service-demo'] as const;

const accountOf = async (username: string) =>
  (await db.select().from(users).where(eq(users.username, username))).at(0)!;
const { id: salesId } = await accountOf('sales-demo');
const { organisationId: companyId } = await accountOf('lv1-demo');

async function askedBy(as: string): Promise<string> {
  app.clock.advance(61);
  await db.delete(mails);
  return (await app.call(enquiryRoutes.create, { body: ASKED }, { as })).id;
}
async function toldOf(): Promise<string[]> {
  const sent = await db.select().from(mails).where(eq(mails.template, 'enquiry-received'));
  return sent.map(({ recipient }) => recipient).sort();
}
const assign = (userId: string) => db.insert(staffAssignments).values({ userId, organisationId: companyId });
const statusOf = async (id: string, as: string) =>
  (await app.send(enquiryRoutes.open, { params: { id } }, { as })).statusCode;
const isListed = async (id: string, as: string) =>
  (await app.call(enquiryRoutes.list, { query: { pageSize: '200' } }, { as })).rows.some((row) => row.id === id);
const addressOf = async (username: string) => (await accountOf(username)).email!;

/** As a company that has just registered: nobody looks after it. */
beforeEach(async () => {
  await db.delete(staffAssignments).where(eq(staffAssignments.organisationId, companyId));
});

describe('the enquiry of a customer whom nobody looks after', () => {
  it.each(['lv1-demo', 'lv2-demo'])('of %s is told to every member of staff, who find it on their desk', async (as) => {
    const id = await askedBy(as);
    expect(await toldOf()).toEqual((await Promise.all(STAFF.map(addressOf))).sort());
    for (const staff of STAFF) expect([await isListed(id, staff), await statusOf(id, staff)]).toEqual([true, 200]);
  });

  it.each(STAFF)('is taken and answered by %s, as a visitor’s is', async (as) => {
    const id = await askedBy('lv1-demo');
    await app.call(steps.take, { params: { id }, body: { version: 1 } }, { as });
    const answered = await app.call(steps.answer, { params: { id }, body: { version: 2, text: 'JRP 18' } }, { as });
    expect(answered).toMatchObject({ state: 'answered', ownerName: as, answers: [{ text: 'JRP 18' }] });
    const own = await app.call(enquiryRoutes.open, { params: { id } }, { as: 'lv1-demo' });
    expect(own.answers).toMatchObject([{ text: 'JRP 18', actorName: as }]);
  });

  it('is out of reach of everybody else once somebody looks after them', async () => {
    const id = await askedBy('lv2-demo');
    await app.call(steps.take, { params: { id }, body: { version: 1 } }, { as: 'service-demo' });
    await assign(salesId);
    expect([await statusOf(id, 'sales-demo'), await statusOf(id, 'service-demo'), await statusOf(id, '2000')]).toEqual([
      200, 404, 404,
    ]);
    const late = { params: { id }, body: { version: 2, text: 'late' } };
    expect((await app.send(steps.answer, late, { as: 'service-demo' })).statusCode).toBe(404);
    const taken = await app.call(steps.take, { params: { id }, body: { version: 2 } }, { as: 'sales-demo' });
    expect(taken.ownerName).toBe('sales-demo');
  });

  it('stays foreign to other customers', async () => {
    const [above, below] = [await askedBy('lv1-demo'), await askedBy('lv2-demo')];
    const [stranger] = await db.select().from(organisations).where(eq(organisations.name, '南方包装机械有限公司'));
    const { organisationId } = await accountOf('lv2-demo');
    await db.update(users).set({ organisationId: stranger!.id }).where(eq(users.username, 'lv2-demo'));
    expect([await statusOf(above, 'lv2-demo'), await statusOf(below, 'lv2-demo')]).toEqual([404, 404]);
    await db.update(users).set({ organisationId }).where(eq(users.username, 'lv2-demo'));
    expect([await statusOf(above, 'lv2-demo'), await statusOf(below, 'lv2-demo')]).toEqual([404, 200]);
  });

  it('is not among those of another customer one acts for', async () => {
    const id = await askedBy('lv1-demo');
    const [other] = await db.select().from(organisations).where(eq(organisations.name, '南方包装机械有限公司'));
    const headers = { 'on-behalf-of': other!.id };
    const { rows } = await app.call(
      enquiryRoutes.list,
      { query: { pageSize: '200' } },
      { as: 'service-demo', headers },
    );
    expect(rows.map((row) => row.id)).not.toContain(id);
  });

  it.each([
    ['locked', { disabled: true }],
    ['without an address', { email: null }],
    ['invited and without a password', { passwordHash: null }],
  ])('is everybody’s too where who looks after them is %s', async (_, change) => {
    const sales = await accountOf('sales-demo');
    await assign(salesId);
    await db.update(users).set(change).where(eq(users.id, salesId));
    const id = await askedBy('lv1-demo');
    const told = await toldOf();
    const status = await statusOf(id, 'service-demo');
    await db.update(users).set(sales).where(eq(users.id, salesId));
    const others = STAFF.filter((username) => username !== 'sales-demo');
    expect(told).toEqual((await Promise.all(others.map(addressOf))).sort());
    expect(status).toBe(200);
  });
});

it('nobody who was invited and has no password yet is written to', async () => {
  const staff = await db
    .select()
    .from(users)
    .where(inArray(users.username, ['2000', 'service-demo']));
  await db.update(users).set({ passwordHash: null }).where(eq(users.username, '2000'));
  await askedBy('lv1-demo');
  const told = await toldOf();
  for (const person of staff) await db.update(users).set(person).where(eq(users.id, person.id));
  expect(told).not.toContain(await addressOf('2000'));
});
