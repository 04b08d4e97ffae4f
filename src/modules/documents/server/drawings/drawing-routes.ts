import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { countedAddress } from '#kernel/client-address.ts';
import { textIn } from '#kernel/locale.ts';
import type { Releases } from '#modules/catalogue/server/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import {
  DRAWING_FORMATS,
  DRAWING_TYPES,
  type DrawingFormat,
  isDrawingFormat,
} from '#modules/documents/domain/drawing-formats.ts';
import { drawingFileName } from '#modules/documents/domain/file-name.ts';
import { askedProduct, judgedProduct } from '#modules/documents/server/asked-product.ts';
import { DRAWING } from '#modules/documents/server/jobs.ts';
import { Failure } from '#server/failures.ts';
import { contentDisposition } from '#server/http/content-disposition.ts';
import { askerOf } from '#server/jobs/job.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import type { DrawingOrder, DrawingOutcome } from './drawing-job.ts';
import { drawingOrder } from './drawing-order.ts';

/** How many drawings are kept, and how many bytes of them: a drive as STEP has a few hundred kilobytes. */
const KEPT = { max: 500, maxSize: 32 * 1024 * 1024 };

/** Serves the drawings of saved configurations; each is made once for what it shows (ADR 88). */
export function registerDrawings(portal: Portal, releases: Releases): void {
  const drawn = new LRUCache<string, DrawingOutcome>({
    ...KEPT,
    sizeCalculation: (outcome) => (outcome.ok ? outcome.value.length : 0) + 200,
  });
  /** What is being drawn: whoever asks for the same meanwhile waits for it, and draws it where the first has gone. */
  const making = new Map<string, Promise<DrawingOutcome>>();

  serve(portal, documentRoutes.drawing, async ({ actor, db, locale, params, query, request, scope, whenGone }) => {
    const format = formatOf(params.format);
    const asker = askerOf(actor, countedAddress(request.ip));
    const asked = await askedProduct({ id: params.id }, { releases, db, scope });
    const product = judgedProduct(asked, locale);
    const name = drawingFileName(product.productName, format, locale);
    const { detail, lang: language, method } = query;
    const wanted = { format, locale, language, method, detail, maker: portal.settings.brandName };
    const order = drawingOrder({ product, release: asked.release }, wanted);
    const outcome = outcomeOf(order, { asker, gone: whenGone() });
    return {
      file: outcome.then((drawing) => {
        if (!drawing.ok)
          throw new Failure('drawing.missing-dimension', { missing: textIn(drawing.refusal.missing, locale) });
        const disposition = contentDisposition(name, 'attachment');
        return { bytes: drawing.value, type: DRAWING_TYPES[format], disposition, mayBeKept: true as const };
      }),
    };
  });

  async function outcomeOf(
    order: DrawingOrder,
    waiting: Parameters<Portal['jobs']['run']>[2],
  ): Promise<DrawingOutcome> {
    // A process runs one program with one reference: what else a drawing is made of stands in its order, none of it a person's words.
    const key = createHash('sha256').update(JSON.stringify(order)).digest('base64');
    const known = drawn.get(key) ?? (await making.get(key)?.catch(() => undefined));
    if (known !== undefined) return known;
    const made = portal.jobs.run(DRAWING, { cost: 1, prepare: () => order }, waiting);
    making.set(key, made);
    try {
      const outcome = await made;
      drawn.set(key, outcome);
      return outcome;
    } finally {
      if (making.get(key) === made) making.delete(key);
    }
  }
}

function formatOf(name: string): DrawingFormat {
  if (isDrawingFormat(name)) return name;
  throw new Failure('drawing.unknown-format', { format: name, formats: DRAWING_FORMATS.join(', ') });
}
