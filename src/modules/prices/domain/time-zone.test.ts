import { expect, test } from 'vitest';
import { isTimeZone } from './time-zone.ts';

test.each([
  ['Asia/Shanghai', true],
  ['America/Argentina/Buenos_Aires', true],
  ['UTC', true],
  ['Etc/GMT+8', true],
  ['Asia/Atlantis', false],
  ['+08:00', false],
  ['北京时间', false],
  [' Asia/Shanghai', false],
  ['', false],
])('%j is a time zone: %s', (text, expected) => {
  expect(isTimeZone(text)).toBe(expected);
});
