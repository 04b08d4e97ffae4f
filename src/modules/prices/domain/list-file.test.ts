import { describe, expect, test } from 'vitest';
import { LIST_COLUMNS } from './list-columns.ts';
import { recordsOf } from './list-file.ts';
import { problemText } from './list-problem.ts';

const HEAD = { number: 1, cells: LIST_COLUMNS };

describe('the file of a list', () => {
  test('is read by its headings, whatever their order and case; empty rows are none', () => {
    const rows = [
      { number: 1, cells: ['LIST', 'Basis', 'code', 'component', ' lead_days ', ''] },
      { number: 2, cells: ['', '', ''] },
      { number: 5, cells: ['620.00', 'fixed', 'BE2', 'brake', '3', ''] },
    ];
    expect(recordsOf(rows)).toMatchObject({
      value: [{ line: 5, cells: { component: 'brake', code: 'BE2', basis: 'fixed', list: '620.00', lead_days: '3' } }],
    });
  });

  test('is refused by what is wrong with its headings, one by one', () => {
    const [, ...others] = LIST_COLUMNS;
    const read = recordsOf([{ number: 1, cells: [...others, 'list', 'price'] }]);
    expect(read.ok ? [] : read.refusal.map((problem) => problemText(problem).en)).toEqual([
      'Row 1, column price: there is no column “price”',
      'Row 1, column list: the column “list” stands there twice',
      'Row 1, column component: the column “component” is missing',
    ]);
    expect(recordsOf([]).ok).toBe(false);
  });

  test.each([
    ["'-", '-'],
    ["'=1", '=1'],
    ["a;' -b", 'a; -b'],
    ["it's", "it's"],
    ["'quoted'", "'quoted'"],
  ])('takes %s for %s, as downloads write it', (cell, text) => {
    const read = recordsOf([HEAD, { number: 2, cells: [cell] }]);
    expect(read.ok && read.value[0]?.cells.component).toBe(text);
  });
});
