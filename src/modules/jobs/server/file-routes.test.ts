// @tests both-databases, slow
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sweep } from '#app/server/sweep.ts';
import { privacyRoutes } from '#modules/accounts/contract.ts';
import { users } from '#modules/accounts/server/public.ts';
import { auditRoutes } from '#modules/audit/contract.ts';
import { fileRoutes } from '#modules/jobs/contract.ts';
import { mails } from '#modules/mail/server/public.ts';
import { CHUNK_BYTES } from '#server/files/file-store.ts';
import { fileChunks, files } from '#server/files/file-tables.ts';
import { storedJobs } from '#server/stored-jobs/job-tables.ts';
import { testApp } from '#testing/app.ts';

const MEGABYTE = 1_048_576;
const SPACE = 3 * MEGABYTE;

const app = await testApp({ demo: true, changes: { fileSpace: SPACE } });
const { db } = app.database;
const { port } = new URL(await app.http.listen({ port: 0, host: '127.0.0.1' }));
const owner = { as: 'lv1-demo' };

afterEach(async () => {
  await db.delete(storedJobs);
  await db.delete(files);
});

interface Sent {
  readonly bytes?: Buffer;
  readonly type?: string;
  readonly name?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly as?: string;
}

/** Sends a file over a real connection and answers status and envelope. */
async function send({
  bytes = Buffer.from('a;b\n'),
  type = 'text/csv',
  name = 'list.csv',
  headers = {},
  as = 'lv1-demo',
}: Sent = {}) {
  const authorization = `Bearer ${await app.signIn(as)}`;
  const address = `http://127.0.0.1:${port}/api${fileRoutes.send.path}?${new URLSearchParams({ name })}`;
  const response = await fetch(address, {
    method: 'PUT',
    headers: { authorization, 'content-type': type, 'accept-language': 'en', ...headers },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, ...((await response.json()) as { result: { id: string; sha256: string } }) };
}

const fetched = (id: string) => app.send(fileRoutes.open, { params: { id } }, owner);

describe('a file', () => {
  test.each(['a\u202egnp.exe', 'a\r\nSet-Cookie: x=1', '../../etc/passwd', 'a\\b.csv', '.', '..'])(
    'is refused under the name %j, which is more or less than a name',
    async (name) => {
      expect((await send({ name })).status).toBe(400);
    },
  );

  test('comes back as it was sent, under its name in any language, as something to keep', async () => {
    const bytes = randomBytes(2 * CHUNK_BYTES + 5);
    const text = Buffer.from(bytes.toString('base64'));
    const { status, result } = await send({ bytes: text, name: '减速电机 list.csv' });
    expect(status).toBe(200);
    const file = await fetched(result.id);
    expect(file.rawPayload.equals(text)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-length': String(text.length),
      'content-disposition': `attachment; filename="list.csv"; filename*=UTF-8''%E5%87%8F%E9%80%9F%E7%94%B5%E6%9C%BA%20list.csv`,
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('no-store'),
    });
  });

  test('of a member of staff is nothing to a colleague, who may not assist the customer it tells of', async () => {
    const { result } = await send({ as: 'sales-demo' });
    const statusFor = async (as: string) =>
      (await app.send(fileRoutes.open, { params: { id: result.id } }, { as })).statusCode;
    expect([await statusFor('sales-demo'), await statusFor('service-demo'), await statusFor('admin')]).toEqual([
      200, 404, 200,
    ]);
  });

  test('is written down with who sent it', async () => {
    const { result } = await send();
    const { rows } = await app.call(auditRoutes.list, { query: { action: 'file.sent' } }, { as: 'admin' });
    const told = rows.find(({ object }) => object.id === result.id);
    expect(told?.object.name).toBe('list.csv');
  });

  test.each([
    ['of a type that is not taken', { type: 'text/html' }, 415, 'This file type is not taken here'],
    ['that is empty', { bytes: Buffer.alloc(0) }, 422, 'The file is empty'],
    ['that is not what its type says', { type: 'application/pdf' }, 415, 'is not what its type says (application/pdf)'],
    ['beyond the space of its organisation', { bytes: Buffer.alloc(SPACE + 1, 'a') }, 422, 'of 3 MB in files'],
  ])('%s is refused with a sentence, and nothing is left of it', async (_, sent, status, sentence) => {
    const answer = await send(sent as Sent);
    expect(answer).toMatchObject({ status, description: expect.stringContaining(sentence) });
    expect([await db.$count(files), await db.$count(fileChunks)]).toEqual([0, 0]);
  });

  test.each([
    ['too long', `content-length: ${65 * MEGABYTE}`, 413],
    ['of unknown length', 'transfer-encoding: chunked', 411],
  ])('%s is refused by its head, before a byte of it', async (_, header, status) => {
    const answer = await answerToHead(await app.signIn('lv1-demo'), header);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
  });

  test('that breaks off is not there', async () => {
    const token = await app.signIn('lv1-demo');
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`${headOf(token, `content-length: ${MEGABYTE}`)}${'a'.repeat(CHUNK_BYTES * 2)}`);
    await vi.waitFor(async () => expect(await db.$count(fileChunks)).toBeGreaterThan(0), { timeout: 20_000 });
    socket.destroy();
    await vi.waitFor(async () => expect(await db.$count(files)).toBe(0), { timeout: 20_000 });
  });

  test('counts for the space of its organisation as long as it is kept', async () => {
    const big = { bytes: Buffer.alloc(2 * MEGABYTE, 'a') };
    const first = await send(big);
    expect([first.status, (await send(big)).status]).toEqual([200, 422]);
    await db.delete(files).where(eq(files.id, first.result.id));
    expect((await send(big)).status).toBe(200);
  });

  test('several at once share the space, and none goes beyond it', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => send({ bytes: Buffer.alloc(1.4 * MEGABYTE, 'a') })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422]);
  });
});

