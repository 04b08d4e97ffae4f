import { expect, test } from 'vitest';
import { isOneLine, isPlainText, showsSomething, withoutTurns } from './one-line.ts';

test.each([
  '',
  ' ',
  '宁波传动 (Drive) Ltd.',
  'naïve – “x”',
  '😀',
  '❤\ufe0f',
  'a\u00a0b',
  '-',
  'e\u0301',
  '\u0646\u200c\u0627',
  '\u0915\u094d\u200d\u0937',
  '葛\u{e0100}城',
])('%j is a line', (text) => {
  expect(isOneLine(text)).toBe(true);
});

test.each([
  'a\nb',
  'a\rb',
  'a\tb',
  '\u0000',
  '\u001b[31m',
  '\u0085',
  '\u2028',
  '\u202egnp.exe',
  '\u2066a\u2069',
  'a\u200f',
  'Drive\u200bwright',
  '\ufeffa',
  'a\u00ad',
  'a\u2060b',
  'a\u180eb',
  '\u3164',
  'a\u{e0041}',
  'a\u200db',
  '\u2800',
  '\u0301',
])('%j holds what no eye sees', (text) => {
  expect(isOneLine(text)).toBe(false);
});

test.each(['', 'a\tb\nc\r\nd', '扭矩 120 kNm', 'Drive\u200bwright'])('%j is plain text', (text) => {
  expect(isPlainText(text)).toBe(true);
});

test.each([
  '\u0000',
  'a\u0007',
  '\u001b[31m',
  'a\u000bb',
  '\u007f',
  '\u009b1m',
  'fB \u202e40.1',
  'a\nb\u2066c\u2069',
  'a\u200f',
])('%j is not', (text) => {
  expect(isPlainText(text)).toBe(false);
});

test('a text without what turns the writing around says what it is written as', () => {
  expect(withoutTurns('fB \u202e40.1\u202c\n扭矩 120 kNm')).toBe('fB 40.1\n扭矩 120 kNm');
});

test.each(['', ' ', '\u200b', '\u2060', '\u3164', '\u115f', '\uffa0', '\u00ad', '\u2800'])(
  '%j shows nothing',
  (text) => {
    expect(showsSomething(text)).toBe(false);
  },
);

test.each(['a', '价', '…', '한', '👍'])('%j shows something', (text) => {
  expect(showsSomething(text)).toBe(true);
});
