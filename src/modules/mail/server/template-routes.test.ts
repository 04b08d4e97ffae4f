import { eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '#modules/accounts/server/public.ts';
import { auditEvents } from '#modules/audit/server/public.ts';
import { mailRoutes, mailTemplateRoutes as routes } from '#modules/mail/contract.ts';
import { testApp } from '#testing/app.ts';
import { markSent } from './mail-store.ts';
import { mails, mailTemplates } from './mail-tables.ts';
import { queueMail } from './queue-mail.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const ADMIN = { as: 'admin', headers: { 'accept-language': 'en' } };
const params = { template: 'account-confirmed', locale: 'en' } as const;
const TEXT = { subject: 'Welcome to {brand}', body: 'Dear {username},\n\nyou are in.' };

beforeEach(async () => {
  await db.delete(mails);
  await db.delete(mailTemplates);
});

const save = (version: number, changes: Partial<typeof TEXT> = {}) =>
  app.call(routes.save, { params, body: { ...TEXT, ...changes, version } }, ADMIN);
const reset = (version: number) => app.call(routes.reset, { params, body: { version } }, ADMIN);

async function queueNotice(): Promise<string> {
  const id = app.portal.newId();
  const values = { username: 'wang_gong' };
  const mail = { id, values, recipient: 'a@example.com', now: app.clock.now() };
  await queueMail(db, { ...mail, template: 'account-confirmed', locale: 'en' });
  return id;
}
const open = (id: string) => app.call(mailRoutes.open, { params: { id } }, ADMIN);

describe('the texts of the mails', () => {
  test('are told with the one of the release and the own one', async () => {
    await save(0);
    const { letters, testAddress } = await app.call(routes.list, {}, ADMIN);
    expect(letters.find((text) => text.template === params.template && text.locale === 'en')).toEqual({
      ...params,
      name: 'Account confirmed',
      sample: { username: 'wang_gong' },
      original: {
        subject: '{brand}: account confirmed',
        body: expect.stringMatching(/^Hello,\n\n.*{username}[\s\S]*{brand}/),
      },
      own: TEXT,
      version: 1,
      changedAt: app.clock.now().toISOString(),
    });
    expect(letters.filter(({ own }) => own !== null)).toHaveLength(1);
    expect(testAddress).toBe('admin@example.com');
  });

  test.each(['lv1-demo', 'sales-demo'])('are not for %s', async (as) => {
    const body = { ...TEXT, version: 0 };
    const calls = [
      app.send(routes.list, {}, { as }),
      app.send(routes.save, { params, body }, { as }),
      app.send(routes.reset, { params, body: { version: 0 } }, { as }),
      app.send(routes.test, { params, body: TEXT }, { as }),
    ];
    expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
  });

  test('of a mail or in a language there is none of are not found', async () => {
    const unknown = { params: { template: 'constructor', locale: 'fr' }, body: { ...TEXT, version: 0 } };
    expect((await app.send(routes.save, unknown, ADMIN)).statusCode).toBe(400);
  });
});

describe('an own text', () => {
  test('is what mails are written with from then on, and the original is one step away', async () => {
    const id = await queueNotice();
    const { version } = await save(0);
    expect(await open(id)).toMatchObject({
      subject: 'Welcome to Drivewright',
      text: 'Dear wang_gong,\n\nyou are in.\n',
      isRetold: false,
    });
    expect(await reset(version)).toMatchObject({ own: null, version: 2 });
    expect((await open(id)).subject).toBe('Drivewright: account confirmed');
  });

  test('that came after a mail was sent is owned up to', async () => {
    const id = await queueNotice();
    const [row] = await db.select().from(mails).where(eq(mails.id, id));
    if (row === undefined) throw new Error('There is no such mail');
    await markSent(db, app.portal.modules.mails, row, app.clock.now());
    expect((await open(id)).isRetold).toBe(false);
    app.clock.advance(1);
    await save(0);
    expect(await open(id)).toMatchObject({ subject: 'Welcome to Drivewright', isRetold: true });
  });

  test('that lacks what the mail needs in a newer release is left aside', async () => {
    await save(0);
    await db.update(mailTemplates).set({ body: 'Dear {former}' });
    expect((await open(await queueNotice())).subject).toBe('Drivewright: account confirmed');
  });

  test('is refused part by part, in the language of the person, when it could not be sent', async () => {
    const body = { subject: 'Bcc:\nx@example.com', body: '{code}', version: 0 };
    const refused = await app.call(routes.save, { params, body }, { as: 'admin' }).catch((error) => error);
    expect([refused.status, refused.code]).toEqual([400, 'request.invalid']);
    expect(refused.issues).toEqual([
      { path: 'body.subject', message: '主题只能有一行' },
      { path: 'body.body', message: '本邮件没有可填入 {code} 的内容，请使用所列的占位符' },
    ]);
  });

  test('is never written over another that was saved meanwhile, not even when that was reset', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 5 }, (_, index) => save(0, { subject: `${index}` })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const lost = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []));
    expect(lost).toEqual(Array(4).fill('version.conflict'));
    await reset(1);
    await save(2, { subject: 'Second' });
    for (const version of [0, 1, 2, 9]) await expect(save(version)).rejects.toMatchObject({ code: 'version.conflict' });
    await expect(reset(1)).rejects.toMatchObject({ code: 'version.conflict' });
    expect(await save(3)).toMatchObject({ own: TEXT, version: 4 });
  });

  test('leaves a trace of who changed which text in which language', async () => {
    await db.delete(auditEvents);
    await save(0);
    app.clock.advance(1);
    await reset(1);
    await reset(2);
    const events = await db
      .select()
      .from(auditEvents)
      .where(like(auditEvents.action, 'mail.%'))
      .orderBy(auditEvents.id);
    const [admin] = await db.select().from(users).where(eq(users.username, 'admin'));
    expect(events.map(({ action, object, details, actorId }) => [action, object, details, actorId])).toEqual([
      ['mail.template-changed', 'account-confirmed', { locale: 'en' }, admin?.id],
      ['mail.template-reset', 'account-confirmed', { locale: 'en' }, admin?.id],
    ]);
    expect(await db.select().from(mailTemplates)).toMatchObject([{ actorId: admin?.id, subject: null, version: 2 }]);
  });
});

