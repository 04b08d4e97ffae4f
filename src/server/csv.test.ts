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

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠x', '=HYPERLINK("x")'])(
  '%j is no formula',
  (text) => {
    expect(csvOf([[text]])).toBe(`\uFEFF"'${text.replaceAll('"', '""')}"\r\n`);
  },
);

test.each(['1-1', 'a=b', 'x@y.z', "'=1"])('%j stays as it is', (text) => {
  expect(csvOf([[text]])).toBe(`\uFEFF"${text}"\r\n`);
});
