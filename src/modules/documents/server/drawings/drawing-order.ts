import type { Locale } from '#kernel/locale.ts';
import type { ActiveRelease } from '#modules/catalogue/server/public.ts';
import { contextOf, type ValidatedProduct } from '#modules/configurator/server/public.ts';
import type { DrawingFormat } from '#modules/documents/domain/drawing-formats.ts';
import { sheetMass } from '#modules/documents/domain/sheet-mass.ts';
import type { DrawingOrder } from './drawing-job.ts';
import type { DrawingTitle } from './sheet-request.ts';

/** How a drawing is wanted: what is left out is in first angle and in full. */
export interface WantedDrawing {
  readonly format: DrawingFormat;
  readonly locale: Locale;
  readonly maker: string;
  readonly language?: DrawingTitle['language'] | undefined;
  readonly method?: DrawingTitle['method'] | undefined;
  readonly detail?: DrawingTitle['detail'] | undefined;
}

/** All that a drawing of a judged product is made of. */
export function drawingOrder(
  { product, release }: { readonly product: ValidatedProduct; readonly release: ActiveRelease },
  { format, language, locale, maker, method = 'first', detail = 'full' }: WantedDrawing,
): DrawingOrder {
  const { fullTypeCode, productName, row, standing } = product;
  const { catalogue, hash, version } = release;
  const { line } = contextOf(release);
  const mass = sheetMass(line.rows, row);
  return {
    line: line.code,
    product: { standing, parts: catalogue.partFigures?.(row) ?? {} },
    format,
    title: {
      ...{ name: fullTypeCode, productName, release: { version, hash }, maker, locale },
      ...{ language: language ?? locale, method, detail },
      ...(mass !== undefined && { mass }),
    },
  };
}
