import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { EXPIRED } from '#modules/mail/domain/delivery.ts';
import { testApp } from '#testing/app.ts';
import { startMailServer, type Trouble } from '#testing/mail-server.ts';
import { closeExpiredMails, type MailRow, sweepMails, takeDueMails } from './mail-store.ts';
import { mails } from './mail-tables.ts';
import { type MailWorker, startMailWorker } from './mail-worker.ts';
import { queueMail } from './queue-mail.ts';
import { smtpSender } from './smtp.ts';

const app = await testApp({ register: () => undefined });
const server = await startMailServer();
const { db } = app.database;

const IMPATIENT = { connection: 800, greeting: 800, silence: 800, whole: 5_000 };
const workers: MailWorker[] = [];

function startWorker(): MailWorker {
  const settings = { smtpUrl: server.url, mailFrom: 'Acme Drives <no-reply@acme.example>', brandName: 'Acme' };
  const worker = startMailWorker(app.portal, smtpSender(settings, IMPATIENT));
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

async function rowOf(id: string): Promise<MailRow> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  if (row === undefined) throw new Error('There is no such mail');
  return row;
}

/** Waits until a mail is as it should be. */
function becomes(id: string, expected: Partial<MailRow>): Promise<void> {
  return vi.waitFor(async () => expect(await rowOf(id)).toMatchObject(expected), { timeout: 15_000, interval: 50 });
}

const arrived = (to: string) => server.received.filter((mail) => mail.to === to);

describe('a queued mail', () => {
  test('arrives once, from the set sender, with its stable id, and its code is not kept', async () => {
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
    const now = app.clock.now();
    const taken = await takeDueMails(db, 10, { now, until: new Date(now.getTime() + 60_000) });
    expect(taken.map((mail) => mail.id)).toEqual([id]);
    expect(await takeDueMails(db, 10, { now, until: now })).toEqual([]);
    const worker = startWorker();
    app.clock.advance(1);
    worker.wake();
    await becomes(id, { state: 'sent', attempts: 2 });
    expect(arrived(to)).toHaveLength(1);
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
    expect((await rowOf(id)).nextAttemptAt).toEqual(new Date(app.clock.now().getTime() + 5_000));
    server.trouble = undefined;
    app.clock.advance(0.1);
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
    app.clock.advance(0.1);
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
    worker.wake();
    await becomes(id, { state: 'failed', lastError: EXPIRED });
    expect(arrived(to)).toEqual([]);
  });

  test.each<[string, Trouble, string]>([
    ['has no such mailbox', 'no-such-mailbox', 'No such mailbox'],
    ['refuses what the mail says', 'refuses-content', 'Not this content'],
  ])('%s, the mail has failed at once, with its reason', async (_, trouble, reason) => {
    server.trouble = trouble;
    startWorker();
    const { id } = await queueCode();
    await becomes(id, { state: 'failed', attempts: 1, lastError: expect.stringContaining(reason) });
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
    await closeExpiredMails(db, app.clock.now());
    expect(await rowOf(spent.id)).toMatchObject({ state: 'failed', lastError: EXPIRED, values: {} });
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
