import { describe, expect, test } from 'vitest';
import { isLive, isSeenAgain } from './session-life.ts';

const START = Date.UTC(2026, 0, 5, 8);
const at = (minutes: number) => new Date(START + minutes * 60_000);
const DAY = 24 * 60;

describe('a session', () => {
  test.each([
    ['lives 29 minutes after the last call', { remembered: false, seen: 0, now: 29 }, true],
    ['ends 30 minutes after the last call', { remembered: false, seen: 0, now: 30 }, false],
    ['lives on while the person works', { remembered: false, seen: 470, now: 479 }, true],
    ['ends 8 hours after signing in, work or not', { remembered: false, seen: 479, now: 480 }, false],
    ['with remember-me lives over a night', { remembered: true, seen: 0, now: DAY }, true],
    ['with remember-me ends after 7 days without a call', { remembered: true, seen: 0, now: 7 * DAY }, false],
    ['with remember-me lives on the 29th day', { remembered: true, seen: 28 * DAY, now: 29 * DAY }, true],
    ['with remember-me ends after 30 days', { remembered: true, seen: 30 * DAY - 1, now: 30 * DAY }, false],
  ])('%s', (_, { remembered, seen, now }, lives) => {
    expect(isLive({ createdAt: at(0), lastSeenAt: at(seen), remembered }, at(now))).toBe(lives);
  });

  test('is written down as seen at most once a minute', () => {
    const session = { createdAt: at(0), lastSeenAt: at(10), remembered: false };
    expect([10, 10.9, 11, 25].map((minute) => isSeenAgain(session, at(minute)))).toEqual([false, false, true, true]);
  });
});
