import { describe, expect, test } from 'vitest';
import { daysLeft, extendedUntil, protectedUntil, shownState } from './protection.ts';

const at = (moment: string) => new Date(moment);

describe('the protection of a report', () => {
  test('is 180 days from the day at the provider, wherever it is approved', () => {
    expect(protectedUntil(at('2026-01-01T15:59:59Z'))).toBe('2026-06-30');
    // It is already the second of January in Shanghai.
    expect(protectedUntil(at('2026-01-01T16:00:00Z'))).toBe('2026-07-01');
  });

  test('once extended, is 180 days longer', () => {
    expect(extendedUntil('2026-06-30')).toBe('2026-12-27');
  });

  test('holds to the end of its last day at the provider, and not a second longer', () => {
    const report = { state: 'approved', protectedUntil: '2026-06-30' } as const;
    expect(shownState(report, at('2026-06-30T15:59:59Z'))).toBe('approved');
    expect(daysLeft(report, at('2026-06-30T15:59:59Z'))).toBe(0);
    expect(shownState(report, at('2026-06-30T16:00:00Z'))).toBe('expired');
    expect(daysLeft(report, at('2026-06-30T16:00:00Z'))).toBeUndefined();
  });

  test('is told in days', () => {
    const report = { state: 'approved', protectedUntil: '2026-06-30' } as const;
    expect(daysLeft(report, at('2026-01-01T01:00:00Z'))).toBe(180);
    expect(daysLeft({ state: 'pending', protectedUntil: null }, at('2026-01-01T01:00:00Z'))).toBeUndefined();
  });

  test('that was won or withdrawn does not expire', () => {
    expect(shownState({ state: 'won', protectedUntil: '2026-01-01' }, at('2027-01-01T00:00:00Z'))).toBe('won');
  });
});
