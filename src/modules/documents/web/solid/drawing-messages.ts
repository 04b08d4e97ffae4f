import type { Result } from '#kernel/result.ts';
import type { Collision } from '#modules/drawings/domain/collisions.ts';
import type { ProductToDraw, ToldDimension, Undrawn } from '#modules/drawings/domain/drawn-product.ts';
import type { SheetOrder } from '#modules/drawings/domain/sheet/sheet-of.ts';
import type { ShownModel } from '#modules/drawings/domain/solids/shown-model.ts';
import type { Vec3 } from '#modules/drawings/domain/solids/vector.ts';

/** A product to be drawn by the worker, and the line whose it is; with its dimension sheet where that is wanted. */
export interface SolidOrder {
  readonly line: string;
  readonly product: ProductToDraw;
  readonly sheet?: SheetOrder;
}

/** Where dimensions lie on a product in its mounting position, by their ids. */
export type MarkedDimensions = Readonly<Record<string, readonly [Vec3, Vec3]>>;

/** A product as it is shown: its solids, the dimensions they were made by and where they lie, and its sheet as SVG. */
export interface ShownDrive {
  readonly shown: ShownModel;
  readonly dimensions: readonly ToldDimension[];
  readonly marks: MarkedDimensions;
  /** What of it is in the way, or needs room. */
  readonly collisions: readonly Collision[];
  readonly sheet: string | undefined;
}

/** What the worker answers: the drive, or what the reference lacks of it; `broken`, where it could not even try. */
export type SolidAnswer = Result<ShownDrive, Undrawn> | 'broken';
