import { eq, inArray, like } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { privacyRoutes, registrationRoutes, userRoutes } from '#modules/accounts/contract.ts';
import { MAX_WAITING, USER_FILTERS, type UserFilter } from '#modules/accounts/domain/user-state.ts';
import {
  attempts,
  organisations,
  passwordLinks,
  users,
  verificationCodes,
} from '#modules/accounts/server/account-tables.ts';
import { auditEvents } from '#modules/audit/server/public.ts';
import { mailRoutes } from '#modules/mail/contract.ts';
import { mails } from '#modules/mail/server/public.ts';
import { testApp } from '#testing/app.ts';
import { aRegistration } from '#testing/builders/a-registration.ts';
import { codeMailedTo } from '#testing/mailed.ts';

const app = await testApp({ demo: true, changes: { publicUrl: 'https://portal.example.com', smtpUrl: 'smtp://mail' } });
const { db } = app.database;
const admin = { as: 'admin' };
const CREDIT_CODE = '91110000802100433B';
await db.update(organisations).set({ creditCode: CREDIT_CODE }).where(eq(organisations.name, '华东传动设备有限公司'));

const A_USER = {
  passwordHash: 'x',
  role: 'customer-lv1',
  userAttribute: 'Customer-lv1',
  userDepartment: '',
  passwordUpdated: true,
  createdAt: app.clock.now(),
} as const;

let people = 0;
/** Registers somebody for a company that is a customer already, or for one that is new. */
async function register({ isNew = false } = {}) {
  people += 1;
  const form = aRegistration({
    userId: `waiting-${people}`,
    email: `waiting-${people}@example.com`,
    telephone: `1390000${String(people).padStart(4, '0')}`,
    company: '随便写的公司',
    creditCode: isNew ? '914403001922038216' : CREDIT_CODE,
  });
  await app.call(registrationRoutes.sendCode, { query: { email: form.email } });
  const verificationCode = await codeMailedTo(app, form.email);
  await app.call(registrationRoutes.register, {
    body: { ...form, verificationCode, useProducts: [...form.useProducts] },
  });
  const [account] = await db.select().from(users).where(eq(users.username, form.userId));
  if (account === undefined) throw new Error('Nobody was registered.');
  return account;
}

const notices = () =>
  db.select().from(mails).where(eq(mails.template, 'registration-waiting')).orderBy(mails.recipient);

beforeEach(async () => {
  await db.delete(attempts);
  await db.delete(mails);
});

describe('who registers for a company that is a customer already', () => {
  const others = ['second-admin', 'third-admin', 'fourth-admin', 'fifth-admin'];

  test('is told to every administrator who can come in, in their language, with where to look', async () => {
    const [model] = await db.select().from(users).where(eq(users.username, 'admin'));
    if (model === undefined) throw new Error('There is no administrator.');
    const [second, third, fourth, fifth] = others.map((username) => ({
      ...model,
      id: app.portal.newId(),
      username,
      email: `${username}@example.com`,
    }));
    const added = [
      { ...second!, locale: 'en' as const },
      { ...third!, disabled: true },
      { ...fourth!, email: null },
      { ...fifth!, passwordHash: null },
    ];
    await db.insert(users).values(added);
    const { username } = await register();
    expect(await notices()).toMatchObject([
      { recipient: 'admin@example.com', locale: 'zh-cn' },
      { recipient: 'second-admin@example.com', locale: 'en' },
    ]);
    const [{ id, values }] = (await notices()) as [typeof mails.$inferSelect];
    // The company is the one they would be let into, not what they typed.
    expect(values).toEqual({
      username,
      company: '华东传动设备有限公司',
      link: 'https://portal.example.com/back-office/users?state=pending',
    });
    const { text } = await app.call(mailRoutes.open, { params: { id } }, admin);
    expect(text).toContain('https://portal.example.com/back-office/users?state=pending');
    await db.delete(users).where(inArray(users.username, others));
  });

  test('is told to nobody where the company is new: nothing is to be confirmed', async () => {
    await register({ isNew: true });
    expect(await notices()).toEqual([]);
  });
});

