import { sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '#modules/audit/server/public.ts';
import { mailRoutes } from '#modules/mail/contract.ts';
import { files } from '#server/files/file-tables.ts';
import { testApp } from '#testing/app.ts';
import { closeExpiredMails, listMails, markRefused, markSent } from './mail-store.ts';
import { mails } from './mail-tables.ts';
import { queueMail } from './queue-mail.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const ADMIN = { as: 'admin', headers: { 'accept-language': 'en' } };

beforeEach(async () => {
  await db.delete(mails);
});

async function queueCode(recipient: string): Promise<string> {
  app.clock.advance(0.1);
  const now = app.clock.now();
  const id = app.portal.newId();
  const expiresAt = new Date(now.getTime() + 5 * 60_000);
  const values = { code: 'K7M2QX' };
  await queueMail(db, { id, template: 'registration-code', values, recipient, locale: 'zh-cn', now, expiresAt });
  return id;
}

async function queueNotice(recipient: string): Promise<string> {
  app.clock.advance(0.1);
  const id = app.portal.newId();
  const values = { username: 'wang_gong' };
  await queueMail(db, { id, template: 'registration-done', values, recipient, locale: 'en', now: app.clock.now() });
  return id;
}

const rowOf = async (id: string) => {
  const row = (await db.select().from(mails)).find((mail) => mail.id === id);
  if (row === undefined) throw new Error('There is no such mail');
  return row;
};

describe('the outbox', () => {
  test('lists mails newest first, page by page, and by state', async () => {
    const ids = [
      await queueCode('a@example.com'),
      await queueNotice('b@example.com'),
      await queueNotice('c@example.com'),
    ];
    await markSent(db, app.portal.modules.mails, await rowOf(ids[1] ?? ''), app.clock.now());
    const first = await app.call(mailRoutes.list, { query: { pageSize: '2' } }, ADMIN);
    const second = await app.call(mailRoutes.list, { query: { pageSize: '2', cursor: first.next ?? '' } }, ADMIN);
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(ids.toReversed());
    expect(second.next).toBeNull();
    const { rows } = await app.call(mailRoutes.list, { query: { state: 'sent' } }, ADMIN);
    expect(rows.map(({ id }) => id)).toEqual([ids[1]]);
  });

  test('shows subject, recipient and times, but no code', async () => {
    await queueCode('a@example.com');
    const { rows } = await app.call(mailRoutes.list, {}, ADMIN);
    expect(rows[0]).toMatchObject({
      template: 'registration-code',
      recipient: 'a@example.com',
      subject: '【Drivewright】注册验证码',
      state: 'queued',
      attempts: 0,
      lastError: null,
      createdAt: app.clock.now().toISOString(),
      sentAt: null,
      nextAttemptAt: expect.stringMatching(/Z$/),
      abilities: { retry: false },
    });
    expect(JSON.stringify(rows)).not.toContain('K7M2QX');
  });

  test('shows the names and sizes of the files that go with a mail', async () => {
    const [id, owner, now] = [app.portal.newId(), app.portal.newId(), app.clock.now()];
    const facts = { name: 'R67.pdf', type: 'application/pdf', size: 2_048, chunks: 1, sha256: 'x' };
    const whose = { organisationId: owner, actorId: owner };
    await db.insert(files).values({ id, ...facts, ...whose, createdAt: now, updatedAt: now });
    const mailId = await queueNotice('a@example.com');
    await db.update(mails).set({ attachments: [id] });
    const attachments = [{ name: 'R67.pdf', size: 2_048 }];
    expect((await app.call(mailRoutes.list, {}, ADMIN)).rows[0]).toMatchObject({ attachments });
    expect(await app.call(mailRoutes.open, { params: { id: mailId } }, ADMIN)).toMatchObject({ attachments });
  });

  test('opens a mail with its text: without a mail server the administrator reads the code there', async () => {
    const id = await queueCode('a@example.com');
    expect((await app.call(mailRoutes.open, { params: { id } }, ADMIN)).text).toContain('K7M2QX');
  });

  test('shows no code where a mail server takes it to its reader: who reads it there could be anybody', async () => {
    const id = await queueCode('a@example.com');
    app.settings.smtpUrl = 'smtp://mail.example.com';
    const { text, subject } = await app.call(mailRoutes.open, { params: { id } }, ADMIN);
    app.settings.smtpUrl = undefined;
    expect(text).toContain('••••••');
    expect(text + subject).not.toContain('K7M2QX');
  });

  test('shows a code neither once it was sent nor once it has run out', async () => {
    const [sent, spent] = [await queueCode('a@example.com'), await queueCode('b@example.com')];
    await markSent(db, app.portal.modules.mails, await rowOf(sent), app.clock.now());
    app.clock.advance(6);
    await closeExpiredMails(db, app.clock.now(), app.portal.modules.mails);
    for (const id of [sent, spent]) {
      const { text } = await app.call(mailRoutes.open, { params: { id } }, ADMIN);
      expect(text).toContain('••••••');
      expect(text).not.toContain('K7M2QX');
    }
    const { lastError, abilities } = await app.call(mailRoutes.open, { params: { id: spent } }, ADMIN);
    expect([lastError, abilities.retry]).toEqual(['Could not be sent while it was valid; given up', false]);
  });

  test.each(['no-id', '018f0000-0000-7000-8000-000000000000'])('knows no mail %s', async (id) => {
    for (const route of [mailRoutes.open, mailRoutes.retry])
      await expect(app.call(route, { params: { id } }, ADMIN)).rejects.toMatchObject({ code: 'record.unknown' });
  });

  test.each(['lv1-demo', 'lv2-demo', 'sales-demo'])('is refused to %s', async (as) => {
    const id = await queueNotice('a@example.com');
    const calls = [
      app.send(mailRoutes.list, {}, { as }),
      app.send(mailRoutes.open, { params: { id } }, { as }),
      app.send(mailRoutes.retry, { params: { id } }, { as }),
    ];
    expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  });
});

describe('the search', () => {
  const find = async (query: object) =>
    (await app.call(mailRoutes.list, { query }, ADMIN)).rows.map(({ recipient }) => recipient);

  test.each([
    ['how the address begins', 'WANG', ['wang@acme.example', 'wang.li@other.example']],
    ['the whole address', 'Wang@Acme.example', ['wang@acme.example']],
    ['how the domain begins', 'acme', ['zhao_1@ACME.example', 'wang@acme.example']],
    ['the domain behind its sign', '@acme.example', ['zhao_1@ACME.example', 'wang@acme.example']],
    ['what stands in the middle', 'ang@', []],
    ['what looks like a pattern', '%', []],
    ['what is one', 'zhao_', ['zhao_1@ACME.example']],
    ['what looks like SQL', "' or 1=1 --", []],
  ])('finds a recipient by %s', async (_, q, found) => {
    for (const recipient of ['wang.li@other.example', 'wang@acme.example', 'zhao_1@ACME.example'])
      await queueNotice(recipient);
    expect((await find({ q })).toSorted()).toEqual(found.toSorted());
  });

  test('goes together with the kind of mail and its state', async () => {
    await queueNotice('a@example.com');
    await queueCode('a@example.com');
    expect(await find({ q: 'a@', template: 'registration-code', state: 'queued' })).toHaveLength(1);
    expect(await find({ q: 'a@', template: 'invitation' })).toEqual([]);
  });

  test('reads an index, however many mails there are', async () => {
    await db.execute(sql`insert into mails (id, message_id, template, locale, recipient, values, state, next_attempt_at, created_at)
      select gen_random_uuid(), '', case when n % 100 = 0 then 'invitation' else 'registration-done' end, 'en',
        'person-' || n || '@firm-' || n % 500 || '.example', '{}', case when n % 100 = 1 then 'queued' else 'sent' end, now(), now()
      from generate_series(1, 4000) n`);
    await db.execute(sql`analyze mails`);
    const planFor = async (narrowing: object) => {
      const page = { q: '', state: undefined, template: undefined, after: undefined, limit: 21, ...narrowing };
      // A query of drizzle is a promise that has not been asked yet.
      const { sql: text, params } = (listMails(db, page) as unknown as PgSelect).toSQL();
      const { rows } = await app.database.pool.query(`explain ${text}`, params);
      return JSON.stringify(rows);
    };
    expect(await planFor({ q: 'person-77@' })).toMatch(/mails_recipient.*mails_domain/);
    expect(await planFor({ state: 'queued' })).toMatch(/mails_state/);
    expect(await planFor({ template: 'invitation' })).toMatch(/mails_template/);
  });
});

describe('mails that wait', () => {
  const delay = async () => (await app.call(mailRoutes.list, {}, ADMIN)).delay;

  test('do so because no mail server is set up', async () => {
    expect(await delay()).toEqual({ reason: 'no-server', since: null, lastError: null });
  });

  test('do so for too long once the oldest is older than ten minutes, and its error says why', async () => {
    app.settings.smtpUrl = 'smtp://mail.example.com';
    expect(await delay()).toBeNull();
    const since = app.clock.now();
    const id = await queueNotice('a@example.com');
    await db.update(mails).set({ attempts: 1 });
    await markRefused(db, app.portal.modules.mails, await rowOf(id), { lastError: 'ECONNREFUSED', pause: 5_000 });
    expect(await delay()).toBeNull();
    app.clock.advance(11);
    await queueNotice('b@example.com');
    expect(await delay()).toEqual({
      reason: 'late',
      since: new Date(since.getTime() + 6_000).toISOString(),
      lastError: 'ECONNREFUSED',
    });
    await markSent(db, app.portal.modules.mails, await rowOf(id), app.clock.now());
    expect(await delay()).toBeNull();
    app.settings.smtpUrl = undefined;
  });

  test('are not late while they are held back', async () => {
    app.settings.smtpUrl = 'smtp://mail.example.com';
    const now = app.clock.now();
    const [id, values] = [app.portal.newId(), { username: 'wang_gong' }];
    const held = { id, template: 'registration-done', values, recipient: 'a@example.com', locale: 'en', now } as const;
    await queueMail(db, { ...held, heldFor: 3_600_000 });
    app.clock.advance(11);
    expect(await delay()).toBeNull();
    await db.update(mails).set({ nextAttemptAt: new Date(0) });
    expect((await delay())?.reason).toBe('late');
    app.settings.smtpUrl = undefined;
  });
});

describe('a failed mail', () => {
  const fail = async (id: string) =>
    markRefused(db, app.portal.modules.mails, await rowOf(id), { lastError: '550 No such mailbox', pause: undefined });

  test('goes back into the queue as if never tried, which is written down', async () => {
    const id = await queueNotice('a@example.com');
    await fail(id);
    expect((await app.call(mailRoutes.open, { params: { id } }, ADMIN)).abilities.retry).toBe(true);
    const retried = await app.call(mailRoutes.retry, { params: { id } }, ADMIN);
    expect(retried).toMatchObject({ state: 'queued', attempts: 0, lastError: null, abilities: { retry: false } });
    const events = await db.select().from(auditEvents);
    expect(events.filter(({ action, object }) => action === 'mail.retried' && object === id)).toHaveLength(1);
  });

  test('is put back once, however often it is asked for at the same time', async () => {
    const id = await queueNotice('a@example.com');
    await fail(id);
    await app.signIn('admin');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => app.send(mailRoutes.retry, { params: { id } }, ADMIN)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('with a code has lost it, so that it is not sent again', async () => {
    const id = await queueCode('a@example.com');
    await fail(id);
    const { text, abilities } = await app.call(mailRoutes.open, { params: { id } }, ADMIN);
    expect([text.includes('K7M2QX'), text.includes('••••••'), abilities.retry]).toEqual([false, true, false]);
    await expect(app.call(mailRoutes.retry, { params: { id } }, ADMIN)).rejects.toMatchObject({ code: 'mail.expired' });
  });

  test('only, and no other, is sent again', async () => {
    const id = await queueNotice('a@example.com');
    await expect(app.call(mailRoutes.retry, { params: { id } }, ADMIN)).rejects.toMatchObject({
      code: 'mail.not-failed',
    });
  });
});
