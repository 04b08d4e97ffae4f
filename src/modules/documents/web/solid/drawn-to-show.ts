import { granted, type Result } from '#kernel/result.ts';
import { collisionsOf } from '#modules/drawings/domain/collisions.ts';
import type { BuiltProduct, DrawnProduct, Undrawn } from '#modules/drawings/domain/drawn-product.ts';
import { dimensionId } from '#modules/drawings/domain/sheet/layout/view-content.ts';
import { type SheetOrder, sheetOf } from '#modules/drawings/domain/sheet/sheet-of.ts';
import { svgSheet } from '#modules/drawings/domain/sheet/svg-sheet.ts';
import { turned } from '#modules/drawings/domain/solids/placement.ts';
import { shownModel } from '#modules/drawings/domain/solids/shown-model.ts';
import type { MarkedDimensions, ShownDrive } from './drawing-messages.ts';

/** What was drawn, as it is shown; with its sheet where that is wanted. */
export function drawnToShow(
  drawn: Result<DrawnProduct, Undrawn>,
  sheet: SheetOrder | undefined,
): Result<ShownDrive, Undrawn> {
  if (!drawn.ok) return drawn;
  const { built, dimensions, model } = drawn.value;
  return granted({
    shown: shownModel(model),
    dimensions,
    marks: built ? marksOf(built) : {},
    collisions: collisionsOf(model),
    sheet: sheet && svgSheet(sheetOf(drawn.value, sheet)),
  });
}

function marksOf({ marks, turn }: BuiltProduct): MarkedDimensions {
  return Object.fromEntries(
    marks.map(({ from, to, told }) => [dimensionId(told), [turned(turn, from), turned(turn, to)] as const]),
  );
}