describe('the list of accounts', () => {
  const list = (query: { state?: UserFilter; q?: string } = {}) => app.call(userRoutes.list, { query }, admin);

  test('is narrowed to those in a state, and only to those', async () => {
    const { organisationId } = await register();
    const model = { ...A_USER, organisationId };
    const changes = {
      'state-pending': { pending: true },
      'state-invited': { passwordHash: null },
      'state-active': {},
      'state-disabled': { disabled: true, pending: true, passwordHash: null },
      'state-erased': { disabled: true, erasedAt: app.clock.now() },
    };
    const added = Object.entries(changes).map(([username, own]) => ({
      ...model,
      ...own,
      id: app.portal.newId(),
      username,
    }));
    await db.insert(users).values(added);
    for (const state of USER_FILTERS) {
      const { rows } = await list({ state, q: 'state-' });
      expect(
        rows.map(({ username }) => username),
        state,
      ).toEqual([`state-${state}`]);
      const all = (await list({ state })).rows.map((row) => row.state);
      expect([...new Set(all)]).toEqual([state]);
    }
    await db.delete(users).where(like(users.username, 'state-%'));
  });

  test('says how many wait to be confirmed, whatever it is narrowed to, and counts no further than a hundred', async () => {
    const { waiting } = await list();
    await register();
    expect((await list({ state: 'active', q: 'nobody' })).waiting).toBe(waiting + 1);
    const { organisationId } = await register();
    const crowd = Array.from({ length: 110 }, (_, each) => ({
      ...A_USER,
      pending: true,
      organisationId,
      id: app.portal.newId(),
      username: `crowd-${each}`,
    }));
    await db.insert(users).values(crowd);
    expect((await list()).waiting).toBe(MAX_WAITING);
    await db.delete(users).where(like(users.username, 'crowd-%'));
  });
});

describe('the details of an account', () => {
  const open = (id: string) => app.call(userRoutes.open, { params: { id } }, admin);

  test('are what its person told at the registration, and reading them is written down', async () => {
    const { id, username, phone } = await register();
    expect(await open(id)).toMatchObject({
      username,
      phone,
      state: 'pending',
      organisationName: '华东传动设备有限公司',
      profile: {
        userName: '陈明',
        industry: '输送机械',
        country: 'CN',
        address: '江北大道 1 号',
        useProducts: ['JRT'],
      },
    });
    const read = await db.select().from(auditEvents).where(eq(auditEvents.object, id));
    expect(read.map(({ action }) => action)).toEqual(['user.registered', 'user.read']);
  });

  test('of an account the provider made hold no more than the list', async () => {
    const [made] = await db.select().from(users).where(eq(users.username, 'sales-demo'));
    expect(await open(made?.id ?? '')).toMatchObject({ username: 'sales-demo', profile: null });
  });

  test.each(['f0000000-0000-4000-8000-000000000000', "x' or 1=1"])('of nobody, %s, are unknown', async (id) => {
    await expect(open(id)).rejects.toMatchObject({ status: 404, code: 'record.unknown' });
  });
});

describe('refusing an account that waits', () => {
  const refuse = (id: string) => app.call(userRoutes.refuse, { params: { id } }, admin);

  test('deletes it with what hangs on it, tells the person, and is written down', async () => {
    const account = await register();
    await db.insert(passwordLinks).values({
      userId: account.id,
      purpose: 'invitation',
      linkHash: account.id,
      createdAt: app.clock.now(),
      expiresAt: app.clock.now(),
    });
    expect(await refuse(account.id)).toBeNull();
    expect(await db.select().from(users).where(eq(users.id, account.id))).toEqual([]);
    expect(await db.select().from(verificationCodes).where(eq(verificationCodes.address, account.email!))).toEqual([]);
    // What the portal had written of the person is gone as well, also to the administrators.
    expect(await db.select().from(mails)).toMatchObject([
      {
        template: 'registration-refused',
        recipient: account.email,
        locale: 'zh-cn',
        values: { username: account.username, company: '华东传动设备有限公司' },
      },
    ]);
    const events = await db.select().from(auditEvents).where(eq(auditEvents.object, account.id));
    expect(events.map(({ action }) => action)).toEqual(['user.registered', 'user.refused']);
    expect(events[1]?.details).toEqual({ organisationId: account.organisationId });
  });

  test('leaves name, address and number free for another try', async () => {
    const { id } = await register();
    await refuse(id);
    people -= 1;
    await db.delete(attempts);
    await expect(register()).resolves.toMatchObject({ pending: true });
  });

  test.each([
    ['works already', { pending: false }],
    ['is locked', { disabled: true }],
    ['is erased', { erasedAt: new Date() }],
  ])('is not for one who %s', async (_, changes) => {
    const { id } = await register();
    await db.update(users).set(changes).where(eq(users.id, id));
    await expect(refuse(id)).rejects.toMatchObject({
      code: expect.stringMatching(/account.not-pending|record.unknown/),
    });
    expect(await db.select().from(users).where(eq(users.id, id))).toHaveLength(1);
  });

  test('and confirming at the same moment do one of the two', async () => {
    const { id } = await register();
    const answers = await Promise.all(
      [userRoutes.refuse, userRoutes.confirm].map((route) => app.send(route, { params: { id } }, admin)),
    );
    const left = await db.select().from(users).where(eq(users.id, id));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(left.length === 0 ? [200, 404] : [409, 200]);
  });
});

test('an erased person is named in no mail to the administrators', async () => {
  const { id, username } = await register();
  await app.call(userRoutes.confirm, { params: { id } }, admin);
  const token = await app.signIn(username, { password: aRegistration().password });
  await app.call(privacyRoutes.eraseOwn, { body: { password: aRegistration().password } }, { token });
  expect(await notices()).toEqual([]);
});
