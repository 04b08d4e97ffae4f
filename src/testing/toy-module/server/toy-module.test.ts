import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '#app/server/app.ts';
import { SERVER_MODULES } from '#app/server/modules.ts';
import { prepareData } from '#app/server/prepare-data.ts';
import { sweep } from '#app/server/sweep.ts';
import { proofOf } from '#kernel/transitions.ts';
import { privacyRoutes } from '#modules/accounts/contract.ts';
import { openSession } from '#modules/accounts/server/identity/session-store.ts';
import { users } from '#modules/accounts/server/public.ts';
import { auditRoutes } from '#modules/audit/contract.ts';
import { auditEvents } from '#modules/audit/server/public.ts';
import { mailTemplateRoutes } from '#modules/mail/contract.ts';
import { startMailWorker } from '#modules/mail/server/mail-worker.ts';
import { smtpSender } from '#modules/mail/server/smtp.ts';
import { readSettings } from '#server/env.ts';
import { DatabaseFigures } from '#server/metrics/database-figures.ts';
import { openTestDatabase } from '#testing/database.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { LOAN_STATES } from '#testing/toy-module/declares.ts';
import { toyModule } from './module.ts';
import { CREATE_TOY_LOANS, toyLoans } from './toy-tables.ts';

const MODULES = [...SERVER_MODULES, toyModule];

const { database, drop } = await openTestDatabase(true);
await database.pool.query(CREATE_TOY_LOANS);
const settings = { ...readSettings({ LOG: 'none' }), demo: true };
let now = new Date('2026-01-05T08:00:00Z');
const clock = () => now;
await prepareData(database, settings, clock, MODULES);
const portal = await createApp({ settings, database, clock, modules: MODULES });
const { db } = database;
afterAll(async () => {
  await portal.http.close();
  await database.close();
  await drop();
});

interface Call {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  readonly headers?: Record<string, string>;
}

async function call(as: string, { method = 'GET', path, body, headers = {} }: Call) {
  const [user] = await db.select().from(users).where(eq(users.username, as));
  const token = await openSession(db, { userId: user!.id, remembered: false, now });
  const authorization = `Bearer ${token}`;
  const payload = body === undefined ? {} : { payload: body };
  return portal.http.inject({
    method,
    url: `/api${path}`,
    headers: { authorization, 'accept-language': 'en', ...headers },
    ...payload,
  });
}

const lend = (toy: string, as = 'lv1-demo', headers = {}) =>
  call(as, { method: 'POST', path: '/v1/toys', body: { toy }, headers });
const giveBack = (id: string, headers = {}, as = 'lv1-demo') =>
  call(as, { method: 'POST', path: `/v1/toys/${id}/return`, body: {}, headers });
const lent = async (toy: string): Promise<string> => (await lend(toy)).json().result.id;

