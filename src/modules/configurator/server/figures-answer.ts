import type { z } from 'zod';
import { type Locale, textIn } from '#kernel/locale.ts';
import type { toldFigure } from '#modules/configurator/contract.ts';
import { type FiguresLine, rowFigures, type ToldRow } from '#product/row-figures.ts';

/** The figures a product is known by, in the asked language, the most telling first. */
export function figuresDto(line: FiguresLine, told: ToldRow, locale: Locale): readonly z.input<typeof toldFigure>[] {
  return rowFigures(line, told).map(({ column, unit = null, value }) => ({
    column: column.id,
    label: column.label ? textIn(column.label, locale) : column.id,
    symbol: column.symbol ?? null,
    value,
    unit,
  }));
}
