import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { EXPIRED } from '#modules/mail/domain/delivery.ts';
import { CHUNK_BYTES } from '#server/files/file-store.ts';
import { fileChunks, files } from '#server/files/file-tables.ts';
import { testApp } from '#testing/app.ts';
import { startMailServer, type Trouble } from '#testing/mail-server.ts';
import { closeExpiredMails, type MailRow, sweepMails, takeDueMails } from './mail-store.ts';
import { mails, mailTemplates } from './mail-tables.ts';
import { type MailWorker, startMailWorker } from './mail-worker.ts';
import { queueMail } from './queue-mail.ts';
import { smtpSender } from './smtp.ts';
import { writeTemplate } from './template-store.ts';

const app = await testApp({ register: () => undefined });
const server = await startMailServer();
const { db } = app.database;

const SHORT_LIMITS = { connection: 800, greeting: 800, silence: 800, whole: 5_000 };
const workers: MailWorker[] = [];

function startWorker(): MailWorker {
  const settings = { smtpUrl: server.url, mailFrom: 'Acme Drives <no-reply@acme.example>', brandName: 'Acme' };
  const worker = startMailWorker(app.portal, smtpSender(settings, SHORT_LIMITS));
  workers.push(worker);
  return worker;
}

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  server.trouble = undefined;
  server.takes = 0;
  await db.delete(mails);
});

let count = 0;
/** Queues a code mail to an address nobody else has. */
async function queueCode(changes: { minutes?: number; within?: typeof db } = {}): Promise<{ id: string; to: string }> {
  count += 1;
  const to = `person-${count}@example.com`;
  const id = app.portal.newId();
  const now = app.clock.now();
  await queueMail(changes.within ?? db, {
    id,
    template: 'registration-code',
    values: { code: 'K7M2QX' },
    recipient: to,
    locale: 'en',
    now,
    expiresAt: new Date(now.getTime() + (changes.minutes ?? 5) * 60_000),
  });
  return { id, to };
}

/** Queues a mail without a secret to an address nobody else has. */
async function queueNotice(template: 'registration-done' | 'account-erased' = 'registration-done') {
  count += 1;
  const [id, to] = [app.portal.newId(), `person-${count}@example.com`];
  const values = { username: 'wang_gong' };
  await queueMail(db, { id, template, values, recipient: to, locale: 'en', now: app.clock.now() });
  return { id, to };
}

const OWNER = '01890a5d-ac96-774b-bcce-b302099a8057';

/** A stored file of random bytes, and these. */
async function aFile(name: string, size: number): Promise<{ id: string; bytes: Buffer }> {
  const [id, bytes] = [app.portal.newId(), randomBytes(size)];
  const now = app.clock.now();
  const whose = { organisationId: OWNER, actorId: OWNER };
  const facts = { name, type: 'application/pdf', size, chunks: Math.ceil(size / CHUNK_BYTES), sha256: 'x' };
  await db.insert(files).values({ id, ...whose, ...facts, createdAt: now, updatedAt: now });
  for (let no = 0; no < facts.chunks; no += 1) {
    const piece = bytes.subarray(no * CHUNK_BYTES, (no + 1) * CHUNK_BYTES);
    await db.insert(fileChunks).values({ fileId: id, no, organisationId: OWNER, bytes: piece });
  }
  return { id, bytes };
}

/** Queues a mail with files to an address nobody else has. */
async function queueWithFiles(attachments: readonly string[]) {
  count += 1;
  const [id, to] = [app.portal.newId(), `person-${count}@example.com`];
  const template = 'registration-done' as const;
  const values = { username: 'wang_gong' };
  const mail = { id, template, values, recipient: to, locale: 'en' as const, now: app.clock.now(), attachments };
  await db.transaction((tx) => queueMail(tx, mail));
  return { id, to };
}

/** The files of a message as it came, by name. */
function filesIn(raw: string): [string, Buffer][] {
  const boundary = /boundary="([^"]+mixed[^"]*|[^"]+)"/i.exec(raw)?.[1] ?? '';
  return raw.split(`--${boundary}`).flatMap((part): [string, Buffer][] => {
    const [head = '', ...rest] = part.split('\r\n\r\n');
    const encoded = /filename\*0?\*?=([^;\r\n]+)/i.exec(head)?.[1] ?? /filename="?([^";\r\n]+)/i.exec(head)?.[1];
    if (encoded === undefined) return [];
    const name = decodeURIComponent(encoded.replace(/^utf-8''/i, ''));
    return [[name, Buffer.from(rest.join('\r\n\r\n'), 'base64')]];
  });
}

