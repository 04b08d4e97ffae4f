import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import type { Portal } from '#server/portal.ts';
import { testApp } from '#testing/app.ts';
import { Clients } from './clients.ts';

const request = (remoteAddress: string, headers: Readonly<Record<string, string>> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

describe('who asks', () => {
  const token = { authorization: 'Bearer 0123456789abcdef' };

  test('is the address until the session is known, then the account, then the address again', () => {
    const clients = new Clients([]);
    const asks = request('192.0.2.1', token);
    const seen = [undefined, 'account', undefined].map((account) => {
      clients.learn(asks, account);
      return clients.of(asks);
    });
    expect(seen).toEqual(['192.0.2.1', 'account', '192.0.2.1']);
  });

  test('is one client of an IPv6 network, whatever is claimed', () => {
    const clients = new Clients([]);
    const claimed = ['1', '2'].map((end) =>
      clients.of(request(`2001:db8::${end}`, { authorization: `Bearer ${end}`, 'x-forwarded-for': end })),
    );
    expect(new Set(claimed).size).toBe(1);
  });
});

describe('the address seen before the framework is the one it sees', () => {
  const register = ({ http, clients }: Portal) =>
    void http.get('/who', async ({ ip, raw }) => ({ ip, client: clients.of(raw) }));

  test.each<[string, readonly string[], string]>([
    ['alone', [], '203.0.113.1'],
    ['behind proxies', ['10.0.0.2', '172.18.0.0/16'], '203.0.113.9'],
  ])('%s', async (_, trustProxy, expected) => {
    const app = await testApp({ register, changes: { trustProxy } });
    const remoteAddress = trustProxy[0] ?? expected;
    const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9, 172.18.7.7' };
    const answer = await app.http.inject({ url: '/who', remoteAddress, headers });
    expect(answer.json()).toEqual({ ip: expected, client: expected });
  });
});
