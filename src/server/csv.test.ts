import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a table is quoted, in UTF-8 that spreadsheets recognise', () => {
  expect(
    csvOf([
      ['时间', 'Who'],
      ['a "b", c\nd', ''],
    ]),
  ).toBe('\uFEFF"时间","Who"\r\n"a ""b"", c\nd",""\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\ta', '＝1', '＋1', '－1', '＠x', '=HYPERLINK("x")'])(
  '%j is no formula',
  (text) => {
    expect(csvOf([[text]])).toBe(`\uFEFF"'${text.replaceAll('"', '""')}"\r\n`);
  },
);

test.each([
  ['a;=1', "a;'=1"],
  ['a; =1', "a;' =1"],
  ['a\t+1', "a\t'+1"],
  ['a\r\n-1;@b', "a\r\n'-1;'@b"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['\n＝1', "'\n'＝1"],
])('%j is none either, where cells may be parted once more', (text, cell) => {
  expect(csvOf([[text]])).toBe(`\uFEFF"${cell}"\r\n`);
});

test.each(['a; b', 'a\tb', '1;2', '1-1', 'a=b', 'x@y.z', "'=1"])('%j stays as it is', (text) => {
  expect(csvOf([[text]])).toBe(`\uFEFF"${text}"\r\n`);
});

test('a number stays one, below zero too', () => {
  expect(csvOf([['h', 130, -12.5]])).toBe('\uFEFF"h",130,-12.5\r\n');
});
