import type { z } from 'zod';
import { type Locale, textIn } from '#kernel/locale.ts';
import type { toldFigure, toldFitting } from '#modules/configurator/contract.ts';
import type { Values } from '#product/configuration.ts';
import { type FieldDef, HIDDEN } from '#product/field.ts';
import type { ProductLine } from '#product/line.ts';
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

/** The same, and in units of the inch-pound system where those differ. */
export function figuresInBoth(line: FiguresLine, told: ToldRow, locale: Locale): readonly z.input<typeof toldFigure>[] {
  const imperial = rowFigures(line, told, 'imperial');
  return figuresDto(line, told, locale).map((figure, at) => {
    const { unit, value } = imperial[at] ?? {};
    if (unit === undefined || value === undefined || unit === figure.unit) return figure;
    return { ...figure, imperial: { value, unit } };
  });
}

/** How a drive is mounted and what it is fitted with, as a list names it, in the asked language. */
export function fittingsDto(
  { listed = { always: [], unlessUsual: [] } }: Pick<ProductLine, 'listed'>,
  { fields, standing }: { readonly fields: readonly FieldDef[]; readonly standing: Values },
  locale: Locale,
): readonly z.input<typeof toldFitting>[] {
  const { always, unlessUsual } = listed;
  return [...always, ...unlessUsual].flatMap((id) => {
    const field = fields.find((each) => each.id === id);
    const { [id]: code = HIDDEN } = standing;
    if (field === undefined || code === HIDDEN || (code === field.usual && unlessUsual.includes(id))) return [];
    const words = field.values.find((value) => value.code === code)?.label;
    return [{ field: id, code, label: textIn(field.label, locale), value: words ? textIn(words, locale) : code }];
  });
}
