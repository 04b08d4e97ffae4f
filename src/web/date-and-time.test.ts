import { expect, test } from 'vitest';
import { dateAndTime } from './date-and-time.ts';

test('a date is written as the reader writes it', () => {
  expect(dateAndTime('2026-03-05T08:09:00Z', 'en')).toMatch(/5 Mar 2026/);
  expect(dateAndTime('2026-03-05T08:09:00Z', 'zh-cn')).toMatch(/2026年3月5日/);
});
