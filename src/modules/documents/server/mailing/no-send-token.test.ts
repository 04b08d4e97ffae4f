import { expect, test } from 'vitest';
import { hashInToken, hashOfAddress, tokenOfAddress } from './no-send-token.ts';

const KEY = 'a key of this portal';

test('a link stands for the address it was mailed to, however that was written', () => {
  const token = tokenOfAddress(KEY, ' Wang@Acme.example');
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(hashInToken(KEY, token)).toBe(hashOfAddress(KEY, 'wang@acme.example'));
});

test('what stands for an address tells nothing of it without the key', () => {
  expect(hashOfAddress(KEY, 'wang@acme.example')).not.toBe(hashOfAddress('another key', 'wang@acme.example'));
  expect(hashOfAddress(KEY, 'wang@acme.example')).not.toBe(hashOfAddress(KEY, 'li@acme.example'));
});

test.each([
  ['of another portal', tokenOfAddress('another key', 'wang@acme.example')],
  ['made up', 'A'.repeat(43)],
  ['cut off', tokenOfAddress(KEY, 'wang@acme.example').slice(0, 30)],
  ['empty', ''],
])('a token that is %s stands for nothing', (_, token) => {
  expect(hashInToken(KEY, token)).toBeUndefined();
});
