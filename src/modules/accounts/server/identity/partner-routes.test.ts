import { createHmac } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountRoutes, partnerRoutes, passwordRoutes, userRoutes } from '#modules/accounts/contract.ts';
import { DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import { signedText } from '#modules/accounts/domain/partner-call.ts';
import {
  attempts,
  organisations,
  partnerCalls,
  sessions,
  signInTickets,
  users,
} from '#modules/accounts/server/account-tables.ts';
import { hashPassword } from '#modules/accounts/server/passwords/passwords.ts';
import { auditEvents } from '#modules/audit/server/public.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const KEY = 'k'.repeat(40);
app.settings.partners = { mall: KEY, fair: 'f'.repeat(40) };
app.settings.partnerCustomers = { mall: ['*'] };
let calls = 0;

interface Changes {
  partner?: string;
  username?: string;
  timestamp?: number;
  nonce?: string;
}

function signedCall(changes: Changes = {}, key = KEY) {
  calls += 1;
  const call = {
    partner: 'mall',
    username: 'lv1-demo',
    timestamp: app.clock.now().getTime(),
    nonce: `nonce-${String(calls).padStart(4, '0')}`,
    ...changes,
  };
  return { ...call, signature: createHmac('sha256', key).update(signedText(call)).digest('hex') };
}

const mints = (changes: Changes = {}) => app.call(partnerRoutes.mintTicket, { body: signedCall(changes) });
const redeems = (ticket: string) => app.call(partnerRoutes.redeemTicket, { body: { ticket } });
const isIn = async (token: string) => (await app.send(accountRoutes.me, {}, { token })).statusCode === 200;
const lv1 = eq(users.username, 'lv1-demo');
const demoHash = await hashPassword(DEMO_PASSWORD, app.settings.passwordMemory);

beforeEach(async () => {
  for (const table of [attempts, signInTickets, partnerCalls, sessions, auditEvents]) await db.delete(table);
  await db.update(users).set({ passwordHash: demoHash, pending: false, disabled: false }).where(lv1);
});

describe('a partner', () => {
  test('gets a ticket with which a customer comes in', async () => {
    const { ticket, path, expiresAt } = await mints({ username: 'LV1-Demo' });
    expect(ticket).toMatch(/^[\w-]{43}$/);
    expect(path).toBe(`/jci/product-config/config-select?ticket=${ticket}`);
    expect(expiresAt).toBe('2026-01-05T08:01:00.000Z');
    const { token, userInfo } = await redeems(ticket);
    expect(userInfo).toMatchObject({ username: 'lv1-demo', organisationName: '华东传动设备有限公司' });
    expect(await isIn(token)).toBe(true);
    const events = await db.select().from(auditEvents).orderBy(auditEvents.action);
    expect(events.map(({ action, details }) => [action, details])).toEqual([
      ['ticket.minted', { partner: 'mall' }],
      ['ticket.redeemed', { partner: 'mall' }],
    ]);
  });

  test('leaves no ticket in the database, only its SHA-256', async () => {
    const { ticket } = await mints();
    expect(JSON.stringify(await db.select().from(signInTickets))).not.toContain(ticket);
  });

  test.each([
    ['signs with another key', () => signedCall({}, 'x'.repeat(40))],
    ['signs with the key of another partner', () => signedCall({ partner: 'fair' })],
    ['is not known', () => signedCall({ partner: 'nobody' })],
    ['is called like a property of every object', () => signedCall({ partner: 'constructor' })],
    ['signs another name', () => ({ ...signedCall(), username: 'lv2-demo' })],
    ['signs another nonce', () => ({ ...signedCall(), nonce: 'another-one' })],
    ['is early', () => signedCall({ timestamp: app.clock.now().getTime() + 300_001 })],
    ['is late', () => signedCall({ timestamp: app.clock.now().getTime() - 300_001 })],
    ['asks for the administrator', () => signedCall({ username: 'admin' })],
    ['asks for staff', () => signedCall({ username: 'sales-demo' })],
    ['asks for nobody', () => signedCall({ username: 'nobody' })],
  ])('who %s is refused in one way', async (_, call) => {
    await expect(app.call(partnerRoutes.mintTicket, { body: call() })).rejects.toMatchObject({
      status: 403,
      code: 'partner.refused',
      description: '合作方签名无效或已过期',
    });
    expect(await db.select().from(signInTickets)).toEqual([]);
  });

  test.each([
    ['disabled', { disabled: true }],
    ['waiting for the provider', { pending: true }],
  ])('gets no ticket for an account that is %s', async (_, state) => {
    await db.update(users).set(state).where(lv1);
    await expect(mints()).rejects.toMatchObject({ code: 'partner.refused' });
  });

  test.each([
    ['everybody', ['*'], true],
    ['the customer by its credit code', ['91350100M000100Y43'], true],
    ['several customers', ['91110000802100433B', '91350100M000100Y43'], true],
    ['another customer', ['91110000802100433B'], false],
    ['nobody', [], false],
    ['nobody, being left out', undefined, false],
  ])('who may send %s gets a ticket accordingly', async (_, customers, opens) => {
    const ofLv1 = db.select({ id: users.organisationId }).from(users).where(lv1);
    await db.update(organisations).set({ creditCode: '91350100M000100Y43' }).where(inArray(organisations.id, ofLv1));
    app.settings.partnerCustomers = customers === undefined ? {} : { mall: customers };
    const answer = await app.send(partnerRoutes.mintTicket, { body: signedCall() });
    app.settings.partnerCustomers = { mall: ['*'] };
    expect(answer.statusCode).toBe(opens ? 200 : 403);
    if (!opens) expect(answer.json().error.code).toBe('partner.refused');
    await db.update(organisations).set({ creditCode: null }).where(inArray(organisations.id, ofLv1));
  });

  test('who may send one customer gets none for a customer without a credit code', async () => {
    app.settings.partnerCustomers = { mall: ['91350100M000100Y43', ''] };
    await expect(mints()).rejects.toMatchObject({ code: 'partner.refused' });
    app.settings.partnerCustomers = { mall: ['*'] };
  });

  test('gets none for a demo account outside demo mode', async () => {
    app.settings.demo = false;
    await expect(mints()).rejects.toMatchObject({ code: 'partner.refused' });
    app.settings.demo = true;
  });

  test('is heard once per signed call, also when the first was refused', async () => {
    const body = signedCall();
    await db.update(users).set({ disabled: true }).where(lv1);
    await expect(app.call(partnerRoutes.mintTicket, { body })).rejects.toMatchObject({ code: 'partner.refused' });
    await db.update(users).set({ disabled: false }).where(lv1);
    await expect(app.call(partnerRoutes.mintTicket, { body })).rejects.toMatchObject({ code: 'partner.refused' });
    await expect(mints()).resolves.toMatchObject({ ticket: expect.any(String) });
  });

  test('is heard once per signed call, also when it comes twenty times at once', async () => {
    const body = signedCall();
    const sent = Array.from({ length: 20 }, () => app.send(partnerRoutes.mintTicket, { body }));
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(19);
  });

  test("whose calls are not signed uses up nobody's limit", async () => {
    await app.send(partnerRoutes.mintTicket, { body: signedCall({}, 'x'.repeat(40)) });
    expect([await db.select().from(attempts), await db.select().from(partnerCalls)]).toEqual([[], []]);
  });
});

describe('a ticket', () => {
  test('opens one session when twenty redeem it at once, ten times over', async () => {
    for (let round = 0; round < 10; round += 1) {
      await db.delete(attempts);
      const { ticket } = await mints();
      const sent = Array.from({ length: 20 }, () => app.send(partnerRoutes.redeemTicket, { body: { ticket } }));
      const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
      expect(
        statuses.filter((status) => status === 200),
        `round ${round}`,
      ).toHaveLength(1);
      expect(statuses.filter((status) => status === 410)).toHaveLength(19);
    }
    expect(await db.select().from(sessions)).toHaveLength(10);
  });

  test('that was spent, ran out or never was is told the same', async () => {
    const [spent, late] = [await mints(), await mints()];
    await redeems(spent.ticket);
    app.clock.advance(1);
    for (const ticket of [spent.ticket, late.ticket, 'x'.repeat(43)]) {
      await expect(redeems(ticket)).rejects.toMatchObject({
        status: 410,
        code: 'ticket.spent',
        description: '登录凭证已使用或已过期，请重新登录',
      });
    }
  });

  test.each([
    ['disabled', { disabled: true }],
    ['made to wait', { pending: true }],
    ['erased', { erasedAt: new Date() }],
  ])('is worth nothing once its account is %s', async (_, state) => {
    const { ticket } = await mints();
    await db.update(users).set(state).where(lv1);
    await expect(redeems(ticket)).rejects.toMatchObject({ code: 'ticket.spent' });
    await db.update(users).set({ erasedAt: null }).where(lv1);
  });

  test('leaves no live session beside a password change in the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      await db.delete(attempts);
      await db.update(users).set({ passwordHash: demoHash }).where(lv1);
      const token = await app.signIn('lv1-demo');
      const tickets = [await mints(), await mints(), await mints(), await mints()];
      const body = { curPwd: DEMO_PASSWORD, newPwd: 'Better-2', confirmPwd: 'Better-2', userId: 'lv1-demo' };
      const change = app.call(passwordRoutes.changePassword, { body }, { token });
      const redeemed = await Promise.allSettled(tickets.map(({ ticket }) => redeems(ticket)));
      await change;
      const opened = redeemed.flatMap((one) => (one.status === 'fulfilled' ? [one.value.token] : []));
      expect(await Promise.all(opened.map(isIn))).toEqual(opened.map(() => false));
      for (const { ticket } of tickets) await expect(redeems(ticket)).rejects.toMatchObject({ code: 'ticket.spent' });
    }
  });

  test('leaves no live session beside the account being locked in the same moment', async () => {
    const [{ id } = { id: '' }] = await db.select({ id: users.id }).from(users).where(lv1);
    const token = await app.signIn('admin');
    for (let round = 0; round < 5; round += 1) {
      await db.delete(attempts);
      await db.update(users).set({ disabled: false }).where(lv1);
      const tickets = [await mints(), await mints(), await mints()];
      const disable = app.call(userRoutes.disable, { params: { id } }, { token });
      const signsIn = app.signIn('lv1-demo').catch(() => undefined);
      const redeemed = await Promise.allSettled(tickets.map(({ ticket }) => redeems(ticket)));
      const opened = redeemed.flatMap((one) => (one.status === 'fulfilled' ? [one.value.token] : []));
      await Promise.all([disable, signsIn]);
      await app.call(userRoutes.enable, { params: { id } }, { token });
      const tokens = [...opened, (await signsIn) ?? 'x'.repeat(43)];
      expect(await Promise.all(tokens.map(isIn))).toEqual(tokens.map(() => false));
    }
  });
});
