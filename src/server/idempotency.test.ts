import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { granted } from '#kernel/result.ts';
import { privacyRoutes, userRoutes } from '#modules/accounts/contract.ts';
import { DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import { accountsModule } from '#modules/accounts/server/module.ts';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { registerCart } from '#modules/cart/server/configuration-routes.ts';
import { configurations } from '#modules/cart/server/configuration-tables.ts';
import { noDrives, noFacts, sameRelease } from '#modules/cart/testing/no-drives.ts';
import { customerOfficeRoutes } from '#modules/customers/contract.ts';
import { staffAssignments } from '#modules/customers/server/customer-tables.ts';
import { customersModule } from '#modules/customers/server/module.ts';
import { testApp } from '#testing/app.ts';
import { aSavedForm, jrtForm } from '#testing/builders/saved-form.ts';
import { idempotencyKeys } from './database/platform-tables.ts';

const app = await testApp({
  demo: true,
  register(portal) {
    accountsModule.register?.(portal);
    customersModule.register?.(portal);
    const judged = { productName: 'JRTR67', typeCode: 'JRTR67' };
    registerCart(portal, {
      verify: (form) => granted({ form, kind: jrtForm(form).gearboxModel, ...judged }),
      drivesOf: noDrives,
      priceFactsOf: noFacts,
      checkRelease: sameRelease,
      inForce: () => [],
    });
  },
});
const { db } = app.database;
const admin = { as: 'admin' };
const [EAST, SUZHOU, SOUTH] = await Promise.all(
  ['华东传动设备有限公司', '苏州输送机械有限公司', '南方包装机械有限公司'].map(
    async (name) => (await db.select().from(organisations).where(eq(organisations.name, name)))[0]?.id ?? '',
  ),
);

let last = 0;
/** An account of its own like that of a demo's person, with the customers that one looks after. */
async function anAccountLike(username: string, more: readonly string[] = []) {
  const [model] = await db.select().from(users).where(eq(users.username, username));
  if (model === undefined) throw new Error(`There is no ${username}`);
  const name = `moved-${++last}`;
  const own = { id: app.portal.newId(), username: name, email: `${name}@example.com`, version: 1 };
  await db.insert(users).values({ ...model, ...own });
  const assigned = await db.select().from(staffAssignments).where(eq(staffAssignments.userId, model.id));
  const [first] = assigned;
  if (first !== undefined) {
    const added = more.map((organisationId) => ({ ...first, organisationId }));
    await db.insert(staffAssignments).values([...assigned, ...added].map((row) => ({ ...row, userId: own.id })));
  }
  return { id: own.id, signIn: () => app.signIn(name, { password: DEMO_PASSWORD }) };
}

const save = (token: string, customer?: string) =>
  app.call(
    cartRoutes.create,
    { body: aSavedForm() },
    { token, headers: { 'idempotency-key': 'moved', ...(customer && { 'on-behalf-of': customer }) } },
  );
const keysOf = (id: string) => db.select().from(idempotencyKeys).where(eq(idempotencyKeys.actorId, id));
const answersTold = async (token: string) => (await app.call(privacyRoutes.exportOwn, {}, { token })).answers;

async function edit(id: string, changes: object) {
  const { email, role, organisationId, department, locale, version } = await app.call(
    userRoutes.open,
    { params: { id } },
    admin,
  );
  const body = { email: email ?? '', role, organisationId, department, locale, version, ...changes };
  return app.call(userRoutes.edit, { params: { id }, body }, admin);
}

describe('what an account was answered', () => {
  test('is forgotten when it gets another company, for which the request is another one', async () => {
    const { id, signIn } = await anAccountLike('lv1-demo');
    const before = await save(await signIn());
    await edit(id, { organisationId: SOUTH });
    expect(await keysOf(id)).toEqual([]);
    const token = await signIn();
    expect(await answersTold(token)).toEqual([]);
    const after = await save(token);
    expect(after.id).not.toBe(before.id);
    const lines = await db
      .select()
      .from(configurations)
      .where(inArray(configurations.id, [before.id, after.id]));
    expect(new Map(lines.map((line) => [line.id, line.organisationId]))).toEqual(
      new Map([
        [before.id, EAST],
        [after.id, SOUTH],
      ]),
    );
  });

  test('is told to nobody of another company, even where it was kept after the account had moved', async () => {
    const { id, signIn } = await anAccountLike('lv1-demo');
    const before = await save(await signIn());
    await db.update(users).set({ organisationId: SOUTH }).where(eq(users.id, id));
    const token = await signIn();
    expect(await answersTold(token)).toEqual([{ createdAt: '2026-01-05T08:00:00.000Z' }]);
    const after = await save(token);
    expect(after.id).not.toBe(before.id);
    expect(await save(token)).toEqual(after);
    expect(await answersTold(token)).toMatchObject([{ answer: { id: after.id } }]);
  });

  test('is forgotten when it gets another role', async () => {
    const { id, signIn } = await anAccountLike('sales-demo');
    await save(await signIn(), EAST);
    await edit(id, { role: 'customer-lv1', organisationId: EAST, department: '' });
    expect(await keysOf(id)).toEqual([]);
  });

  test('stays when anything else of it is corrected', async () => {
    const { id, signIn } = await anAccountLike('lv1-demo');
    const before = await save(await signIn());
    await edit(id, { department: '采购部' });
    expect(await save(await signIn())).toEqual(before);
  });

  test('is forgotten for a customer and those below it when nobody asks it to look after them any more', async () => {
    const { id, signIn } = await anAccountLike('sales-demo', [SOUTH ?? '']);
    const token = await signIn();
    for (const customer of [EAST, SUZHOU, SOUTH]) await save(token, customer);
    expect(await keysOf(id)).toHaveLength(3);
    await app.call(customerOfficeRoutes.removeStaff, { params: { id: EAST ?? '', userId: id } }, admin);
    expect((await keysOf(id)).map(({ organisationId }) => organisationId)).toEqual([SOUTH]);
    expect(await answersTold(token)).toHaveLength(1);
  });

  test('is forgotten for all customers that are handed over', async () => {
    const { id, signIn } = await anAccountLike('sales-demo');
    const token = await signIn();
    const other = await anAccountLike('service-demo');
    for (const customer of [EAST, SUZHOU]) await save(token, customer);
    await app.call(customerOfficeRoutes.handOver, { params: { userId: id }, body: { to: other.id } }, admin);
    expect(await keysOf(id)).toEqual([]);
  });
});
