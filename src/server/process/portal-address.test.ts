import { expect, test } from 'vitest';
import { readSettings } from '#server/env.ts';
import { isAddressGuessed, localAddress } from './portal-address.ts';

test.each([
  ['127.0.0.1', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::1', 'http://localhost:3000'],
  ['192.168.1.5', 'http://192.168.1.5:3000'],
  ['fd00::5', 'http://[fd00::5]:3000'],
])('a portal at %s is reached at %s', (host, address) => {
  expect(localAddress({ host, port: 3000 })).toBe(address);
});

test('the address the operator names ends without a slash', () => {
  expect(readSettings({ PUBLIC_URL: 'https://portal.example.com/' }).publicUrl).toBe('https://portal.example.com');
  expect(readSettings({ PUBLIC_URL: '' }).publicUrl).toBeUndefined();
});

test.each(['portal.example.com', 'ftp://x', 'https://x/portal', 'https://x?y', 'https://x y'])(
  '%j is refused',
  (url) => {
    expect(() => readSettings({ PUBLIC_URL: url })).toThrow('PUBLIC_URL');
  },
);

test.each([
  [true, { DEMO: '0' }],
  [false, { DEMO: '1' }],
  [false, { DEMO: '0', PUBLIC_URL: 'https://portal.example.com' }],
])('whether the address is a guess is %s with %j', (guessed, environment) => {
  expect(isAddressGuessed(readSettings(environment))).toBe(guessed);
});
