import { setImmediate as aTurn } from 'node:timers/promises';
import type { Actor } from '#kernel/actor.ts';
import { countedAddress } from '#kernel/client-address.ts';
import type { Releases } from '#modules/catalogue/server/public.ts';
import { contextOf } from '#modules/configurator/server/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { technicalFileName } from '#modules/documents/domain/file-name.ts';
import type { SheetLanguage } from '#modules/documents/domain/technical-sheet.ts';
import { Failure } from '#server/failures.ts';
import { contentDisposition } from '#server/http/content-disposition.ts';
import { type Asker, askerOf } from '#server/jobs/job.ts';
import type { Portal } from '#server/portal.ts';
import { type LateFile, type RequestContext, serve } from '#server/serve.ts';
import { type AskedProduct, askedForm, askedProduct } from './asked-product.ts';
import { TECHNICAL_PDF } from './jobs.ts';
import { type Print, printableDocument } from './printable-document.ts';
import type { PrintableDocument, PrintOrder } from './technical-pdf-job.ts';

type Batch = RequestContext<typeof documentRoutes.downloadTechnicalDocuments>;
type Single = RequestContext<typeof documentRoutes.dataSheet>;

/** Serves the documents of configurations (spec 001 §7), and to everybody the data sheet of what stands configured. */
export function registerDocuments(portal: Portal, releases: Releases): void {
  serve(portal, documentRoutes.downloadTechnicalDocuments, async (context) => {
    const { body, db, noteRead, query, scope } = context;
    refuseRepeated(body);
    portal.jobs.refuseTooMuch(body.length, askerOfRequest(context));
    const asked = await Promise.all(
      body.map(({ productConfig }) => askedProduct(productConfig, { releases, db, scope })),
    );
    noteRead(...body.flatMap(({ productConfig }) => ('basicTypeId' in productConfig ? [] : [productConfig.id])));
    return pdfOf(portal, asked, { ...context, print: printOf(context, query.language) });
  });

  serve(portal, documentRoutes.dataSheet, async (context) => {
    const { body, db } = context;
    portal.jobs.refuseTooMuch(1, askerOfRequest(context));
    const asked = await askedForm(body.form, { releases, db });
    return pdfOf(portal, [asked], { ...context, print: printOf(context, body.language), drawingAfterLogin: true });
  });
}

/** The same product printed twice is paid for twice by everybody, and nobody wants it. */
function refuseRepeated(body: Batch['body']): void {
  const keys = body.map(({ productConfig }) =>
    'basicTypeId' in productConfig ? JSON.stringify(productConfig) : productConfig.id,
  );
  if (new Set(keys).size < keys.length) throw new Failure('document.repeated');
}

function printOf({ locale, now }: Batch | Single, language: SheetLanguage | undefined): Print {
  return { language: language ?? locale, date: now.toISOString().slice(0, 10) };
}

interface Printing extends Pick<Single, 'locale' | 'request' | 'whenGone'> {
  readonly actor: Actor | undefined;
  readonly print: Print;
  readonly drawingAfterLogin?: true;
}

function askerOfRequest({ actor, request }: Pick<Printing, 'actor' | 'request'>): Asker {
  return askerOf(actor, countedAddress(request.ip));
}

/** Judging and printing are heavy work, done for one at a time of whoever asks; printing in a thread of its own. */
function pdfOf({ jobs, settings }: Portal, asked: readonly AskedProduct[], printing: Printing): LateFile {
  if (asked.length === 0) throw new Failure('document.empty');
  let name = '';
  const bytes = jobs.run(
    TECHNICAL_PDF,
    {
      cost: asked.length,
      async prepare(): Promise<PrintOrder> {
        const [first, ...others] = await allPrintable(asked, printing);
        if (first === undefined) throw new Failure('document.empty');
        const { language, productName } = first.sheet;
        name = technicalFileName(productName, language === 'en' ? 'en' : 'zh-cn');
        return { documents: [first, ...others], brand: { name: settings.brandName } };
      },
    },
    { asker: askerOfRequest(printing), gone: printing.whenGone() },
  );
  return { file: bytes.then((made) => ({ bytes: made, disposition: contentDisposition(name, 'attachment') })) };
}

/** Judging takes milliseconds each: others have their turn between any two. */
async function allPrintable(
  asked: readonly AskedProduct[],
  { locale, print, drawingAfterLogin }: Printing,
): Promise<readonly PrintableDocument[]> {
  const documents: PrintableDocument[] = [];
  for (const [index, one] of asked.entries()) {
    const document = await printableDocument(one, locale, print, asked.length > 1 ? index + 1 : undefined);
    const isDrawn = !contextOf(one.release).line.isUndrawn;
    documents.push({ ...document, ...(isDrawn && drawingAfterLogin && { drawingAfterLogin }) });
    await aTurn();
  }
  return documents;
}
