import type { BilingualText } from '#kernel/locale.ts';
import type { Result } from '#kernel/result.ts';
import type { Values } from '#product/configuration.ts';
import type { PartFigures } from '#product/sheet.ts';
import type { Confidence, Dimensions } from './dimensions.ts';
import type { SolidModel } from './solids/body.ts';

/** A product as it is drawn: what stands in its fields, and what the catalogue of its release knows of its parts. */
export interface ProductToDraw {
  readonly standing: Values;
  readonly parts: PartFigures;
}

/** A dimension as a drawing tells it: of which view, by its letter, mm; `≈` belongs before one that is approximate. */
export interface ToldDimension {
  readonly view: string;
  readonly letter: string;
  readonly value: number | string;
  readonly tolerance: string;
  readonly confidence: Confidence;
}

/** A product as solids in its mounting position, and every dimension that went into them. */
export interface DrawnProduct {
  readonly model: SolidModel;
  readonly dimensions: readonly ToldDimension[];
}

/** Why a product is not drawn: an interface of it has no row in the reference, or its kind is not drawn; in words, as `K · 187 · d`. */
export interface Undrawn {
  readonly missing: BilingualText;
}

/** How a line draws its products. */
export type DrawProduct = (product: ProductToDraw, dimensions: Dimensions) => Result<DrawnProduct, Undrawn>;
