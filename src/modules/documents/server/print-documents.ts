import { setImmediate as aTurn } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '#kernel/actor.ts';
import { countedAddress } from '#kernel/client-address.ts';
import type { Locale } from '#kernel/locale.ts';
import { technicalFileName } from '#modules/documents/domain/file-name.ts';
import { Failure } from '#server/failures.ts';
import { contentDisposition } from '#server/http/content-disposition.ts';
import type { FileAnswer } from '#server/http/file-answer.ts';
import { type Asker, askerOf } from '#server/jobs/job.ts';
import type { Portal } from '#server/portal.ts';
import type { AskedProduct } from './asked-product.ts';
import { TECHNICAL_PDF } from './jobs.ts';
import { type Print, printableDocument } from './printable-document.ts';
import type { PrintableDocument, PrintOrder } from './technical-pdf-job.ts';

/** Who wants something printed: one who is signed in, or a visitor, known by the address. */
interface Wanting {
  readonly actor: Actor | undefined;
  readonly request: Pick<FastifyRequest, 'ip'>;
}

/** How something is printed, and until when somebody waits for it. */
export interface Printing extends Wanting {
  readonly locale: Locale;
  readonly whenGone: () => AbortSignal;
  readonly print: Print;
}

/** Refuses whoever has as much printing under way as one may, before anything is read for it. */
export function refuseMuchPrinting({ jobs }: Portal, cost: number, wanting: Wanting): void {
  jobs.refuseTooMuch(cost, askerOfRequest(wanting));
}

function askerOfRequest({ actor, request }: Wanting): Asker {
  return askerOf(actor, countedAddress(request.ip));
}

/** A printed document on its way: its bytes, the name it is saved under, and the products it tells of, in their order. */
export interface Printed {
  readonly file: Promise<FileAnswer & { readonly name: string; readonly productNames: readonly string[] }>;
}

/** Judging and printing are heavy work, done for one at a time of whoever asks; printing in a thread of its own. */
export function pdfOf({ jobs, settings }: Portal, asked: readonly AskedProduct[], printing: Printing): Printed {
  if (asked.length === 0) throw new Failure('document.empty');
  let name = '';
  let productNames: readonly string[] = [];
  const bytes = jobs.run(
    TECHNICAL_PDF,
    {
      cost: asked.length,
      async prepare(): Promise<PrintOrder> {
        const [first, ...others] = await allPrintable(asked, printing);
        if (first === undefined) throw new Failure('document.empty');
        const { language, productName } = first.sheet;
        productNames = [first, ...others].map(({ sheet }) => sheet.productName);
        name = technicalFileName(productName, language === 'en' ? 'en' : 'zh-cn');
        return { documents: [first, ...others], brand: { name: settings.brandName } };
      },
    },
    { asker: askerOfRequest(printing), gone: printing.whenGone() },
  );
  return {
    file: bytes.then((made) => ({
      bytes: made,
      name,
      productNames,
      disposition: contentDisposition(name, 'attachment'),
    })),
  };
}

/** Judging takes milliseconds each: others have their turn between any two. */
async function allPrintable(
  asked: readonly AskedProduct[],
  { locale, print }: Printing,
): Promise<readonly PrintableDocument[]> {
  const documents: PrintableDocument[] = [];
  for (const [index, one] of asked.entries()) {
    documents.push(await printableDocument(one, locale, print, asked.length > 1 ? index + 1 : undefined));
    await aTurn();
  }
  return documents;
}
