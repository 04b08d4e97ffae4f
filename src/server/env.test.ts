import { describe, expect, test } from 'vitest';
import { readSettings, refuseRemoteDemo, refuseWeakPasswords } from './env.ts';

describe('PARTNER_CUSTOMERS', () => {
  const customers = (value: string) => readSettings({ PARTNER_CUSTOMERS: value }).partnerCustomers;

  test('names the customers of each partner, or all of them', () => {
    expect(customers('mall:91350100m000100y43| DE HRB 12 ,fair:*')).toEqual({
      mall: ['91350100M000100Y43', 'DE HRB 12'],
      fair: ['*'],
    });
    expect(customers('')).toEqual({});
  });

  test.each(['mall', 'mall:', ':A', 'mall:A,', 'mall:|A', 'mall:A:B'])('is not %s', (value) => {
    expect(() => customers(value)).toThrow('PARTNER_CUSTOMERS');
  });
});

describe('a demo, whose password is published,', () => {
  const refusal = (environment: Readonly<Record<string, string>>) => refuseRemoteDemo(readSettings(environment));

  test.each([
    {},
    { HOST: '::1' },
    { PUBLIC_URL: 'http://localhost:8080' },
    { PUBLIC_URL: 'http://[::1]:8080' },
    { HOST: '0.0.0.0', DEMO_ALLOW_REMOTE: '1' },
    { TRUST_PROXY: '127.0.0.1', PUBLIC_URL: 'https://portal.example.com', DEMO_ALLOW_REMOTE: '1' },
  ])('starts for this machine, or where someone means it: %j', (environment) => {
    expect(refusal(environment)).toBeUndefined();
  });

  test.each([
    [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0 would let others'],
    [{ TRUST_PROXY: '127.0.0.1,10.0.0.0/8' }, 'TRUST_PROXY=127.0.0.1,10.0.0.0/8 would let others'],
    [{ PUBLIC_URL: 'https://portal.example.com' }, 'PUBLIC_URL=https://portal.example.com would let others'],
  ])('does not where others would reach it, behind a proxy on this machine too: %j', (environment, sentence) => {
    expect(refusal(environment)).toContain(sentence);
    expect(refusal({ ...environment, DEMO: '0' })).toBeUndefined();
  });
});

describe('PASSWORD_MEMORY', () => {
  const refusal = (environment: Readonly<Record<string, string>>) => refuseWeakPasswords(readSettings(environment));

  test.each([{ DEMO: '0' }, { DEMO: '0', PASSWORD_MEMORY: '65536' }, { DEMO: '1', PASSWORD_MEMORY: '8' }])(
    'may be what is shipped, more, or in a demo less: %j',
    (environment) => {
      expect(refusal(environment)).toBeUndefined();
    },
  );

  test('below what is shipped keeps a portal with real passwords from starting', () => {
    expect(refusal({ DEMO: '0', PASSWORD_MEMORY: '19455' })).toContain('PASSWORD_MEMORY=19455 would');
  });

  test.each(['7', '1048577', '20e3'])('is not %s', (value) => {
    expect(() => readSettings({ PASSWORD_MEMORY: value })).toThrow('PASSWORD_MEMORY');
  });
});
