import { readFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { accountRoutes, registrationRoutes, userRoutes } from '#modules/accounts/contract.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { customerRoutes } from '#modules/customers/contract.ts';
import { serve } from '#server/serve.ts';
import { testApp } from '#testing/app.ts';

const log: string[] = [];
const app = await testApp({ demo: true, log });

const failing: string[] = [];
const troubles = await testApp({
  log: failing,
  register(portal) {
    const route = (name: string) =>
      defineRoute({ method: 'GET', path: `/trouble/${name}`, access: 'public', summary: '', result: z.null() });
    serve(portal, route('bug'), () => {
      throw new Error('Failed query: select $1\nparams: a-secret');
    });
    const inQuery = (code: string) =>
      new DrizzleQueryError('select $1', ['a-secret'], Object.assign(new Error('sorry'), { code }));
    for (const code of ['53300', '25006'])
      serve(portal, route(code), () => {
        throw inQuery(code);
      });
    serve(portal, route('font'), () => readFileSync('/nowhere/font.ttf').length as never);
    serve(portal, route('slow'), async () => {
      await wait(1_050);
      return null;
    });
  },
});

const linesOf = (lines: readonly string[]) => lines.map((line) => JSON.parse(line));
const requestLines = () => linesOf(log).filter(({ status }) => status !== undefined);

beforeEach(() => {
  log.length = 0;
  failing.length = 0;
});

describe('a request leaves one line', () => {
  test('with its route, status, time and the number that its answer carries', async () => {
    const answer = await app.send(registrationRoutes.checkInfo, { query: { content: 'buyer-1', type: 'account' } });
    expect(requestLines()).toEqual([
      expect.objectContaining({
        level: expect.any(String),
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        requestId: answer.headers['x-request-id'],
        method: 'GET',
        route: '/api/v1/user/checkRegisterInfo',
        status: 200,
        ms: expect.any(Number),
      }),
    ]);
  });

  test('that says who made it', async () => {
    const token = await app.signIn('lv1-demo');
    const { id } = await app.call(accountRoutes.me, {}, { token });
    expect(requestLines().map(({ route, actor }) => [route, actor])).toEqual([
      ['/api/oauth/token', undefined],
      ['/api/auth/personal', id],
    ]);
  });

  test('that says for which customer it was made', async () => {
    const [customer] = await app.call(customerRoutes.assistTree, { body: {} }, { as: 'sales-demo' });
    log.length = 0;
    const acting = { as: 'sales-demo', headers: { 'on-behalf-of': customer?.id ?? '' } };
    await app.send(cartRoutes.list, {}, acting);
    expect(requestLines()).toEqual([expect.objectContaining({ actor: expect.any(String), onBehalfOf: customer?.id })]);
  });

  test('that says how many seconds the clock of a client is off, which is no refusal', async () => {
    const token = await app.signIn('lv1-demo');
    const now = app.clock.now().getTime();
    for (const seconds of [-7_200, 90, 20]) {
      const headers = { timestamp: String(now + seconds * 1000), nonce: '1' };
      expect((await app.send(accountRoutes.me, {}, { token, headers })).statusCode).toBe(200);
    }
    expect(requestLines().map(({ skew }) => skew)).toEqual([undefined, -7_200, 90, undefined]);
  });

  test('that names the refusal and the person refused', async () => {
    await app.send(userRoutes.list, {}, { as: 'lv1-demo' });
    expect(requestLines().at(-1)).toMatchObject({ status: 403, failure: 'access.refused', actor: expect.any(String) });
  });

  test.each([
    ['/api/nothing?ticket=a-secret', 404, 'route.unknown'],
    ['/%zz?ticket=a-secret', 400, 'request.invalid'],
  ])('without the address, where there is no route: %s', async (url, status, failure) => {
    await app.http.inject({ url });
    expect(requestLines()).toEqual([expect.objectContaining({ route: '-', method: '-', status, failure })]);
    expect(log.join()).not.toContain('a-secret');
  });

  test('when the client hangs up before its answer', async () => {
    await troubles.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = troubles.http.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /api/trouble/slow HTTP/1.1\r\nHost: x\r\n\r\n');
    await wait(100);
    socket.destroy();
    await vi.waitFor(() => expect(linesOf(failing)).toContainEqual(expect.objectContaining({ status: 499 })));
    expect(linesOf(failing).at(-1)).toMatchObject({ route: '/api/trouble/slow' });
  });
});

describe('what somebody should look at is no information but', () => {
  test('an error, where the portal failed: with its place, without the values, under the number of the request', async () => {
    const answer = await troubles.http.inject({ url: '/api/trouble/bug' });
    const requestId = answer.headers['x-request-id'];
    expect(linesOf(failing)).toEqual([
      expect.objectContaining({ level: 'error', msg: 'request failed', requestId }),
      expect.objectContaining({ level: 'error', msg: 'request', requestId, status: 500, failure: 'server.failed' }),
    ]);
    expect(failing[0]).toContain('request-log.test.ts');
    expect(failing.join()).not.toContain('a-secret');
  });

  test('a warning, where the database could not: with the reason, once in a while for each kind, and without the values', async () => {
    for (const code of ['53300', '53300', '25006']) {
      const answer = await troubles.http.inject({ url: `/api/trouble/${code}` });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
    }
    const trouble = (code: string) => ({
      level: 'warn',
      requestId: expect.any(String),
      err: expect.objectContaining({ message: 'Failed query: select $1', cause: expect.objectContaining({ code }) }),
    });
    expect(linesOf(failing).filter(({ msg }) => msg === 'database in trouble')).toEqual([
      expect.objectContaining(trouble('53300')),
      expect.objectContaining(trouble('25006')),
    ]);
    expect(failing.join()).not.toContain('a-secret');
  });

  test('an error, where a file of the portal is missing: waiting would mend nothing', async () => {
    expect((await troubles.http.inject({ url: '/api/trouble/font' })).statusCode).toBe(500);
    expect(linesOf(failing)[0]).toMatchObject({ level: 'error', msg: 'request failed', err: { code: 'ENOENT' } });
  });

  test('a warning, where an answer took longer than a second', async () => {
    await troubles.http.inject({ url: '/api/trouble/slow' });
    const slow = { level: 'warn', msg: 'slow request', route: '/api/trouble/slow', status: 200 };
    expect(linesOf(failing)).toContainEqual(expect.objectContaining(slow));
  });
});
