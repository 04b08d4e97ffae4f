import type { DetailMark } from '#modules/drawings/domain/drawn-product.ts';
import { itemRect } from '#modules/drawings/domain/sheet/layout/item-rect.ts';
import type { PlacedDetail } from '#modules/drawings/domain/sheet/layout/placed-details.ts';
import { around } from '#modules/drawings/domain/sheet/layout/text-size.ts';
import type { SheetItem } from '#modules/drawings/domain/sheet/sheet-scene.ts';
import { type SheetSoFar, sheetDetails } from './sheet-details.ts';

/** What stands beside the views. */
export interface BesideViews {
  readonly picture: readonly SheetItem[];
  readonly details: readonly PlacedDetail[];
}

/** The first of the pictures beside which there is room for as many details as without one; else the one that leaves room for the most. */
export function besideViews(
  marks: readonly DetailMark[],
  { pictures, ...sheet }: SheetSoFar & { readonly pictures: Iterable<readonly SheetItem[]> },
): BesideViews {
  const alone = () => sheetDetails(marks, sheet);
  let best: BesideViews | undefined;
  for (const picture of pictures) {
    const rect = around(picture.map(itemRect));
    const [taken, kept] = [
      [...sheet.taken, rect],
      [...sheet.kept, rect],
    ];
    const details = sheetDetails(marks, { ...sheet, taken, kept });
    if (best === undefined || details.length > best.details.length) best = { picture, details };
    if (details.length === marks.length || details.length === alone().length) break;
  }
  return best ?? { picture: [], details: alone() };
}
