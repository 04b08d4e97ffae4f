import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { type Locale, textIn } from '#kernel/locale.ts';
import type { ValidatedProduct } from '#modules/configurator/server/public.ts';
import type { documentRoutes } from '#modules/documents/contract.ts';
import {
  DRAWING_FORMATS,
  DRAWING_TYPES,
  type DrawingFormat,
  isDrawingFormat,
} from '#modules/documents/domain/drawing-formats.ts';
import { drawingFileName } from '#modules/documents/domain/file-name.ts';
import { type AskedProduct, judgedProduct } from '#modules/documents/server/asked-product.ts';
import { DRAWING } from '#modules/documents/server/jobs.ts';
import { Failure } from '#server/failures.ts';
import { contentDisposition } from '#server/http/content-disposition.ts';
import type { Portal } from '#server/portal.ts';
import type { DrawingOrder, DrawingOutcome } from './drawing-job.ts';
import { drawingOrder } from './drawing-order.ts';

/** How many drawings are kept, and how many bytes of them: a drive as STEP has a few hundred kilobytes. */
const KEPT = { max: 500, maxSize: 32 * 1024 * 1024 };

/** So many products are remembered as they were judged: somebody who looks at one asks for its drawings one after the other. */
const JUDGED_KEPT = 200;

/** As what a drawing is wanted, by whom. */
export interface WantedFile {
  readonly format: DrawingFormat;
  readonly query: z.output<typeof documentRoutes.drawing.query>;
  readonly locale: Locale;
  readonly waiting: Parameters<Portal['jobs']['run']>[2];
}

/** A drawing as a route answers it. */
export interface DrawnAnswer {
  readonly file: Promise<{
    readonly bytes: Uint8Array;
    readonly type: string;
    readonly disposition: string;
    readonly mayBeKept: true;
  }>;
}

/** Where drawings of products are had, each made once for what it shows (ADR 88). */
export type DrawingDesk = (asked: AskedProduct, wanted: WantedFile) => DrawnAnswer;

const desks = new WeakMap<Portal, DrawingDesk>();

/** The one desk of a portal: who asks for the same drawing by another way gets the same. */
export function drawingDeskOf(portal: Portal): DrawingDesk {
  const desk = desks.get(portal) ?? newDesk(portal);
  desks.set(portal, desk);
  return desk;
}

/** The format of a name; refused where there is none. */
export function drawingFormatOf(name: string): DrawingFormat {
  if (isDrawingFormat(name)) return name;
  throw new Failure('drawing.unknown-format', { format: name, formats: DRAWING_FORMATS.join(', ') });
}

function newDesk(portal: Portal): DrawingDesk {
  const drawn = new LRUCache<string, DrawingOutcome>({
    ...KEPT,
    sizeCalculation: (outcome) => (outcome.ok ? outcome.value.length : 0) + 200,
  });
  const judged = new LRUCache<string, ValidatedProduct>({ max: JUDGED_KEPT });
  /** What is being drawn: whoever asks for the same meanwhile waits for it, and draws it where the first has gone. */
  const making = new Map<string, Promise<DrawingOutcome>>();

  /** The product of a form: the same form is the same product, as long as its release is. */
  function judgedOnce(asked: AskedProduct, locale: Locale): ValidatedProduct {
    const key = JSON.stringify([asked.release.hash, locale, asked.form]);
    const known = judged.get(key) ?? judgedProduct(asked, locale);
    judged.set(key, known);
    return known;
  }

  async function outcomeOf(order: DrawingOrder, waiting: WantedFile['waiting']): Promise<DrawingOutcome> {
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

  return (asked, { format, locale, query, waiting }) => {
    const product = judgedOnce(asked, locale);
    const { detail, lang: language, method } = query;
    const wanted = { format, locale, language, method, detail, maker: portal.settings.brandName };
    const outcome = outcomeOf(drawingOrder({ product, release: asked.release }, wanted), waiting);
    const disposition = contentDisposition(drawingFileName(product.productName, format, locale), 'attachment');
    return {
      file: outcome.then((drawing) => {
        if (!drawing.ok)
          throw new Failure('drawing.missing-dimension', { missing: textIn(drawing.refusal.missing, locale) });
        return { bytes: drawing.value, type: DRAWING_TYPES[format], disposition, mayBeKept: true as const };
      }),
    };
  };
}
