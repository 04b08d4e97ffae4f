import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { SERVER_MODULES } from '#app/server/modules.ts';
import { sweep } from '#app/server/sweep.ts';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { auditEvents } from '#modules/audit/server/public.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { configurations } from '#modules/cart/server/public.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { sharedRoutes, shareRoutes } from '#modules/shares/contract.ts';
import type { ShareKind } from '#modules/shares/domain/share-kind.ts';
import { MOST_LINKS } from '#modules/shares/domain/share-limits.ts';
import { type TestCaller, testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';
import { SHARE_RECORDS } from './personal-records.ts';
import { shares } from './share-tables.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const FORM = aConfiguredForm(await loadActiveRelease(app.portal.db), A_ROW_ID);
const lv1 = { as: 'lv1-demo' };
const lv2 = { as: 'lv2-demo' };
const sales = { as: 'sales-demo' };
const DAY = 24 * 60;

const save = (caller: TestCaller = lv1) => app.call(cartRoutes.create, { body: FORM }, caller);
const share = (id: string, caller: TestCaller = lv1, kind: ShareKind = 'view') =>
  app.call(shareRoutes.create, { params: { id }, body: { kind } }, caller);
const list = (id: string, caller: TestCaller = lv1) => app.call(shareRoutes.list, { params: { id } }, caller);
const withdraw = (id: string, shareId: string, caller: TestCaller = lv1) =>
  app.call(shareRoutes.withdraw, { params: { id, shareId } }, caller);
const tokenOf = ({ path }: { path: string }) => path.replace('/shared/', '');
const look = (token: string) => app.call(sharedRoutes.look, { params: { token } });
const person = async (username: string) => (await db.select().from(users).where(eq(users.username, username)))[0]!;
const actingFor = async (username: string): Promise<TestCaller> => ({
  ...sales,
  headers: { 'on-behalf-of': (await person(username)).organisationId },
});

beforeEach(async () => {
  await db.delete(configurations);
  await db.delete(auditEvents);
});

describe('a link', () => {
  test('is made by whoever works on the line, for thirty days, and its token is told once', async () => {
    const { id } = await save();
    const made = await share(id);
    const thirtyDays = new Date(app.clock.now().getTime() + 30 * 86_400_000).toISOString();
    expect(made).toMatchObject({ kind: 'view', state: 'open', expiresAt: thirtyDays, views: 0, createdBy: 'lv1-demo' });
    expect(made.path).toMatch(/^\/shared\/[\w-]{22}$/);
    expect(JSON.stringify(await list(id))).not.toContain(tokenOf(made));
    const [row] = await db.select().from(shares);
    expect(JSON.stringify(row)).not.toContain(tokenOf(made));
    expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('has the address that people reach the portal by where the operator has said it, else the browser knows', async () => {
    const { id } = await save();
    expect((await share(id)).url).toBeNull();
    Reflect.set(app.portal.settings, 'publicUrl', 'https://portal.example.com');
    const made = await share(id);
    Reflect.set(app.portal.settings, 'publicUrl', undefined);
    expect(made.url).toBe(`https://portal.example.com${made.path}`);
  });

  test.each([
    ['that has passed', -1],
    ['more than a year away', 366],
  ])('takes no day %s', async (_what, days) => {
    const { id } = await save();
    const expiresAt = new Date(app.clock.now().getTime() + days * 86_400_000).toISOString();
    const made = app.call(shareRoutes.create, { params: { id }, body: { kind: 'view', expiresAt } }, lv1);
    await expect(made).rejects.toMatchObject({ status: 422, code: 'share.expiry' });
  });

  test('opens beside so many others of its line and no more', async () => {
    const { id } = await save();
    const first = await share(id);
    for (let made = 1; made < MOST_LINKS; made += 1) await share(id);
    await expect(share(id)).rejects.toMatchObject({ status: 422, code: 'share.too-many' });
    await withdraw(id, first.id);
    expect(await share(id)).toMatchObject({ state: 'open' });
  });

  test('is withdrawn once, by a colleague too, and the links of another line by nobody', async () => {
    const [{ id }, { id: other }] = [await save(), await save()];
    const made = await share(id);
    await expect(withdraw(other, made.id)).rejects.toMatchObject({ status: 404, code: 'record.unknown' });
    expect(await withdraw(id, made.id)).toBeNull();
    expect(await withdraw(id, made.id)).toBeNull();
    expect(await list(id)).toMatchObject([{ id: made.id, state: 'withdrawn' }]);
    const events = await db.select().from(auditEvents).where(eq(auditEvents.object, id));
    expect(events.map(({ action }) => action).sort()).toEqual(['share.created', 'share.withdrawn']);
  });

  test('of a line out of reach is neither made, seen nor withdrawn', async () => {
    const { id } = await save();
    const made = await share(id);
    for (const attempt of [() => share(id, lv2), () => list(id, lv2), () => withdraw(id, made.id, lv2)])
      await expect(attempt()).rejects.toMatchObject({ status: 404, code: 'record.unknown' });
    expect(await look(tokenOf(made))).toMatchObject({ kind: 'view' });
  });
});

describe('staff', () => {
  test('who look after a customer read its links and make none', async () => {
    const { id } = await save();
    await share(id);
    expect(await list(id, sales)).toHaveLength(1);
    await expect(share(id, sales)).rejects.toMatchObject({ status: 403, code: 'access.refused' });
  });

  test('who act for the customer make and withdraw them, which is written down with both', async () => {
    const acting = await actingFor('lv1-demo');
    const { id } = await save();
    const made = await share(id, acting);
    expect(await list(id)).toMatchObject([{ createdBy: 'sales-demo' }]);
    await withdraw(id, made.id, acting);
    const deeds = await db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.object, id), eq(auditEvents.action, 'share.created')));
    const { organisationId } = await person('lv1-demo');
    expect(deeds).toMatchObject([{ actorId: (await person('sales-demo')).id, onBehalfOf: organisationId }]);
  });
});