describe('a file that nothing refers to', () => {
  const day = 24 * 60;

  test('goes after a day, not before; one that a task or a mail refers to stays', async () => {
    const ids: string[] = [];
    for (const name of ['free.csv', 'of-task.csv', 'of-mail.csv']) ids.push((await send({ name })).result.id);
    const [free, ofTask, ofMail] = ids;
    const now = app.clock.now();
    const [file] = await db.select().from(files);
    const whose = { organisationId: file!.organisationId, actorId: file!.actorId };
    const times = { dueAt: now, createdAt: now, updatedAt: now };
    const job = { kind: 'x', locale: 'en', state: 'queued', input: {}, fileIn: ofTask! } as const;
    await db.insert(storedJobs).values({ id: app.portal.newId(), ...whose, ...job, ...times });
    const mail = { messageId: 'm', template: 'x', locale: 'en', recipient: 'a@b.example', values: {} } as const;
    const state = { state: 'sent', nextAttemptAt: now, createdAt: now } as const;
    const mailId = app.portal.newId();
    await db.insert(mails).values({ id: mailId, ...mail, ...state, attachments: [ofMail!] });
    const swept = async (minutes: number) => {
      await sweep(db, new Date(now.getTime() + minutes * 60_000));
      return (await db.select({ id: files.id }).from(files)).map(({ id }) => id).sort();
    };
    expect(await swept(day - 5)).toEqual([...ids].sort());
    expect(await swept(day + 5)).toEqual([ofTask, ofMail].sort());
    expect(await db.$count(fileChunks)).toBe(2);
    await db.delete(mails).where(eq(mails.id, mailId));
    expect(await swept(day + 5)).toEqual([ofTask]);
    expect(free).toBeDefined();
  });

  test('is told in the person’s own data, and goes with the person', async () => {
    const { result } = await send();
    // The sweep before has ended every session.
    const told = await app.call(privacyRoutes.exportOwn, {}, { token: await app.signIn('lv1-demo') });
    expect(told.files).toMatchObject([{ id: result.id, name: 'list.csv' }]);
    const [person] = await db.select().from(users).where(eq(users.username, 'lv1-demo'));
    for (const { category, erase } of app.portal.modules.personalRecords)
      if (category === 'files' || category === 'jobs') await erase?.(db, { id: person!.id, email: null });
    await sweep(db, app.clock.now());
    expect(await db.$count(files)).toBe(0);
  });
});

function headOf(token: string, header: string): string {
  const lines = [
    `PUT /api${fileRoutes.send.path}?name=a.csv HTTP/1.1`,
    'host: 127.0.0.1',
    `authorization: Bearer ${token}`,
    'content-type: text/csv',
    header,
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

function answerToHead(token: string, header: string): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(headOf(token, header)));
    socket.once('data', (bytes) => {
      done(bytes.toString());
      socket.destroy();
    });
    socket.once('error', fail);
  });
}
