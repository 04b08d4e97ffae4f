import type { BilingualText } from '#kernel/locale.ts';
import { granted, refused } from '#kernel/result.ts';
import type { DrawProduct, ProductToDraw } from '#modules/drawings/domain/drawn-product.ts';
import type { SolidModel } from '#modules/drawings/domain/solids/body.ts';
import { MissingLetter, type PartReader, readParts } from './read-letters.ts';

/** That a product has something no drawing is made of: it is had on request. */
export class OnRequest extends Error {
  readonly what: BilingualText;

  constructor(what: BilingualText) {
    super(what.en);
    this.what = what;
  }
}

/** What draws a line's products by their letters: every dimension it reads is told; a letter it lacks refuses the drawing by its name. */
export function drawingOf(draw: (product: ProductToDraw, read: PartReader) => SolidModel): DrawProduct {
  return (product, dimensions) => {
    const read = readParts(dimensions);
    try {
      return granted({ model: draw(product, read), dimensions: read.told() });
    } catch (error) {
      if (error instanceof OnRequest) return refused({ missing: error.what });
      if (!(error instanceof MissingLetter)) throw error;
      return refused({ missing: { zh: error.message, en: error.message } });
    }
  };
}
