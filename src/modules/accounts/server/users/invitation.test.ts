import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '#kernel/actor.ts';
import { organisationRoutes, passwordLinkRoutes, passwordRoutes, userRoutes } from '#modules/accounts/contract.ts';
import { SALES_SERVICE_DEPARTMENT } from '#modules/accounts/domain/departments.ts';
import { LIMITS } from '#modules/accounts/domain/limits.ts';
import { attempts, organisations, passwordLinks, users } from '#modules/accounts/server/account-tables.ts';
import { auditEvents } from '#modules/audit/server/public.ts';
import { mails } from '#modules/mail/server/public.ts';
import { Refusal, testApp } from '#testing/app.ts';
import { codeMailedTo } from '#testing/mailed.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const admin = { as: 'admin' };
const PASSWORD = 'Invited-1';
const HOUR = 60;

const found = await db.select().from(organisations);
const organisationOf = (kind: string) => found.find((one) => one.kind === kind)?.id ?? '';

let last = 0;
/** An invitation of a person nobody has met. */
function anInvitation() {
  const name = `invited-${++last}`;
  return {
    username: name,
    email: `${name}@Example.com`,
    role: 'customer-lv1' as Role,
    organisationId: organisationOf('customer-lv1'),
    department: '采购部',
    locale: 'en' as const,
  };
}

const invite = (changes: Partial<ReturnType<typeof anInvitation>> = {}) =>
  app.call(userRoutes.invite, { body: { ...anInvitation(), ...changes } }, admin);

/** The secret of the newest link that was mailed to an address. */
async function secretMailedTo(email: string | null): Promise<string> {
  const sent = await db
    .select()
    .from(mails)
    .where(eq(mails.recipient, email ?? ''))
    .orderBy(mails.id);
  return String(sent.at(-1)?.values.link).split('?link=')[1] ?? '';
}

const redeem = (link: string, password = PASSWORD, passwordTwo = password) =>
  app.call(passwordLinkRoutes.redeem, { body: { link, password, passwordTwo } });

const audit = (action: 'user.invited' | 'user.invitation-resent' | 'password.set') =>
  db.select().from(auditEvents).where(eq(auditEvents.action, action)).orderBy(auditEvents.id);

beforeEach(async () => {
  await db.delete(mails);
  await db.delete(attempts);
  await db.delete(auditEvents);
});

