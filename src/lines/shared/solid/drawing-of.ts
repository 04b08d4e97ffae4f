import type { BilingualText } from '#kernel/locale.ts';
import { granted, refused } from '#kernel/result.ts';
import type { DrawProduct, ProductToDraw } from '#modules/drawings/domain/drawn-product.ts';
import { drawnProduct, type ProductBuilt } from './marks/marks-of.ts';
import { MissingLetter, type PartReader, readParts } from './read-letters.ts';

/** That a product has something no drawing is made of: it is had on request. */
export class OnRequest extends Error {
  readonly what: BilingualText;

  constructor(what: BilingualText) {
    super(what.en);
    this.what = what;
  }
}

/** What draws a line's products by their letters: every dimension it reads is told, and lies on the sheet where the line marks it; a letter it lacks refuses the drawing by its name. */
export function drawingOf(draw: (product: ProductToDraw, read: PartReader) => ProductBuilt): DrawProduct {
  return (product, dimensions) => {
    const read = readParts(dimensions);
    try {
      const built = draw(product, read);
      return granted(drawnProduct(built, read.told()));
    } catch (error) {
      if (error instanceof OnRequest) return refused({ missing: error.what });
      if (!(error instanceof MissingLetter)) throw error;
      return refused({ missing: { zh: error.message, en: error.message } });
    }
  };
}
