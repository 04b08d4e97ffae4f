import { afterEach, describe, expect, test } from 'vitest';
import { dateAndTime, exactTime, universalTime } from './date-and-time.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test('a date is written as the reader writes it', () => {
  expect(dateAndTime('2026-03-05T08:09:00Z', 'en')).toMatch(/5 Mar 2026/);
  expect(dateAndTime('2026-03-05T08:09:00Z', 'zh-cn')).toMatch(/2026年3月5日/);
});

test('what must be traceable is told to the second in the reader’s zone, and as everybody counts it', () => {
  process.env.TZ = 'Asia/Shanghai';
  expect(exactTime('2026-03-05T08:09:07Z', 'en')).toBe('5 Mar 2026, 16:09:07');
  expect(exactTime('2026-03-05T08:09:07Z', 'zh-cn')).toBe('2026年3月5日 16:09:07');
  expect(universalTime('2026-03-05T16:09:07+08:00')).toBe('2026-03-05 08:09:07 UTC');
});

describe('on the days that are unlike others', () => {
  test.each([
    ['29 February', 'Asia/Shanghai', '2028-02-28T16:30:00Z', '29 Feb 2028, 00:30', '2028年2月29日 00:30'],
    [
      'the day after 28 February of a common year',
      'Asia/Shanghai',
      '2026-02-28T16:00:00Z',
      '1 Mar 2026, 00:00',
      '2026年3月1日 00:00',
    ],
    [
      'the last minute of a year',
      'Asia/Shanghai',
      '2026-12-31T15:59:00Z',
      '31 Dec 2026, 23:59',
      '2026年12月31日 23:59',
    ],
    [
      'the minute before summer time begins',
      'Europe/Berlin',
      '2026-03-29T00:59:00Z',
      '29 Mar 2026, 01:59',
      '2026年3月29日 01:59',
    ],
    [
      'the minute summer time begins',
      'Europe/Berlin',
      '2026-03-29T01:00:00Z',
      '29 Mar 2026, 03:00',
      '2026年3月29日 03:00',
    ],
    [
      'the hour that comes twice, first',
      'Europe/Berlin',
      '2026-10-25T00:30:00Z',
      '25 Oct 2026, 02:30',
      '2026年10月25日 02:30',
    ],
    [
      'the hour that comes twice, again',
      'Europe/Berlin',
      '2026-10-25T01:30:00Z',
      '25 Oct 2026, 02:30',
      '2026年10月25日 02:30',
    ],
  ])('(%s)', (_, timeZone, iso, english, chinese) => {
    process.env.TZ = timeZone;
    expect(dateAndTime(iso, 'en')).toBe(english);
    expect(dateAndTime(iso, 'zh-cn')).toBe(chinese);
  });
});
