import type { PartFigures } from '#product/sheet.ts';
import type { IndustrialRow } from './rows/industrial-row.ts';
import { inputShaftOf } from './rows/input-shaft.ts';
import type { IndustrialParts } from './source/parts.ts';

/**
 * What the reference data know of a unit beside its columns: the letters of its sheet (`letter.a`), its input shaft
 * (`input.d`) and the oil of its class, as far as they were read. Of a unit that is not drawn only its output is told.
 */
export function partFigures({ units, dimensions, inputShafts }: IndustrialParts, row: IndustrialRow): PartFigures {
  const isOfRow = ({ type, size }: { readonly type: string; readonly size: string }) =>
    type === row.reduceType && size === row.reduceUnitSize;
  const unit = units.find(isOfRow);
  const letters = row.drawing === 'yes' ? Object.entries(dimensions.find(isOfRow)?.letters ?? {}) : [];
  const shaft = inputShaftOf(inputShafts.filter(isOfRow), row.ratio);
  const figures: readonly (readonly [string, number | null | undefined])[] = [
    ['output.d2', unit?.outputShaft],
    ['output.D2', unit?.hollowBore],
    // The bore of the sheet wins over the one of the ratings.
    ['output.D3', dimensions.find(isOfRow)?.letters.D3 ?? unit?.shrinkDiscBore],
    ['input.d', shaft?.diameter],
    ['input.l', shaft?.length],
    ['input.G1', shaft?.distance],
    ['oil', unit?.oil],
    ...letters.map(([letter, value]) => [`letter.${letter}`, value] as const),
  ];
  return Object.fromEntries(figures.flatMap(([name, value]) => (typeof value === 'number' ? [[name, value]] : [])));
}
