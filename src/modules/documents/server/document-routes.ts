import type { Releases } from '#modules/catalogue/server/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import type { SheetLanguage } from '#modules/documents/domain/technical-sheet.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { type RequestContext, serve } from '#server/serve.ts';
import { askedForm, askedProduct } from './asked-product.ts';
import { pdfOf, refuseMuchPrinting } from './print-documents.ts';
import type { Print } from './printable-document.ts';

type Batch = RequestContext<typeof documentRoutes.downloadTechnicalDocuments>;
type Single = RequestContext<typeof documentRoutes.dataSheet>;

/** Serves the documents of configurations (spec 001 §7), and to everybody the data sheet of what stands configured. */
export function registerDocuments(portal: Portal, releases: Releases): void {
  serve(portal, documentRoutes.downloadTechnicalDocuments, async (context) => {
    const { body, db, noteRead, query, scope } = context;
    refuseRepeated(body);
    refuseMuchPrinting(portal, body.length, context);
    const asked = await Promise.all(
      body.map(({ productConfig }) => askedProduct(productConfig, { releases, db, scope })),
    );
    noteRead(...body.flatMap(({ productConfig }) => ('basicTypeId' in productConfig ? [] : [productConfig.id])));
    return pdfOf(portal, asked, { ...context, print: printOf(context, query.language) });
  });

  serve(portal, documentRoutes.dataSheet, async (context) => {
    const { body, db } = context;
    refuseMuchPrinting(portal, 1, context);
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
