import { granted, type Result } from '#kernel/result.ts';
import { LINE_SOLIDS } from '#lines/solids.ts';
import type { DrawingFormat } from '#modules/documents/domain/drawing-formats.ts';
import type { Dimensions } from '#modules/drawings/domain/dimensions.ts';
import type { DrawProduct, ProductToDraw, Undrawn } from '#modules/drawings/domain/drawn-product.ts';
import { DRAWN_FILES } from './drawn-file.ts';
import { drawnZip } from './drawn-zip.ts';
import { referenceDimensions, referenceVersion } from './reference-dimensions.ts';
import { type DrawingTitle, drawingOf } from './sheet-request.ts';

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
export async function drawnOrder(
  { line, product, format, title }: DrawingOrder,
  { solids, dimensions }: { readonly solids: ReadonlyMap<string, DrawProduct>; readonly dimensions: Dimensions },
): Promise<DrawingOutcome> {
  const draw = solids.get(line);
  if (draw === undefined) throw new Error(`The product line ${line} does not say how it is drawn`);
  const drawn = draw(product, dimensions);
  if (!drawn.ok) return drawn;
  const drawing = drawingOf(drawn.value, title);
  const file = format === 'zip' ? drawnZip(drawing, referenceVersion()) : DRAWN_FILES[format](drawing);
  return granted(await file);
}
