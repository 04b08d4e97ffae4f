import type { RowSearchDef } from '#product/column.ts';
import { LINE_WIRES } from './line-wires.ts';

/** By which columns the rows of each line are found and read, by its code: as the API describes them. */
export const ROW_SEARCHES: Readonly<Record<string, RowSearchDef>> = Object.fromEntries(
  [...LINE_WIRES].map(([code, { rowSearch }]) => [code, rowSearch]),
);