describe('a test', () => {
  test('goes to the own address with the text as it was typed, saved or not', async () => {
    const code = { template: 'registration-code', locale: 'zh-cn' } as const;
    const body = { subject: '{brand}', body: '{code}' };
    expect(await app.call(routes.test, { params: code, body }, ADMIN)).toEqual({
      recipient: 'admin@example.com',
      isWaiting: true,
    });
    const [mail] = await db.select().from(mails);
    expect(mail).toMatchObject({ recipient: 'admin@example.com', expiresAt: null, state: 'queued' });
    expect(await open(mail?.id ?? '')).toMatchObject({ subject: '【测试】Drivewright', text: 'K7M2QX\n' });
    expect(await db.select().from(mailTemplates)).toEqual([]);
    const tested = await db.select().from(auditEvents).where(eq(auditEvents.action, 'mail.test-sent'));
    expect(tested.map(({ object, details }) => [object, details])).toEqual([
      ['registration-code', { locale: 'zh-cn' }],
    ]);
  });

  test('does not wait where there is a mail server', async () => {
    app.settings.smtpUrl = 'smtp://mail.example.com';
    const { isWaiting } = await app.call(routes.test, { params, body: TEXT }, ADMIN);
    app.settings.smtpUrl = undefined;
    expect(isWaiting).toBe(false);
  });

  test('is refused to somebody without an address', async () => {
    await db.update(users).set({ email: null }).where(eq(users.username, 'admin'));
    await expect(app.call(routes.test, { params, body: TEXT }, ADMIN)).rejects.toMatchObject({
      code: 'mail.no-address',
    });
    await db.update(users).set({ email: 'admin@example.com' }).where(eq(users.username, 'admin'));
  });
});
