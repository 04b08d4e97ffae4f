import { expect, it } from 'vitest';
import { LIST_COLUMNS } from '#modules/cart/domain/list-columns.ts';
import { offeredColumns } from '#product/column-choice.ts';
import { COLUMN_WIDTHS } from './column-widths.ts';

it('every column that can be chosen for the list says how wide it is: one that did not would have all rows measured', () => {
  expect(offeredColumns(LIST_COLUMNS).filter((id) => COLUMN_WIDTHS[id] === undefined)).toEqual([]);
});