describe('a module that is one folder and one line', () => {
  test('has its permission', async () => {
    expect((await lend('train')).statusCode).toBe(200);
    expect((await lend('train', 'lv2-demo')).json().error.code).toBe('access.refused');
    expect((await portal.http.inject('/api/v1/toys')).statusCode).toBe(401);
  });

  test('has its states, each reachable, everything else refused in the language of whoever asks', async () => {
    expect(proofOf(LOAN_STATES)).toEqual({
      unreachable: [],
      idle: [],
      final: ['returned'],
      refused: [['returned', 'return']],
    });
    const id = await lent('ball');
    expect((await giveBack(id)).json().result).toMatchObject({ state: 'returned', version: 2 });
    const again = await giveBack(id);
    expect([again.statusCode, again.json().description]).toEqual([409, 'This toy has been returned']);
    expect((await giveBack(id, { 'accept-language': 'zh-cn' })).json().description).toBe('这个玩具已经归还');
  });

  test('is written once per key, over the version it means, and answers the next as ETag', async () => {
    const twice = [];
    for (let time = 0; time < 2; time++) twice.push(await lend('kite', 'lv1-demo', { 'idempotency-key': 'one-kite' }));
    const [first, second] = twice.map((answer) => answer.json().result);
    expect(second).toEqual(first);
    expect(await db.$count(toyLoans, eq(toyLoans.toy, 'kite'))).toBe(1);
    expect((await giveBack(first.id, { 'if-match': '"7"' })).json().error.code).toBe('version.conflict');
    const returned = await giveBack(first.id, { 'if-match': '"1"', 'idempotency-key': 'kite-back' });
    expect(returned.headers.etag).toBe('"2"');
    const repeated = await giveBack(first.id, { 'if-match': '"1"', 'idempotency-key': 'kite-back' });
    expect([repeated.statusCode, repeated.headers.etag]).toEqual([200, '"2"']);
  });

  test('is held to the scope of whoever asks', async () => {
    const id = await lent('doll');
    expect((await giveBack(id, {}, 'service-demo')).json().error.code).toBe('record.unknown');
  });

  test('is written down, and the log knows its actions and its names', async () => {
    const id = await lent('robot');
    const path = `${auditRoutes.list.path}?action=toy.lent&object=robot`;
    const { rows } = (await call('admin', { path })).json().result;
    expect(rows).toMatchObject([{ action: 'toy.lent', object: { id, name: 'robot' } }]);
    const [event] = await db.select().from(auditEvents).where(eq(auditEvents.object, id));
    expect(event?.requestId).toMatch(/^[\da-f]{16}$/);
    const openapi = (await portal.http.inject('/api/openapi.json')).body;
    expect(openapi).toContain('"toy.lent"');
  });

  test('sends its mail through the outbox, with what it tells of', async () => {
    await giveBack(await lent('drum'));
    const mail = await startMailServer();
    const worker = startMailWorker(
      portal,
      smtpSender({ smtpUrl: mail.url, mailFrom: 'a@b.example', brandName: 'Acme' }),
    );
    await vi.waitFor(
      () => expect(mail.received.map(({ raw }) => raw).join()).toContain('Subject: Acme: drum is back'),
      { timeout: 20_000 },
    );
    await worker.stop();
  });

  test('has its mail among the texts the administrator may change, in both languages', async () => {
    const path = mailTemplateRoutes.list.path;
    const { letters } = (await call('admin', { path })).json().result;
    const own = letters.filter(({ template }: { template: string }) => template === 'toy-returned');
    expect(own).toMatchObject([
      { locale: 'zh-cn', name: 'Toy returned', original: { subject: '{brand}：{toy}已归还' } },
      { locale: 'en', name: 'Toy returned', sample: { toy: 'Bear' } },
    ]);
  });

  test('is part of a person’s own data, and goes with the person', async () => {
    await lend('puzzle', 'service-demo');
    const told = (await call('service-demo', { path: privacyRoutes.exportOwn.path })).json();
    expect((told.result ?? told).toys).toEqual([{ toy: 'puzzle', state: 'lent' }]);
    const [person] = await db.select().from(users).where(eq(users.username, 'service-demo'));
    for (const { erase } of portal.modules.personalRecords.filter(({ category }) => category === 'toys'))
      await erase?.(db, { id: person!.id, email: null });
    expect(await db.$count(toyLoans, eq(toyLoans.actorId, person!.id))).toBe(0);
  });

  test('is counted among the metrics', async () => {
    const families = await new DatabaseFigures(portal).families();
    const [found] = await db
      .select({ lent: sql<number>`count(*)::int` })
      .from(toyLoans)
      .where(eq(toyLoans.state, 'lent'));
    expect(families.find(({ name }) => name === 'portal_toys_lent')?.samples).toEqual([{ value: found?.lent }]);
  });

  test('is forgotten after the time its rule gives it, not before', async () => {
    const rule = portal.modules.retention.get('toys');
    expect(rule?.tables).toEqual(['toy_loans']);
    await lend('top');
    const count = () => db.$count(toyLoans, eq(toyLoans.toy, 'top'));
    now = new Date(now.getTime() + 3_500_000);
    await sweep(db, now, MODULES);
    expect(await count()).toBe(1);
    now = new Date(now.getTime() + 200_000);
    await sweep(db, now, MODULES);
    expect(await count()).toBe(0);
  });
});
