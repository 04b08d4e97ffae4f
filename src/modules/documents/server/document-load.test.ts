// @tests both-databases-long
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import PDFDocument from 'pdfkit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { Failure } from '#server/failures.ts';
import { testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';

const MOST = 20;
const app = await testApp({
  demo: true,
  changes: { jobs: { threads: 1, budgets: { account: 10 * MOST, client: 2 } } },
});
const { jobs, limiter } = app.portal;
const FORM = aConfiguredForm(await loadActiveRelease(app.portal.db), A_ROW_ID);

afterEach(() => void vi.restoreAllMocks());

async function lines(count: number): Promise<string[]> {
  const saved: string[] = [];
  for (let number = 0; number < count; number++)
    saved.push((await app.call(cartRoutes.create, { body: FORM }, { as: 'lv1-demo' })).id);
  return saved;
}

const bodyOf = (ids: readonly string[]) => ids.map((id) => ({ productConfig: { id } }));
const download = (ids: readonly string[], as = 'lv1-demo', headers = {}) =>
  app.send(documentRoutes.downloadTechnicalDocuments, { body: bodyOf(ids) }, { as, headers });

/** From here on documents take until they are let go. */
function holdDocuments(): { letGo: () => void } {
  let letGo = () => {};
  const held = new Promise<Uint8Array>((done) => {
    letGo = () => done(Buffer.from('%PDF-'));
  });
  vi.spyOn(jobs, 'run').mockImplementation((() => held) as typeof jobs.run);
  return { letGo };
}

describe('a batch of twenty documents', () => {
  test('is printed, and no page of it by the thread that answers everybody', async () => {
    const drawn = vi.spyOn(PDFDocument.prototype, 'addPage');
    const answer = await download(await lines(MOST));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(drawn).not.toHaveBeenCalled();
  });

  test('delays neither another client’s list nor /livez', async () => {
    const order: string[] = [];
    const batch = download(await lines(MOST)).then(() => order.push('batch'));
    await vi.waitFor(() => expect(jobs.now.running).toBe(1), { interval: 1, timeout: 60_000 });
    expect((await app.send(cartRoutes.list, {}, { as: 'lv2-demo' })).statusCode).toBe(200);
    order.push('list');
    expect((await app.http.inject('/livez')).statusCode).toBe(200);
    order.push('livez');
    await batch;
    expect(order).toEqual(['list', 'livez', 'batch']);
  });

  test.each([
    ['en', 'more than once'],
    ['zh-cn', '重复'],
  ])('is refused in a sentence (%s) where one line is in it twice', async (language, sentence) => {
    const [id = ''] = await lines(1);
    const answer = await download([id, id], 'lv1-demo', { 'accept-language': language });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'document.repeated']);
    expect(answer.json().description).toContain(sentence);
  });
});

describe('documents that take long', () => {
  test('take no place in the limiter of the requests, however many wait for them', async () => {
    const [id = ''] = await lines(1);
    const { letGo } = holdDocuments();
    const downloads: ReturnType<typeof download>[] = [];
    while (downloads.length <= limiter.figures.places) {
      downloads.push(download([id]));
      await vi.waitFor(() => expect(jobs.run).toHaveBeenCalledTimes(downloads.length), { timeout: 60_000 });
    }
    await vi.waitFor(() => expect(limiter.figures).toMatchObject({ atWork: 0, waiting: 0 }));
    expect((await app.send(cartRoutes.list, {}, { as: 'lv2-demo' })).statusCode).toBe(200);
    letGo();
    for (const { statusCode } of await Promise.all(downloads)) expect(statusCode).toBe(200);
  });

  test('are given up where the client has left', async () => {
    const [id = ''] = await lines(1);
    const { letGo } = holdDocuments();
    await app.http.listen({ port: 0, host: '127.0.0.1' });
    const client = request({
      port: (app.http.server.address() as AddressInfo).port,
      host: '127.0.0.1',
      method: 'POST',
      path: `/api${documentRoutes.downloadTechnicalDocuments.path}`,
      headers: { authorization: `Bearer ${await app.signIn('lv1-demo')}`, 'content-type': 'application/json' },
    });
    client.on('error', () => undefined).end(JSON.stringify(bodyOf([id])));
    await vi.waitFor(() => expect(jobs.run).toHaveBeenCalled(), { timeout: 60_000 });
    const { gone } = vi.mocked(jobs.run).mock.calls[0]?.[2] ?? {};
    expect(gone?.aborted).toBe(false);
    client.destroy();
    if (gone && !gone.aborted) await once(gone, 'abort');
    letGo();
  });
});

describe('more documents than may be asked for in a minute', () => {
  test('are refused before a line is read', async () => {
    vi.spyOn(jobs, 'refuseTooMuch').mockImplementation(() => {
      throw new Failure('job.over-budget', { seconds: 7 });
    });
    const answer = await download(['01890000-0000-7000-8000-000000000000']);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '7']);
  });

  test.each([
    ['en', /try again in \d+ s$/],
    ['zh-cn', /\d+ 秒后重试$/],
  ])('are refused with a sentence (%s) and when to come again', async (language, sentence) => {
    const ask = () =>
      app.send(documentRoutes.dataSheet, { body: { form: FORM } }, { headers: { 'accept-language': language } });
    await ask();
    await ask();
    const answer = await ask();
    expect([answer.statusCode, answer.json().error.code]).toEqual([429, 'job.over-budget']);
    expect(answer.json().description).toMatch(sentence);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(1);
  });
});