describe('an invitation', () => {
  test('makes an account that nobody can sign in to, and mails a link in the chosen language', async () => {
    const user = await invite();
    expect(user).toMatchObject({ role: 'customer-lv1', state: 'invited', organisationName: '华东传动设备有限公司' });
    const [mail] = await db.select().from(mails);
    expect(mail).toMatchObject({ template: 'invitation', locale: 'en', recipient: `${user.username}@example.com` });
    expect(mail?.values.link).toMatch(/^http:\/\/localhost:\d+\/account\/set-password\?link=[\w-]{43}$/);
    expect(Number(mail?.expiresAt) - Number(mail?.createdAt)).toBe(72 * 3_600_000);
    for (const guess of ['x', 'null', PASSWORD]) {
      const answer = app.signIn(user.username, { password: guess });
      await expect(answer).rejects.toMatchObject({ code: 'login.wrong-credentials' });
    }
    const [by] = await db.select().from(users).where(eq(users.username, 'admin'));
    const details = { role: 'customer-lv1', organisation: organisationOf('customer-lv1') };
    expect(await audit('user.invited')).toMatchObject([{ actorId: by?.id, object: user.id, details }]);
    expect(JSON.stringify(await db.select().from(auditEvents))).not.toContain(await secretMailedTo(user.email));
  });

  test('is accepted by setting a password, once, and the person signs in with it', async () => {
    const user = await invite({ role: 'staff', organisationId: organisationOf('provider'), department: '' });
    const link = await secretMailedTo(user.email);
    const looked = await app.call(passwordLinkRoutes.look, { body: { link } });
    expect(looked).toEqual({ username: user.username });
    expect(await redeem(link)).toEqual(looked);
    await expect(app.signIn(user.username, { password: PASSWORD })).resolves.toBeDefined();
    await expect(redeem(link, 'Another-1')).rejects.toMatchObject({ status: 410, code: 'link.spent' });
    await expect(app.call(passwordLinkRoutes.look, { body: { link } })).rejects.toMatchObject({ code: 'link.spent' });
    expect(await audit('password.set')).toMatchObject([{ actorId: user.id, details: { purpose: 'invitation' } }]);
    const { rows } = await app.call(userRoutes.list, { query: { q: user.username } }, admin);
    expect(rows).toMatchObject([{ state: 'active', role: 'staff', passwordUpdated: true }]);
  });

  test('lets its person in at once, also after too many wrong passwords', async () => {
    const user = await invite();
    for (let time = 0; time < LIMITS.password.most; time++)
      await expect(app.signIn(user.username, { password: 'Wrong-1' })).rejects.toMatchObject({ status: 401 });
    await expect(app.signIn(user.username, { password: 'Wrong-1' })).rejects.toMatchObject({ code: 'login.slowed' });
    await redeem(await secretMailedTo(user.email));
    await expect(app.signIn(user.username, { password: PASSWORD })).resolves.toBeDefined();
  });

  test('used twenty times at once sets one password', async () => {
    for (let round = 0; round < 2; round++) {
      const user = await invite();
      const link = await secretMailedTo(user.email);
      const tries = Array.from({ length: 20 }, (_, index) => redeem(link, `Chosen-${index}`));
      const answers = await Promise.allSettled(tries);
      const won = answers.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []));
      expect(won).toHaveLength(1);
      const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
      expect(refusals.every((reason) => reason instanceof Refusal && reason.code === 'link.spent')).toBe(true);
      await expect(app.signIn(user.username, { password: `Chosen-${won[0]}` })).resolves.toBeDefined();
    }
    expect(await audit('password.set')).toHaveLength(2);
  });

  test('runs out after 72 hours; another one takes its place, and the first opens nothing any more', async () => {
    const user = await invite();
    const first = await secretMailedTo(user.email);
    app.clock.advance(72 * HOUR - 1);
    expect(await app.call(passwordLinkRoutes.look, { body: { link: first } })).toEqual({ username: user.username });
    app.clock.advance(1);
    await expect(redeem(first)).rejects.toMatchObject({ code: 'link.spent' });
    await app.call(userRoutes.resendInvitation, { params: { id: user.id } }, admin);
    const second = await secretMailedTo(user.email);
    app.clock.advance(1);
    await app.call(userRoutes.resendInvitation, { params: { id: user.id } }, admin);
    const third = await secretMailedTo(user.email);
    await expect(redeem(second)).rejects.toMatchObject({ code: 'link.spent' });
    await expect(redeem(third)).resolves.toBeDefined();
    expect(await audit('user.invitation-resent')).toHaveLength(2);
    const again = app.call(userRoutes.resendInvitation, { params: { id: user.id } }, admin);
    await expect(again).rejects.toMatchObject({ status: 409, code: 'invitation.closed' });
  });

  test('of an account that is locked opens nothing, also once it is unlocked', async () => {
    const user = await invite();
    const link = await secretMailedTo(user.email);
    await app.call(userRoutes.disable, { params: { id: user.id } }, admin);
    await expect(redeem(link)).rejects.toMatchObject({ code: 'link.spent' });
    const again = app.call(userRoutes.resendInvitation, { params: { id: user.id } }, admin);
    await expect(again).rejects.toMatchObject({ code: 'invitation.closed' });
    const unlocked = await app.call(userRoutes.enable, { params: { id: user.id } }, admin);
    expect(unlocked.state).toBe('invited');
    await expect(redeem(link)).rejects.toMatchObject({ code: 'link.spent' });
  });

  test('stores of the link its hash alone', async () => {
    const user = await invite();
    const link = await secretMailedTo(user.email);
    const stored = await db.select().from(passwordLinks).where(eq(passwordLinks.userId, user.id));
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(link);
  });
});

describe('an invitation is refused', () => {
  test.each([
    ['a level-1 customer at the provider', { organisationId: organisationOf('provider') }, 'organisationId'],
    ['a level-2 customer at a level-1 one', { role: 'customer-lv2' as const }, 'organisationId'],
    ['staff at a customer', { role: 'staff' as const }, 'organisationId'],
    ['an administrator at a customer', { role: 'admin' as const }, 'organisationId'],
    ['no company', { organisationId: '' }, 'organisationId'],
    ['a company that is none', { organisationId: "x' or 1=1" }, 'organisationId'],
    ['a name of one kind of sign', { username: 'admin' }, 'username'],
    ['no address', { email: '' }, 'email'],
    ['a customer of the sales service department', { department: SALES_SERVICE_DEPARTMENT }, 'department'],
  ])('for %s, at that field', async (_, changes, field) => {
    const refusal = await invite(changes).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 400, issues: [{ path: `body.${field}` }] });
  });

  test('for a name or address that is taken, also by an invitation of the same moment', async () => {
    await expect(invite({ username: 'LV1-demo' })).rejects.toMatchObject({ status: 409, code: 'register.taken' });
    await expect(invite({ email: 'lv1-DEMO@example.com' })).rejects.toMatchObject({ code: 'register.taken' });
    const body = anInvitation();
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => invite(body)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db.select().from(mails)).toHaveLength(1);
  });
});

