import { describe, expect, test } from 'vitest';
import { readSettings } from '#server/env.ts';
import type { Portal } from '#server/portal.ts';
import { testApp } from '#testing/app.ts';

/** Limits count by the address of the client, as every module reads it. */
const register = ({ http }: Portal) => void http.get('/address', async (request) => request.ip);
const alone = await testApp({ register });
const trustProxy = ['10.0.0.2', '172.18.0.0/16', 'fd00::/64'];
const behindProxies = await testApp({ register, changes: { trustProxy } });

async function addressOf(app: typeof alone, remoteAddress: string, forwardedFor: string): Promise<string> {
  const headers = {
    'x-forwarded-for': forwardedFor,
    'x-real-ip': '198.51.100.9',
    forwarded: 'for=198.51.100.9',
    'x-forwarded-host': 'evil.example',
  };
  return (await app.http.inject({ url: '/address', remoteAddress, headers })).body;
}

describe('an address that a client claims changes nothing', () => {
  test.each<[string, typeof alone, string, string, string]>([
    ['where no proxy is trusted', alone, '203.0.113.1', '198.51.100.1', '203.0.113.1'],
    ['on this very machine', alone, '127.0.0.1', '198.51.100.1', '127.0.0.1'],
    ['where the client is no listed proxy', behindProxies, '203.0.113.1', '198.51.100.1', '203.0.113.1'],
    ['where the client is this machine, unlisted', behindProxies, '127.0.0.1', '198.51.100.1', '127.0.0.1'],
    ['where a listed proxy adds the true one', behindProxies, '10.0.0.2', '198.51.100.1, 203.0.113.1', '203.0.113.1'],
    [
      'where two listed proxies add theirs',
      behindProxies,
      '172.18.7.7',
      '198.51.100.1, 203.0.113.1, 10.0.0.2',
      '203.0.113.1',
    ],
    [
      'where it claims to be a proxy itself',
      behindProxies,
      '10.0.0.2',
      '198.51.100.1, 10.0.0.2, 203.0.113.1',
      '203.0.113.1',
    ],
  ])('(%s)', async (_, app, remoteAddress, forwardedFor, address) => {
    expect(await addressOf(app, remoteAddress, forwardedFor)).toBe(address);
  });
});

test('clients of a listed proxy are known by the address it names', async () => {
  expect(await addressOf(behindProxies, '10.0.0.2', '203.0.113.1')).toBe('203.0.113.1');
  expect(await addressOf(behindProxies, 'fd00::7', '203.0.113.2')).toBe('203.0.113.2');
});

describe('TRUST_PROXY', () => {
  test('is nobody unless set', () => {
    expect(readSettings({}).trustProxy).toEqual([]);
    const listed = readSettings({ TRUST_PROXY: ' 10.0.0.2, 172.18.0.0/16,::1' }).trustProxy;
    expect(listed).toEqual(['10.0.0.2', '172.18.0.0/16', '::1']);
  });

  test.each(['true', 'nginx', '10.0.0.2,', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0', '10.0.0.2/'])(
    'does not take %s',
    (value) => {
      expect(() => readSettings({ TRUST_PROXY: value })).toThrow('TRUST_PROXY must be addresses or networks');
    },
  );
});
