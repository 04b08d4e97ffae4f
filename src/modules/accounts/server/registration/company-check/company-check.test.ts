import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { StartRefusal } from '#server/process/start-refusal.ts';
import { checkByRegister } from './check-by-register.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { companyCheckOf } from './company-check.ts';
import { checkInList, parseCompanyList, readCompanyList } from './company-list.ts';

const CODE = '91350100M000100Y43';
const OTHER = '91110000802100433B';
const folder = mkdtempSync(join(tmpdir(), 'companies-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a list of companies', () => {
  test.each([
    ['JSON', `["宁波传动", {"name": "Nordic Drives", "creditCode": "${CODE}"}]`],
    ['lines', `\uFEFF宁波传动\r\n"Nordic Drives",${CODE}\n\n`],
  ])('may be %s', (_, text) => {
    expect(parseCompanyList(text).map(({ name, creditCode }) => [name, creditCode])).toEqual([
      ['宁波传动', undefined],
      ['Nordic Drives', CODE],
    ]);
  });

  test('may name a company with a comma and with quotation marks', () => {
    expect(parseCompanyList(`"Smith, Jones ""SJ""", ${CODE}`)).toEqual([
      { name: 'Smith, Jones "SJ"', creditCode: CODE },
    ]);
  });

  test('knows a name however it is written, and no other', () => {
    const knows = checkInList([{ name: '苏州（集团）' }, { name: 'Nordic Drives' }]);
    expect(['苏州(集团)', ' nordic  drives '].map((name) => knows({ name }))).toEqual([true, true]);
    expect(['苏州', '', 'Nordic'].map((name) => knows({ name }))).toEqual([false, false, false]);
  });

  test('compares credit codes where both sides give one', () => {
    const knows = checkInList([{ name: 'A1', creditCode: CODE }, { name: 'B2' }]);
    expect(knows({ name: 'A1' })).toBe(true);
    expect(knows({ name: 'A1', creditCode: CODE })).toBe(true);
    expect(knows({ name: 'A1', creditCode: OTHER })).toBe(false);
    expect(knows({ name: 'B2', creditCode: OTHER })).toBe(true);
  });

  test('that is missing or broken stops the start with its name', () => {
    const file = join(folder, 'broken.json');
    writeFileSync(file, '[{"title": 1}]');
    for (const path of [file, join(folder, 'missing.csv')]) {
      expect(() => readCompanyList(path)).toThrow(StartRefusal);
      expect(() => readCompanyList(path)).toThrow(path);
    }
  });
});

describe('the setting COMPANY_CHECK', () => {
  const checkOf = (companyCheck: string) =>
    companyCheckOf({ settings: { companyCheck } as never, clock: () => new Date(0), http: {} as never });

  test('none lets everything pass, form judges the name', () => {
    expect([checkOf('none')({ name: '1' }), checkOf('form')({ name: '1' })]).toEqual([true, false]);
  });

  test('list: reads the file', () => {
    const file = join(folder, 'companies.csv');
    writeFileSync(file, '宁波传动\n');
    expect(['宁波传动', '别的公司'].map((name) => checkOf(`list:${file}`)({ name }))).toEqual([true, false]);
  });
});

describe('a register over HTTP', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  /** A register that answers as the test says, and what it was asked. */
  async function aRegister(answer: (url: URL) => { status?: number; body: string }) {
    const asked: URL[] = [];
    server = createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      asked.push(url);
      const { status = 200, body } = answer(url);
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    return { address: `http://127.0.0.1:${port}/companies?source=portal`, asked };
  }

  let now = 0;
  const checkWith = (address: string) => {
    const warnings: string[] = [];
    const check = checkByRegister({ address, clock: () => new Date(now), warn: (message) => warnings.push(message) });
    return { check, warnings };
  };

  test('is asked by name and credit code, and believed', async () => {
    const { address, asked } = await aRegister((url) => ({
      body: JSON.stringify({ found: url.searchParams.get('company') === '宁波传动' }),
    }));
    const { check, warnings } = checkWith(address);
    expect(await check({ name: ' 宁波传动 ', creditCode: CODE })).toBe(true);
    expect(await check({ name: '别的公司' })).toBe(false);
    expect(asked.map(({ search }) => new URLSearchParams(search)).map((query) => Object.fromEntries(query))).toEqual([
      { source: 'portal', company: '宁波传动', creditCode: CODE },
      { source: 'portal', company: '别的公司' },
    ]);
    expect(warnings).toEqual([]);
  });

  test('is not asked about what cannot be a company', async () => {
    const { address, asked } = await aRegister(() => ({ body: '{"found":true}' }));
    expect(await checkWith(address).check({ name: '12' })).toBe(false);
    expect(asked).toEqual([]);
  });

  test.each([
    ['fails', { status: 500, body: '' }],
    ['answers something else', { body: '<html>' }],
    ['answers another JSON', { body: '{"ok":1}' }],
  ])('that %s keeps nobody out, and is in the log', async (_, answer) => {
    const { address } = await aRegister(() => answer);
    const { check, warnings } = checkWith(address);
    expect(await check({ name: '宁波传动' })).toBe(true);
    expect(warnings).toEqual(['company register out of reach; accepted by form']);
  });

  test('that fails three times is left alone for half a minute', async () => {
    let isWell = false;
    const { address, asked } = await aRegister(() =>
      isWell ? { body: '{"found":false}' } : { status: 500, body: '' },
    );
    const { check, warnings } = checkWith(address);
    for (let time = 0; time < 5; time += 1) expect(await check({ name: '宁波传动' })).toBe(true);
    expect(asked).toHaveLength(3);
    expect(warnings).toHaveLength(5);
    isWell = true;
    now += 30_000;
    expect(await check({ name: '宁波传动' })).toBe(false);
    expect(await check({ name: '宁波传动' })).toBe(false);
    expect(asked).toHaveLength(5);
  });

  test('says with 404 that there is no such company', async () => {
    const { address } = await aRegister(() => ({ status: 404, body: '' }));
    const { check, warnings } = checkWith(address);
    expect([await check({ name: '宁波传动' }), warnings]).toEqual([false, []]);
  });

  test.each([400, 401, 403, 422])(
    'that refuses a question with %d confirms no company, and the log says so',
    async (status) => {
      const { address, asked } = await aRegister(() => ({ status, body: '' }));
      const { check, warnings } = checkWith(address);
      for (let time = 0; time < 4; time += 1) expect(await check({ name: '宁波传动' })).toBe(false);
      expect(asked).toHaveLength(4);
      expect(warnings).toEqual(Array(4).fill('company register refused the question; not accepted'));
    },
  );

  test('that is asked too often keeps nobody out, and is asked again by the next', async () => {
    const { address, asked } = await aRegister(() => ({ status: 429, body: '' }));
    const { check, warnings } = checkWith(address);
    for (let time = 0; time < 4; time += 1) expect(await check({ name: '宁波传动' })).toBe(true);
    expect(asked).toHaveLength(4);
    expect(warnings).toEqual(Array(4).fill('company register asked too often; accepted by form'));
  });

  test('is given three seconds', async () => {
    server = createServer(() => undefined);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const deadline = new AbortController();
    const given = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(deadline.signal);
    const checked = checkWith(`http://127.0.0.1:${port}/`).check({ name: '宁波传动' });
    await once(server, 'request');
    expect(given.mock.calls).toEqual([[3_000]]);
    deadline.abort();
    expect(await checked).toBe(true);
    given.mockRestore();
  });
});

test('after its rest a service is tried by one call, while the others go on without it', () => {
  let now = 0;
  const breaker = new CircuitBreaker(() => new Date(now));
  for (let failure = 0; failure < 3; failure += 1) breaker.failed();
  now = 30_000;
  expect([breaker.isOpen(), breaker.isOpen(), breaker.isOpen()]).toEqual([false, true, true]);
  breaker.succeeded();
  expect(breaker.isOpen()).toBe(false);
});
