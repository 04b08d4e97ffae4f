import { expect, it } from 'vitest';
import { LIST_COLUMNS } from '#modules/cart/domain/list-columns.ts';
import { offeredColumns } from '#product/column-choice.ts';
import { widthOf } from './column-widths.ts';

it('every column that can be chosen for the list says how wide it is, as a style sheet says it', () => {
  for (const id of offeredColumns(LIST_COLUMNS)) expect(widthOf(id), id).toMatch(/^(\d+px|clamp\(.+\))$/);
});
