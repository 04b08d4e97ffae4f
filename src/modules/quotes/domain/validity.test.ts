import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, expiresAt, isDate, todayIn } from './validity.ts';

describe('an offer ends with the day in the buyer’s zone', () => {
  test.each([
    ['2026-11-30', 'Asia/Shanghai', '2026-11-30T16:00:00.000Z'],
    ['2026-11-30', 'Asia/Kolkata', '2026-11-30T18:30:00.000Z'],
    // Clocks in Berlin go forward on 29 March and back on 25 October 2026.
    ['2026-03-28', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['2026-10-24', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
    ['2026-10-25', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
    // No midnight: clocks in Santiago go from 24:00 to 1:00, and back over midnight.
    ['2026-09-05', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    ['2026-04-04', 'America/Santiago', '2026-04-05T04:00:00.000Z'],
    ['2026-12-31', 'Pacific/Kiritimati', '2026-12-31T10:00:00.000Z'],
    ['2026-02-28', 'America/St_Johns', '2026-03-01T03:30:00.000Z'],
  ])('%s, %s: %s', (validUntil, zone, end) => {
    const moment = expiresAt(validUntil, zone);
    expect(moment.toISOString()).toBe(end);
    expect(todayIn(zone, new Date(moment.getTime() - 1000))).toBe(validUntil);
    expect(todayIn(zone, moment)).toBe(addDays(validUntil, 1));
  });
});

test('days are counted by the calendar', () => {
  expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(['2026-02-29', '2026-13-01', '2026-1-1', '2028-02-29'].map(isDate)).toEqual([false, false, false, true]);
});
