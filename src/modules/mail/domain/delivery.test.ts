import { describe, expect, test } from 'vitest';
import { delayOf, isExpired, isForGood, pauseAfter } from './delivery.ts';

const NOW = new Date(Date.UTC(2026, 0, 5, 8));
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

describe('a mail whose attempt failed', () => {
  test.each([
    [1, 5],
    [2, 15],
    [3, 60],
    [4, 300],
    [9, 86_400],
  ])('is tried again after attempt %i in %i s', (attempts, seconds) => {
    expect(pauseAfter({ attempts, createdAt: NOW, expiresAt: null })).toBe(seconds * 1000);
  });

  test('is given up after the tenth attempt', () => {
    expect(pauseAfter({ attempts: 10, createdAt: NOW, expiresAt: null })).toBeUndefined();
  });

  test.each([
    [1, 5],
    [3, 30],
    [99, 30],
  ])('and that runs out soon is tried again after attempt %i in %i s, until it has run out', (attempts, seconds) => {
    expect(pauseAfter({ attempts, createdAt: NOW, expiresAt: later(300) })).toBe(seconds * 1000);
  });

  test.each([
    [4, 300],
    [9, 25_920],
    [99, 25_920],
  ])('and that runs out after days is tried again after attempt %i in %i s', (attempts, seconds) => {
    expect(pauseAfter({ attempts, createdAt: NOW, expiresAt: later(72 * 3600) })).toBe(seconds * 1000);
  });
});

test('a mail is worth nothing from the moment it runs out, and one that never does is not', () => {
  expect([later(1), NOW, null].map((expiresAt) => isExpired({ expiresAt }, NOW))).toEqual([false, true, false]);
});

test.each([
  ['nothing waits', undefined, true, undefined],
  ['the oldest has waited for ten minutes', 600, true, undefined],
  ['the oldest has waited for longer', 601, true, 'late'],
  ['no mail server is set up', undefined, false, 'no-server'],
])('when %s, the reason why mails wait is told or none', (_, seconds, hasServer, reason) => {
  const oldest = seconds === undefined ? undefined : { createdAt: NOW };
  expect(delayOf(oldest, { hasServer, now: later(seconds ?? 0) })).toBe(reason);
});

describe('another attempt', () => {
  test.each([
    ['the mailbox does not exist', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }],
    ['the server refuses the mail itself', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }],
    ['the address is none', { code: 'EENVELOPE', command: 'API' }],
  ])('is pointless when %s', (_, refused) => {
    expect(isForGood(refused)).toBe(true);
  });

  test.each([
    ['the mailbox is full or the sender unknown as yet', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 }],
    ['the password of the server is refused', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }],
    ['the server is not there', { code: 'ESOCKET', command: 'CONN' }],
    ['our own address is refused', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 }],
    ['nothing is known', {}],
  ])('may help when %s', (_, refused) => {
    expect(isForGood(refused)).toBe(false);
  });
});
