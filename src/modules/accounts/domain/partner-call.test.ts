import { expect, test } from 'vitest';
import { isTimely, maySend, signedText } from './partner-call.ts';

const now = new Date(Date.UTC(2026, 0, 5, 8));

test('a partner signs its name, the account, the time and a word used once, one per line', () => {
  expect(signedText({ partner: 'mall', username: 'ab12', timestamp: 1, nonce: 'once' })).toBe('mall\nab12\n1\nonce');
});

test.each([
  [0, true],
  [5 * 60_000, true],
  [-5 * 60_000, true],
  [5 * 60_000 + 1, false],
  [-5 * 60_000 - 1, false],
  [Number.MAX_SAFE_INTEGER, false],
])('a clock that is off by %d ms: %s', (off, timely) => {
  expect(isTimely({ timestamp: now.getTime() + off }, now)).toBe(timely);
});

test.each([
  [['*'], null, true],
  [['A', 'B'], 'B', true],
  [['A'], 'B', false],
  [['', 'A'], null, false],
  [[], 'A', false],
])('a partner with %j sends people of %s: %s', (customers, organisation, sends) => {
  expect(maySend({ mall: customers }, 'mall', organisation)).toBe(sends);
});

test.each(['fair', 'constructor'])('a partner without an entry, such as %s, sends nobody', (partner) => {
  expect(maySend({ mall: ['*'] }, partner, 'A')).toBe(false);
});