describe('a link dies', () => {
  const dead = (code: string) => ({ status: 404, code });

  test('with its time', async () => {
    const made = await share((await save()).id);
    app.clock.advance(30 * DAY - 1);
    expect(await look(tokenOf(made))).toMatchObject({ kind: 'view' });
    app.clock.advance(1);
    await expect(look(tokenOf(made))).rejects.toMatchObject(dead('share.expired'));
  });

  test('when it is withdrawn', async () => {
    const { id } = await save();
    const made = await share(id);
    await withdraw(id, made.id);
    await expect(look(tokenOf(made))).rejects.toMatchObject(dead('share.withdrawn'));
  });

  test('with its line, for as long as that is deleted', async () => {
    const { id } = await save();
    const made = await share(id);
    await app.call(cartRoutes.remove, { params: { id }, query: {} }, lv1);
    await expect(look(tokenOf(made))).rejects.toMatchObject(dead('share.withdrawn'));
    await app.call(cartRoutes.batch, { body: { action: 'restore', ids: [id] } }, lv1);
    expect(await look(tokenOf(made))).toMatchObject({ kind: 'view' });
    await db.delete(configurations).where(eq(configurations.id, id));
    await expect(look(tokenOf(made))).rejects.toMatchObject(dead('share.unknown'));
  });

  test('with the account that made it', async () => {
    const made = await share((await save(lv2)).id, lv2);
    const { id } = await person('lv2-demo');
    await db.update(users).set({ disabled: true }).where(eq(users.id, id));
    await expect(look(tokenOf(made))).rejects.toMatchObject(dead('share.withdrawn'));
    await db.update(users).set({ disabled: false }).where(eq(users.id, id));
    await SHARE_RECORDS.erase?.(db, { id, email: null });
    await expect(look(tokenOf(made))).rejects.toMatchObject(dead('share.unknown'));
  });

  test('with the organisation: when none of its accounts may sign in, also if staff made it', async () => {
    const { id } = await save(lv2);
    const made = await share(id, await actingFor('lv2-demo'));
    const { organisationId } = await person('lv2-demo');
    await db.update(users).set({ disabled: true }).where(eq(users.organisationId, organisationId));
    await expect(look(tokenOf(made))).rejects.toMatchObject(dead('share.withdrawn'));
    await db.update(users).set({ disabled: false }).where(eq(users.organisationId, organisationId));
    expect(await look(tokenOf(made))).toMatchObject({ kind: 'view' });
  });
});

test('a person is told the links they made, without what these show', async () => {
  const { id } = await save();
  await share(id);
  const { id: personId, email } = await person('lv1-demo');
  const told = await SHARE_RECORDS.read(db, { id: personId, email }, 'all');
  expect(told).toMatchObject([{ configurationId: id, kind: 'view', views: 0 }]);
  expect(JSON.stringify(told)).not.toMatch(/tokenHash|basicTypeId/);
});

test('an organisation without accounts has links all the same, which staff make for it', async () => {
  const [centre] = await db.select().from(organisations).where(eq(organisations.name, '华东传动设备有限公司'));
  const organisationId = app.portal.newId();
  await db.insert(organisations).values({
    ...centre!,
    id: organisationId,
    name: 'Empty Ltd.',
    creditCode: null,
    parentId: centre!.id,
    kind: 'customer-lv2',
  });
  const acting = { ...sales, headers: { 'on-behalf-of': organisationId } };
  const made = await share((await save(acting)).id, acting);
  expect(await look(tokenOf(made))).toMatchObject({ kind: 'view' });
});

test('a link is forgotten ninety days later', async () => {
  const { id } = await save();
  const made = await share(id);
  await withdraw(id, made.id);
  const now = app.clock.now().getTime();
  await sweep(db, new Date(now + 89 * 86_400_000), SERVER_MODULES);
  expect(await db.$count(shares)).toBe(1);
  await sweep(db, new Date(now + 91 * 86_400_000), SERVER_MODULES);
  expect(await db.$count(shares)).toBe(0);
});
