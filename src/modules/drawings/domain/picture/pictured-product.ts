import type { BilingualText } from '#kernel/locale.ts';
import { cautionsOf } from '#modules/drawings/domain/collisions.ts';
import type { Dimensions } from '#modules/drawings/domain/dimensions.ts';
import type { DrawProduct } from '#modules/drawings/domain/drawn-product.ts';
import type { Drawing } from '#product/drawing.ts';
import { type LinePictures, productPicture, valuesNamed } from './line-pictures.ts';

/** The picture of a product, and what of it is in the way where it is mounted. */
export interface Pictured {
  readonly drawing: Drawing;
  readonly cautions: readonly BilingualText[];
}

/** How a line shows and draws its products. */
export interface LineDrawn {
  readonly pictures: LinePictures;
  readonly draw: DrawProduct;
}

/**
 * The picture of a product that is named, with cautions by its drawing: where the drawing is refused, since too little is told or the
 * reference lacks a row, the picture stands in for it and nothing is cautioned of. undefined where there is no picture.
 */
export function picturedProduct(
  { draw, pictures }: LineDrawn,
  name: string,
  dimensions: Dimensions,
): Pictured | undefined {
  const drawing = productPicture(pictures, name, dimensions);
  const standing = valuesNamed(name);
  if (drawing === undefined || standing === undefined) return undefined;
  const drawn = draw({ standing, parts: {} }, dimensions);
  return { drawing, cautions: drawn.ok ? cautionsOf(drawn.value.model) : [] };
}
