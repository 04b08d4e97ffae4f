import { JRH_ROW_SEARCH } from '#lines/jrh/columns.ts';
import { columnOf, rowFigure } from '#product/column.ts';
import { figureWithUnit } from '#product/figure-text.ts';
import type { CatalogueRow } from '#product/row.ts';

const CODES = ['reduceType', 'reduceUnitSize'];
const FIGURES = ['ratio', 'outputSpeed', 'ratedTorque'];

/** What a unit is called in a sentence: type, size and the figures that tell it from others, the same for everybody, in SI. */
export function rowName(row: CatalogueRow): string {
  const codes = CODES.map((id) => String(Reflect.get(row, id)));
  const figures = FIGURES.map((id) => {
    const { symbol = '', ...column } = columnOf(JRH_ROW_SEARCH, id) ?? {};
    return `${symbol}\u00a0${figureWithUnit(column, rowFigure(JRH_ROW_SEARCH, row, id))}`;
  });
  return [...codes, ...figures].join(' · ');
}
