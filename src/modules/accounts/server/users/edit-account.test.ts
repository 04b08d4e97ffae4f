import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { accountRoutes, passwordLinkRoutes, userRoutes } from '#modules/accounts/contract.ts';
import { DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import { organisations, users, verificationCodes } from '#modules/accounts/server/account-tables.ts';
import { auditEvents } from '#modules/audit/server/public.ts';
import { staffAssignments } from '#modules/customers/server/customer-tables.ts';
import { mails } from '#modules/mail/server/public.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const admin = { as: 'admin' };

const known = await db.select().from(organisations);
const organisationOf = (kind: string) => known.find((one) => one.kind === kind)?.id ?? '';

let last = 0;
async function invite() {
  const username = `edited-${++last}`;
  const organisationId = organisationOf('customer-lv1');
  const email = `${username}@example.com`;
  const invitation = { username, email, organisationId, role: 'customer-lv1', locale: 'en' } as const;
  return app.call(userRoutes.invite, { body: invitation }, admin);
}

/** An active account like that of a demo's person. */
async function addLike(username: string) {
  const [model] = await db.select().from(users).where(eq(users.username, username));
  if (model === undefined) throw new Error(`There is no ${username}`);
  const name = `edited-${++last}`;
  const own = { id: app.portal.newId(), username: name, email: `${name}@example.com`, version: 1 };
  await db.insert(users).values({ ...model, ...own });
  return { id: own.id, username: name };
}

const read = (id: string) => app.call(userRoutes.open, { params: { id } }, admin);
type Wanted = Partial<z.input<typeof userRoutes.edit.body>>;
async function edit(id: string, changes: Wanted) {
  const { email, role, organisationId, department, locale, version } = await read(id);
  const body = { email: email ?? '', role, organisationId, department, locale, version, ...changes };
  return app.call(userRoutes.edit, { params: { id }, body }, admin);
}
const mailsTo = (recipient: string) => db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.id);
const edits = () => db.select().from(auditEvents).where(eq(auditEvents.action, 'user.edited'));

beforeEach(async () => {
  await db.delete(auditEvents);
});

