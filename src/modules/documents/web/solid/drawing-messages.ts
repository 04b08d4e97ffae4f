import type { Result } from '#kernel/result.ts';
import type { ProductToDraw, ToldDimension, Undrawn } from '#modules/drawings/domain/drawn-product.ts';
import type { ShownModel } from '#modules/drawings/domain/solids/shown-model.ts';

/** A product to be drawn by the worker, and the line whose it is. */
export interface SolidOrder {
  readonly line: string;
  readonly product: ProductToDraw;
}

/** A product as it is shown: its solids, and the dimensions they were made by. */
export interface ShownDrive {
  readonly shown: ShownModel;
  readonly dimensions: readonly ToldDimension[];
}

/** What the worker answers: the drive, or what the reference lacks of it; `broken`, where it could not even try. */
export type SolidAnswer = Result<ShownDrive, Undrawn> | 'broken';
