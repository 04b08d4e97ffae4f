import type { BilingualText } from '#kernel/locale.ts';
import { text } from '#product/field.ts';
import { figureText } from '#product/figure-text.ts';
import type { PartFigures, SheetRow } from '#product/sheet.ts';

/** A dimension of a sheet: the name of its figure among those of the parts, and the letter the trade gives it. */
export interface Dimension {
  readonly figure: string;
  readonly label: BilingualText;
  readonly symbol: string;
}

/** What the table of dimensions of a sheet is called. */
export const MAIN_DIMENSIONS: BilingualText = text('主要尺寸', 'Main dimensions');

/** The dimensions that are known, in mm; one that no source has is left out. */
export function dimensionRows(dimensions: readonly Dimension[], parts: PartFigures): readonly SheetRow[] {
  return dimensions.flatMap(({ figure, label, symbol }) => {
    const value = parts[figure];
    if (value === undefined) return [];
    return [{ label, symbol, value: figureText({ written: 'listed' }, value), unit: 'mm' }];
  });
}
