import { describe, expect, test } from 'vitest';
import { LIMITS, type Limit, secondsToWait as wait } from './limits.ts';

const secondsToWait = (attempts: readonly Date[], at: Date, limit: Limit = LIMITS.password) =>
  wait(limit, attempts, at);
const now = new Date(Date.UTC(2026, 0, 5, 8));
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

describe('guessing passwords', () => {
  test('nine wrong passwords slow nobody down', () => {
    expect(
      secondsToWait(
        Array.from({ length: 9 }, (_, index) => ago(index)),
        now,
      ),
    ).toBe(0);
  });

  test('after ten the next attempt waits until the oldest of them is fifteen minutes old', () => {
    const attempts = Array.from({ length: 10 }, (_, index) => ago(index * 30));
    expect(secondsToWait(attempts, now)).toBe(900 - 270);
  });

  test('attempts older than fifteen minutes do not count', () => {
    expect(
      secondsToWait(
        Array.from({ length: 30 }, () => ago(900)),
        now,
      ),
    ).toBe(0);
  });

  test('another code to an address waits for the rest of the minute', () => {
    expect(secondsToWait([ago(20)], now, LIMITS.codeToAddress)).toBe(40);
    expect(secondsToWait([ago(60)], now, LIMITS.codeToAddress)).toBe(0);
  });
});
