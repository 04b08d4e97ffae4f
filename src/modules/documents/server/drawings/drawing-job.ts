import { granted, type Result } from '#kernel/result.ts';
import { LINE_SOLIDS } from '#lines/solids.ts';
import type { DrawingFormat } from '#modules/documents/domain/drawing-formats.ts';
import type { ProductToDraw, Undrawn } from '#modules/drawings/domain/drawn-product.ts';
import { type DrawingSources, drawingOfProduct } from './drawing-of-product.ts';
import { DRAWN_FILES } from './drawn-file.ts';
import { drawnZip } from './drawn-zip.ts';
import { referenceDimensions, referenceVersion } from './reference-dimensions.ts';
import type { DrawingTitle } from './sheet-request.ts';

/** A drawing as everything it is made of besides this program and its reference: the same make the same bytes. */
export interface DrawingOrder {
  /** The code of the product line. */
  readonly line: string;
  readonly product: ProductToDraw;
  readonly format: DrawingFormat;
  readonly title: DrawingTitle;
}

/** The file, or why there is none. */
export type DrawingOutcome = Result<Uint8Array, Undrawn>;

/** Draws a product as a file: the work of the job `DRAWING`. */
export function work(order: DrawingOrder): Promise<DrawingOutcome> {
  return drawnOrder(order, { solids: LINE_SOLIDS, dimensions: referenceDimensions() });
}

/** What a line draws of a product by these dimensions, as the file that was asked for. */
export async function drawnOrder({ format, ...order }: DrawingOrder, sources: DrawingSources): Promise<DrawingOutcome> {
  const drawn = drawingOfProduct(order, sources);
  if (!drawn.ok) return drawn;
  const file = format === 'zip' ? drawnZip(drawn.value, referenceVersion()) : DRAWN_FILES[format](drawn.value);
  return granted(await file);
}
