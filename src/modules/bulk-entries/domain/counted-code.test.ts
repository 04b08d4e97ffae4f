import { expect, test } from 'vitest';
import { countedCode } from './counted-code.ts';
import { entryRows, quantityOf } from './entry-rows.ts';

const CODE = 'JRTK57-DN80M14-i48.89-M1';

test.each([
  [`1x ${CODE}`, '1'],
  [`${CODE} x2`, '2'],
  [`2 × ${CODE}`, '2'],
  [`2 Stk ${CODE}`, '2'],
  [`2 Stk. ${CODE}`, '2'],
  [`${CODE} 2台`, '2'],
  [`${CODE} ２ 台`, '2'],
  [`3台${CODE}`, '3'],
  [`${CODE}, 4 pcs`, '4'],
  [`${CODE} 5x`, '5'],
  [`${CODE} 数量：6`, '6'],
  [`${CODE} Qty 6`, '6'],
])('"%s" asks for %s', (cell, quantity) => {
  expect(countedCode(cell)).toEqual({ code: CODE, quantity });
});

test.each([
  CODE,
  `${CODE} 2026`,
  `${CODE}-S35 x 70`,
  `${CODE}-S35x70`,
  'KA77 DRN100L4 i=64.75 30 r/min',
  'JRW040.075-DN71M4/B14-i300(10x30)',
  'K57 1.5kW 4P',
  '2 Stationen',
])('"%s" asks for no number', (cell) => {
  expect(countedCode(cell)).toBeUndefined();
});

test('a count beside the code is the quantity of a row that says none in its own column', () => {
  const rows = entryRows([
    { number: 1, cells: [`2 × ${CODE}`, '', 'P-01', ''] },
    { number: 2, cells: [`2 × ${CODE}`, '3', '', ''] },
  ]);
  expect(rows.map(({ given }) => given)).toEqual([
    { code: CODE, quantity: '2', itemNumber: 'P-01', note: '' },
    { code: `2 × ${CODE}`, quantity: '3', itemNumber: '', note: '' },
  ]);
});

test.each([
  ['2台', 2],
  ['２ 台', 2],
  ['3 pcs', 3],
  ['4.0', 4],
  ['', 1],
  ['2 kW', Number.NaN],
])('the quantity "%s" is %s', (quantity, count) => {
  expect(quantityOf({ code: CODE, quantity, itemNumber: '', note: '' })).toBe(count);
});