async function rowOf(id: string): Promise<MailRow> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  if (row === undefined) throw new Error('There is no such mail');
  return row;
}

/** Waits until a mail is as it should be. */
function becomes(id: string, expected: Partial<MailRow>): Promise<void> {
  const look = async () => {
    const row = await rowOf(id);
    expect(row).toMatchObject(expected);
    // An object matches whatever holds more than it.
    if (expected.values !== undefined) expect(row.values).toEqual(expected.values);
  };
  return vi.waitFor(look, { timeout: 60_000, interval: 50 });
}

/** Moves the outbox on: what was due in so many seconds, by the database's clock, is due now. */
async function passSeconds(seconds: number): Promise<void> {
  await db.update(mails).set({ nextAttemptAt: sql`${mails.nextAttemptAt} - ${seconds} * interval '1 second'` });
}

/** In how many seconds a mail is due, by the database's clock. */
async function dueIn(id: string): Promise<number> {
  const [row] = await db
    .select({ seconds: sql<number>`extract(epoch from ${mails.nextAttemptAt} - now())::float8` })
    .from(mails)
    .where(eq(mails.id, id));
  return row?.seconds ?? Number.NaN;
}

const arrived = (to: string) => server.received.filter((mail) => mail.to === to);

describe('a queued mail', () => {
  test('arrives once, from the set sender, with its stable id, and its code is not stored', async () => {
    startWorker();
    const { id, to } = await queueCode();
    await becomes(id, { state: 'sent', attempts: 1, lastError: null, sentAt: app.clock.now(), values: {} });
    const [mail] = arrived(to);
    expect(arrived(to)).toHaveLength(1);
    expect(mail?.messageId).toBe((await rowOf(id)).messageId);
    expect(mail?.raw).toMatch(/^From: Acme Drives <no-reply@acme\.example>/m);
    expect(mail?.raw).toMatch(/^Subject: Acme: your registration code/m);
    expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(mail?.raw).toContain('K7M2QX');
  });

  test('is written with the text that is in force when it goes out, on whatever instance', async () => {
    const key = { template: 'registration-done', locale: 'en' } as const;
    const write = { actorId: app.portal.newId(), now: app.clock.now() };
    const worker = startWorker();
    const first = await queueNotice();
    await becomes(first.id, { state: 'sent' });
    await writeTemplate(db, app.portal.modules.mails, key, {
      ...write,
      own: { subject: 'Welcome', body: '<b>{username}</b>' },
      version: 0,
    });
    const second = await queueNotice();
    worker.wake();
    await becomes(second.id, { state: 'sent' });
    await db.delete(mailTemplates);
    const subjects = [first, second].map(({ to }) => /^Subject: (.*)$/m.exec(arrived(to)[0]?.raw ?? '')?.[1]?.trim());
    expect(subjects).toEqual(['Acme: registration complete', 'Welcome']);
    expect(arrived(second.to)[0]?.raw).toContain('<p>&lt;b&gt;wang_gong&lt;/b&gt;</p>');
  });

  test('does not exist when its cause was rolled back', async () => {
    const worker = startWorker();
    const asked = server.asked;
    const undone = db.transaction(async (tx) => {
      await queueCode({ within: tx as never });
      worker.wake();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const { id } = await queueCode();
    await becomes(id, { state: 'sent' });
    expect([await db.$count(mails), server.asked - asked]).toEqual([1, 1]);
  });

  test('is sent once by several workers at once, each taking others', async () => {
    const queued: { id: string; to: string }[] = [];
    for (let index = 0; index < 24; index += 1) queued.push(await queueCode());
    for (let index = 0; index < 3; index += 1) startWorker();
    for (const { id } of queued) await becomes(id, { state: 'sent', attempts: 1 });
    expect(queued.map(({ to }) => arrived(to).length)).toEqual(queued.map(() => 1));
  });

  test('that was taken by a worker who then died is sent by the next one once the lease is over', async () => {
    const { id, to } = await queueCode();
    const taken = await takeDueMails(db, 10, 60_000);
    expect(taken.map((mail) => mail.id)).toEqual([id]);
    expect(await takeDueMails(db, 10, 60_000)).toEqual([]);
    const worker = startWorker();
    await passSeconds(60);
    worker.wake();
    await becomes(id, { state: 'sent', attempts: 2 });
    expect(arrived(to)).toHaveLength(1);
  });

  test('is not taken from a worker at work by one whose clock runs ahead', async () => {
    const { id } = await queueNotice();
    await takeDueMails(db, 10, 60_000);
    app.clock.advance(10);
    startWorker();
    await new Promise((done) => setTimeout(done, 1_300));
    expect(await rowOf(id)).toMatchObject({ state: 'queued', attempts: 1 });
  });

  test('is due at once, however far ahead the clock was of whoever queued it', async () => {
    app.clock.advance(20 * 365 * 24 * 60);
    const { id } = await queueNotice();
    app.clock.advance(-20 * 365 * 24 * 60);
    expect((await takeDueMails(db, 10, 60_000)).map((mail) => mail.id)).toEqual([id]);
  });
});

describe('while the mail server', () => {
  const TROUBLES: [string, Trouble][] = [
    ['says nothing', 'silent'],
    ['hangs up before its answer', 'hangs-up'],
    ['asks to come back later', 'busy'],
  ];

  test.each(TROUBLES)('%s, a mail waits, and arrives once when it is well again', async (_, trouble) => {
    server.trouble = trouble;
    const worker = startWorker();
    const { id, to } = await queueCode();
    await becomes(id, { state: 'queued', attempts: 1, lastError: expect.stringMatching(/./) });
    expect(Math.abs((await dueIn(id)) - 3)).toBeLessThan(2.5);
    server.trouble = undefined;
    await passSeconds(6);
    worker.wake();
    await becomes(id, { state: 'sent', attempts: 2, lastError: null });
    expect(arrived(to)).toHaveLength(1);
  });

  test('is not there, a mail waits, and arrives once when it is back', async () => {
    await server.stop();
    const worker = startWorker();
    const { id, to } = await queueCode();
    await becomes(id, { state: 'queued', attempts: 1, lastError: expect.stringContaining('ECONNREFUSED') });
    await server.start();
    await passSeconds(6);
    worker.wake();
    await becomes(id, { state: 'sent', attempts: 2 });
    expect(arrived(to)).toHaveLength(1);
  });

  test('stays away until the code has run out, the mail is given up and never sent', async () => {
    server.trouble = 'busy';
    const worker = startWorker();
    const { id, to } = await queueCode();
    await becomes(id, { attempts: 1, lastError: expect.stringContaining('Try again later') });
    server.trouble = undefined;
    app.clock.advance(5);
    await passSeconds(6);
    worker.wake();
    await becomes(id, { state: 'failed', lastError: EXPIRED, values: {} });
    expect(arrived(to)).toEqual([]);
  });

  test.each<[string, Trouble, string]>([
    ['has no such mailbox', 'no-such-mailbox', 'No such mailbox'],
    ['refuses what the mail says', 'refuses-content', 'Not this content'],
  ])('%s, the mail has failed at once, with its reason and without its code', async (_, trouble, reason) => {
    server.trouble = trouble;
    startWorker();
    const { id } = await queueCode();
    await becomes(id, { state: 'failed', attempts: 1, lastError: expect.stringContaining(reason), values: {} });
  });

  test('has no such mailbox, a notice keeps what it says, to be sent again', async () => {
    server.trouble = 'no-such-mailbox';
    startWorker();
    const { id } = await queueNotice();
    await becomes(id, { state: 'failed', values: { username: 'wang_gong' } });
  });
});

describe('the last mail to somebody whose account is erased', () => {
  const isGone = (id: string) =>
    vi.waitFor(async () => expect(await db.$count(mails, eq(mails.id, id))).toBe(0), { timeout: 60_000, interval: 50 });

  test('is forgotten once it was sent', async () => {
    startWorker();
    const { id, to } = await queueNotice('account-erased');
    await isGone(id);
    expect(arrived(to)).toHaveLength(1);
  });

  test('waits while the mail server is away, and is forgotten when it is given up', async () => {
    server.trouble = 'busy';
    const worker = startWorker();
    const { id } = await queueNotice('account-erased');
    await becomes(id, { state: 'queued', attempts: 1, lastError: expect.stringMatching(/./) });
    server.trouble = 'no-such-mailbox';
    await passSeconds(6);
    worker.wake();
    await isGone(id);
  });
});

describe('told to stop', () => {
  test('a worker ends the mail at work, notes it down and takes no other', async () => {
    server.takes = 400;
    const worker = startWorker();
    const first = await queueCode();
    await vi.waitFor(() => expect(server.asked).toBeGreaterThan(0));
    await vi.waitFor(async () => expect((await rowOf(first.id)).attempts).toBe(1));
    await worker.stop();
    const second = await queueCode();
    await new Promise((done) => setTimeout(done, 1_300));
    expect([(await rowOf(first.id)).state, (await rowOf(second.id)).attempts]).toEqual(['sent', 0]);
  });
});

describe('the sweep', () => {
  test('gives up what has run out and empties it of its code, and leaves the rest', async () => {
    const spent = await queueCode({ minutes: 1 });
    const fresh = await queueCode({ minutes: 10 });
    app.clock.advance(2);
    await closeExpiredMails(db, app.clock.now(), app.portal.modules.mails);
    await becomes(spent.id, { state: 'failed', lastError: EXPIRED, values: {} });
    expect(await rowOf(fresh.id)).toMatchObject({ state: 'queued', values: { code: 'K7M2QX' } });
  });

  test('forgets the mails of before a moment', async () => {
    const old = await queueCode();
    app.clock.advance(60);
    const young = await queueCode();
    await sweepMails(db, app.clock.now());
    expect((await db.select().from(mails)).map(({ id }) => id)).toEqual([young.id]);
    expect(old.id).not.toBe(young.id);
  });
});

describe('a mail with files', () => {
  test('brings them whole, under their names, once', async () => {
    const sheet = await aFile('数据表.pdf', 3 * CHUNK_BYTES + 7);
    const drawing = await aFile('drawing.pdf', 100);
    const { id, to } = await queueWithFiles([sheet.id, drawing.id]);
    startWorker();
    await becomes(id, { state: 'sent' });
    const received = server.received.filter((mail) => mail.to === to);
    expect(received).toHaveLength(1);
    const brought = filesIn(received[0]?.raw ?? '');
    expect(brought.map(([name]) => name)).toEqual(['数据表.pdf', 'drawing.pdf']);
    expect(brought[0]?.[1].equals(sheet.bytes)).toBe(true);
    expect(brought[1]?.[1].equals(drawing.bytes)).toBe(true);
  });

  test('that was refused for the moment brings them at the next attempt as well', async () => {
    const { id: fileId, bytes } = await aFile('sheet.pdf', 50_000);
    server.trouble = 'busy';
    const { id, to } = await queueWithFiles([fileId]);
    const worker = startWorker();
    await becomes(id, { state: 'queued', attempts: 1, lastError: expect.stringContaining('451') as never });
    server.trouble = undefined;
    await passSeconds(10);
    worker.wake();
    await becomes(id, { state: 'sent' });
    const [mail] = server.received.filter((one) => one.to === to);
    expect(filesIn(mail?.raw ?? '')[0]?.[1].equals(bytes)).toBe(true);
  });

  test('beyond ten megabytes in all is refused, and nothing is queued', async () => {
    const ids = [(await aFile('a.pdf', 6 * 1_048_576)).id, (await aFile('b.pdf', 4 * 1_048_576 + 1)).id];
    await expect(queueWithFiles(ids)).rejects.toMatchObject({ code: 'mail.attachments-too-large' });
    expect(await db.$count(mails)).toBe(0);
  });

  test('names no file that is not there', async () => {
    await expect(queueWithFiles([OWNER])).rejects.toMatchObject({ code: 'record.unknown' });
  });

  test('whose file has gone is given up at once: it would not bring what it says', async () => {
    const { id: fileId } = await aFile('sheet.pdf', 10);
    const { id } = await queueWithFiles([fileId]);
    await db.delete(files);
    startWorker();
    await becomes(id, { state: 'failed' });
  });
});
