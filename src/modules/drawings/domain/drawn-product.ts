import type { BilingualText } from '#kernel/locale.ts';
import type { Result } from '#kernel/result.ts';
import type { Values } from '#product/configuration.ts';
import type { PartFigures } from '#product/sheet.ts';
import type { Confidence, Dimensions } from './dimensions.ts';
import type { PartView } from './part-names.ts';
import type { Body, SolidModel } from './solids/body.ts';
import type { Turn } from './solids/placement.ts';
import type { Vec3 } from './solids/vector.ts';

/** A product as it is drawn: what stands in its fields, and what the catalogue of its release knows of its parts. */
export interface ProductToDraw {
  readonly standing: Values;
  readonly parts: PartFigures;
}

/** A dimension as a drawing tells it: of which view, by its letter, mm; `≈` belongs before one that is approximate. */
export interface ToldDimension {
  readonly view: PartView;
  readonly letter: string;
  readonly value: number | string;
  readonly tolerance: string;
  readonly confidence: Confidence;
  /** What its letter means of its part. */
  readonly means?: BilingualText;
}

/** Where a told dimension lies on the product as it was built: between two points, told outwards, best seen along a direction. */
export interface Mark {
  readonly kind: 'length' | 'diameter';
  readonly told: ToldDimension;
  readonly from: Vec3;
  readonly to: Vec3;
  readonly out: Vec3;
  readonly seen: Vec3;
}

/** Holes that are told by a line to one of them: where they are, along what, how many. */
export interface HoleMark {
  readonly told: ToldDimension;
  readonly at: readonly Vec3[];
  readonly radius: number;
  readonly seen: Vec3;
}

/** A part that its sheet shows enlarged: what of it, looked at from where, and its dimensions there; `at` is where it lies on the product. */
export interface DetailMark {
  readonly bodies: readonly Body[];
  readonly at: Vec3;
  /** To the viewer, and up on the sheet. */
  readonly toward: Vec3;
  readonly up: Vec3;
  readonly marks: readonly Mark[];
  readonly holes: readonly HoleMark[];
}

/** The product as it was built, level, with where its dimensions lie; and the turn into its mounting position. */
export interface BuiltProduct {
  readonly model: SolidModel;
  readonly marks: readonly Mark[];
  readonly holes: readonly HoleMark[];
  readonly details?: readonly DetailMark[];
  readonly position: string;
  readonly turn: Turn;
  /** The code of the position it was built in, `M1`; a line whose sheets always show the position needs none. */
  readonly level?: string;
}

/** A product as solids in its mounting position, and every dimension that went into them. */
export interface DrawnProduct {
  readonly model: SolidModel;
  readonly dimensions: readonly ToldDimension[];
  /** What its dimension sheet shows; of a line that does not say it the sheet shows the model alone. */
  readonly built?: BuiltProduct;
}

/** Why a product is not drawn: an interface of it has no row in the reference, or its kind is not drawn; in words, as `K · 187 · d`. */
export interface Undrawn {
  readonly missing: BilingualText;
}

/** How a line draws its products. */
export type DrawProduct = (product: ProductToDraw, dimensions: Dimensions) => Result<DrawnProduct, Undrawn>;
