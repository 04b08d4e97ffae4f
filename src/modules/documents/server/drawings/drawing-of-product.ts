import { granted, type Result } from '#kernel/result.ts';
import type { Dimensions } from '#modules/drawings/domain/dimensions.ts';
import type { DrawProduct, ProductToDraw, Undrawn } from '#modules/drawings/domain/drawn-product.ts';
import { undrawn } from '#modules/drawings/domain/undrawn.ts';
import { type Drawing, type DrawingTitle, drawingOf } from './sheet-request.ts';

/** By what products are drawn: how each line does it, and the dimensions of the reference. */
export interface DrawingSources {
  readonly solids: ReadonlyMap<string, DrawProduct>;
  readonly dimensions: Dimensions;
}

/** A product to draw: the code of its line, what it is, and what its drawing says of it. */
export interface ProductOrder {
  readonly line: string;
  readonly product: ProductToDraw;
  readonly title: DrawingTitle;
}

/** The drawing of a product, or why there is none, as for a line that does not say how it is drawn: the files of it and the page of its data sheet are made of this. */
export function drawingOfProduct(
  { line, product, title }: ProductOrder,
  { solids, dimensions }: DrawingSources,
): Result<Drawing, Undrawn> {
  const draw = solids.get(line) ?? undrawn;
  const drawn = draw(product, dimensions);
  return drawn.ok ? granted(drawingOf(drawn.value, title)) : drawn;
}
