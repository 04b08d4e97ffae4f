import { columnOf, rowFigure } from '#product/column.ts';
import { figureWithUnit } from '#product/figure-text.ts';
import { JRT_ROW_SEARCH } from './columns.ts';
import type { BasicType } from './rows/basic-type.ts';

/** A figure of a basic type as it is written everywhere, with its unit: `49.8 r/min`. */
export function figureOf(id: FigureColumn, row: BasicType): string {
  return figureWithUnit(columnOf(JRT_ROW_SEARCH, id) ?? {}, rowFigure(JRT_ROW_SEARCH, row, id));
}

/** The columns with figures. */
type FigureColumn = Extract<(typeof JRT_ROW_SEARCH)['columns'][number], { readonly kind: 'number' }>['id'];