describe('a correction of an account', () => {
  test('is stored, and written down with what was and what is', async () => {
    const { id, username } = await addLike('lv1-demo');
    const changed = await edit(id, { email: 'New@Example.org', department: '采购部', locale: 'en' });
    expect(changed).toMatchObject({ email: 'new@example.org', department: '采购部', locale: 'en', version: 2 });
    expect(await edits()).toMatchObject([
      {
        object: id,
        details: {
          email: { from: 'e…@example.com', to: 'n…@example.org' },
          department: { from: '', to: '采购部' },
          locale: { from: 'zh-cn', to: 'en' },
        },
      },
    ]);
    await expect(app.signIn(username)).resolves.toBeDefined();
  });

  test('that changes nothing is none', async () => {
    const { id } = await addLike('lv1-demo');
    expect((await edit(id, {})).version).toBe(1);
    expect(await edits()).toEqual([]);
  });

  test('with another role moves the person, ends the sessions, and takes along what hung on the role before', async () => {
    const { id, username } = await addLike('sales-demo');
    await db
      .update(users)
      .set({ menuIds: [7] })
      .where(eq(users.id, id));
    const organisationId = organisationOf('customer-lv1');
    await db.insert(staffAssignments).values({ userId: id, organisationId });
    const token = await app.signIn(username);
    const moved = await edit(id, { role: 'customer-lv1', organisationId, department: '' });
    expect(moved).toMatchObject({ role: 'customer-lv1', organisationName: '华东传动设备有限公司', menuIds: null });
    await expect(app.call(accountRoutes.me, {}, { token })).rejects.toMatchObject({ status: 401 });
    expect(await db.select().from(staffAssignments).where(eq(staffAssignments.userId, id))).toEqual([]);
    const again = await app.call(accountRoutes.me, {}, { token: await app.signIn(username) });
    expect(again.userAttribute).toBe('Customer-lv1');
    const provider = organisationOf('provider');
    const details = {
      role: { from: 'staff', to: 'customer-lv1' },
      organisationId: { from: provider, to: organisationId },
    };
    expect(await edits()).toMatchObject([{ details }]);
  });

  test('that leaves role and company as they are ends no session; the old address is told, and gets no code in any more', async () => {
    const { id, username } = await addLike('lv2-demo');
    const token = await app.signIn(username);
    const code = {
      purpose: 'password-reset',
      address: 'old',
      codeHash: 'x',
      userId: id,
      createdAt: app.clock.now(),
    } as const;
    await db.insert(verificationCodes).values(code);
    await edit(id, { email: 'moved@example.com' });
    const told = { template: 'email-changed', locale: 'zh-cn', values: { username } };
    expect(await mailsTo(`${username}@example.com`)).toMatchObject([told]);
    await expect(app.call(accountRoutes.me, {}, { token })).resolves.toBeDefined();
    expect(await db.select().from(verificationCodes).where(eq(verificationCodes.userId, id))).toEqual([]);
  });

  test('of an invited person’s address sends the invitation there, and the first link opens nothing any more', async () => {
    const { id, email } = await invite();
    const [first] = await mailsTo(email ?? '');
    const secret = (mail: typeof first) => String(mail?.values.link).split('?link=')[1] ?? '';
    expect((await edit(id, { email: 'right@example.com' })).state).toBe('invited');
    expect(await mailsTo(email ?? '')).toEqual([]);
    const [second] = await mailsTo('right@example.com');
    const look = (link: string) => app.call(passwordLinkRoutes.look, { body: { link } });
    await expect(look(secret(first))).rejects.toMatchObject({ code: 'link.spent' });
    await expect(look(secret(second))).resolves.toMatchObject({ username: `edited-${last}` });
  });

  test('of an administrator’s address asks for the own password', async () => {
    const { id } = await addLike('admin');
    const email = 'other-admin@example.com';
    await expect(edit(id, { email })).rejects.toMatchObject({ status: 422, code: 'password.wrong' });
    await expect(edit(id, { email, password: 'Wrong-1' })).rejects.toMatchObject({ code: 'password.wrong' });
    expect((await edit(id, { department: '系统管理部二组' })).department).toBe('系统管理部二组');
    expect((await edit(id, { email, password: DEMO_PASSWORD })).email).toBe(email);
  });

  test('of two windows is kept by one: the other is told', async () => {
    const { id } = await addLike('lv1-demo');
    await edit(id, { department: '采购部' });
    await expect(edit(id, { department: '设备部', version: 1 })).rejects.toMatchObject({ code: 'version.conflict' });
    expect((await read(id)).department).toBe('采购部');
  });
});

describe('a correction is refused', () => {
  test.each<[string, string, Wanted, string]>([
    ['without an address', 'lv1-demo', { email: '' }, 'email'],
    ['of a customer at the provider', 'lv1-demo', { organisationId: organisationOf('provider') }, 'organisationId'],
    ['of a role that does not fit the company', 'lv1-demo', { role: 'staff' }, 'organisationId'],
    ['that would make an administrator', 'sales-demo', { role: 'admin' }, 'role'],
    ['that would make an administrator something else', 'admin', { role: 'staff' }, 'role'],
    ['of an administrator’s company', 'admin', { organisationId: organisationOf('customer-lv1') }, 'organisationId'],
  ])('%s, at that field', async (_, like, changes, field) => {
    const { id } = await addLike(like);
    const refusal = await edit(id, changes).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      status: 400,
      issues: expect.arrayContaining([{ path: `body.${field}`, message: expect.any(String) }]),
    });
    expect(await edits()).toEqual([]);
  });

  test('with an address somebody else has, also in capitals', async () => {
    const { id } = await addLike('lv1-demo');
    const taken = edit(id, { email: 'LV2-demo@example.com' });
    await expect(taken).rejects.toMatchObject({ status: 409, code: 'register.taken', description: '该邮箱已被使用' });
  });
});