describe('a link', () => {
  test.each([
    ['too weak', 'aaaaaaa', 'aaaaaaa', 'password'],
    ['too short', 'aB1', 'aB1', 'password'],
    ['not repeated', PASSWORD, 'Other-1', 'passwordTwo'],
  ])('takes no password that is %s, and stays good', async (_, password, passwordTwo, field) => {
    const user = await invite();
    const link = await secretMailedTo(user.email);
    const refusal = await redeem(link, password, passwordTwo).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 400, issues: [{ path: `body.${field}` }] });
    await expect(redeem(link)).resolves.toBeDefined();
  });

  test('nobody made is answered like one that is spent', async () => {
    const spent = redeem('x'.repeat(43));
    await expect(spent).rejects.toMatchObject({ status: 410, code: 'link.spent' });
  });
});

describe('the mail of a link', () => {
  const waiting = async (email: string | null) => {
    const of = await db
      .select()
      .from(mails)
      .where(eq(mails.recipient, email ?? ''));
    return of.filter(({ template }) => template === 'invitation').map(({ state }) => state);
  };
  const resend = (id: string) => app.call(userRoutes.resendInvitation, { params: { id } }, admin);

  test('leaves the outbox once another link takes its place: nobody gets one that opens nothing', async () => {
    const user = await invite();
    await resend(user.id);
    expect(await waiting(user.email)).toEqual(['queued']);
    await expect(redeem(await secretMailedTo(user.email))).resolves.toBeDefined();
    expect(await waiting(user.email)).toEqual([]);
  });

  test('leaves the outbox when the account is locked, and when another way to a password was taken', async () => {
    const [locked, other] = [await invite(), await invite()];
    await app.call(userRoutes.disable, { params: { id: locked.id } }, admin);
    await app.call(passwordRoutes.sendResetCode, { query: { emailorphone: other.email ?? '' } });
    const verificationCode = await codeMailedTo(app, other.email ?? '');
    const body = { userId: other.email ?? '', verificationCode, newPwd: PASSWORD, confirmPwd: PASSWORD };
    await app.call(passwordRoutes.resetPassword, { body });
    expect([await waiting(locked.email), await waiting(other.email)]).toEqual([[], []]);
  });

  test('that went out, or could not, stays in the outbox', async () => {
    const user = await invite();
    await db.update(mails).set({ state: 'sent' });
    await resend(user.id);
    await db.update(mails).set({ state: 'failed' }).where(eq(mails.state, 'queued'));
    await resend(user.id);
    expect((await waiting(user.email)).sort()).toEqual(['failed', 'queued', 'sent']);
  });
});

test('where an invitation stands is told on its row, and only as long as no password is set', async () => {
  const { id, email, username } = await invite();
  const row = async () => {
    const [found] = (await app.call(userRoutes.list, { query: { q: username } }, admin)).rows;
    return [found?.state, found?.onceEnabled, found?.invitation];
  };
  const until = new Date(app.clock.now().getTime() + 72 * 3_600_000).toISOString();
  expect(await row()).toEqual(['invited', 'invited', { until, mail: 'queued' }]);
  await db.update(mails).set({ state: 'failed' });
  expect(await row()).toEqual(['invited', 'invited', { until, mail: 'failed' }]);
  const resent = await app.call(userRoutes.resendInvitation, { params: { id } }, admin);
  expect(resent.invitation).toEqual({ until, mail: 'queued' });
  await app.call(userRoutes.disable, { params: { id } }, admin);
  expect(await row()).toEqual(['disabled', 'invited', null]);
  const enabled = await app.call(userRoutes.enable, { params: { id } }, admin);
  expect([enabled.state, enabled.invitation]).toEqual(['invited', { until: null, mail: null }]);
  app.clock.advance(1);
  // The clock stands still: of two mails of one moment neither is the newer one.
  await db.delete(mails);
  await app.call(userRoutes.resendInvitation, { params: { id } }, admin);
  await redeem(await secretMailedTo(email));
  expect(await row()).toEqual(['active', 'active', null]);
});

test('companies are found by kind, and by a part of name or credit code', async () => {
  const find = (query: { kind: 'provider' | 'customer-lv1' | 'customer-lv2'; q?: string }) =>
    app.call(organisationRoutes.find, { query }, admin);
  expect((await find({ kind: 'customer-lv2', q: '苏州' })).map(({ name, parentName }) => [name, parentName])).toEqual([
    ['苏州输送机械有限公司', '华东传动设备有限公司'],
  ]);
  expect((await find({ kind: 'customer-lv1' })).map(({ kind }) => kind)).toEqual(['customer-lv1', 'customer-lv1']);
  expect(await find({ kind: 'provider', q: '%' })).toEqual([]);
});
