import type { Releases } from '#modules/catalogue/server/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { type AnnexKind, annexesFor } from '#modules/documents/domain/annexes.ts';
import type { SheetLanguage } from '#modules/documents/domain/technical-sheet.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { type RequestContext, serve } from '#server/serve.ts';
import { type AskedProduct, askedForm, askedProduct } from './asked-product.ts';
import { keepDocument } from './keep-document.ts';
import { type Printed, pdfOf, refuseMuchPrinting } from './print-documents.ts';
import type { Print } from './printable-document.ts';

type Batch = RequestContext<typeof documentRoutes.downloadTechnicalDocuments>;
type Single = RequestContext<typeof documentRoutes.dataSheet>;

/** Serves the documents of configurations (spec 001 §7), and to everybody the data sheet of what stands configured. */
export function registerDocuments(portal: Portal, releases: Releases): void {
  serve(portal, documentRoutes.downloadTechnicalDocuments, async (context) => {
    const { body, db, noteRead, query, scope } = context;
    refuseRepeated(body.map(({ productConfig }) => keyOf(productConfig)));
    refuseMuchPrinting(portal, body.length, context);
    const asked = await Promise.all(
      body.map(({ productConfig }) => askedProduct(productConfig, { releases, db, scope })),
    );
    const lines = asked.flatMap(({ saved }) => (saved ? [saved.id] : []));
    refuseRepeated(lines);
    noteRead(...lines);
    const made = pdfOf(portal, asked, {
      ...context,
      print: { ...printOf(portal, context, query.language), annexes: annexesAsked(query) },
    });
    return { file: keepIt(portal, made, asked, context) };
  });

  serve(portal, documentRoutes.dataSheet, async (context) => {
    const { body, db } = context;
    refuseMuchPrinting(portal, 1, context);
    const asked = await askedForm(body.form, { releases, db });
    return pdfOf(portal, [asked], { ...context, print: printOf(portal, context, body.language) });
  });
}

/** The document as it is handed out, once it stands among those its person had made. */
async function keepIt(portal: Portal, { file }: Printed, asked: readonly AskedProduct[], context: Batch) {
  const made = await file;
  const items = asked.map(({ saved }, index) => ({
    configurationId: saved?.id ?? null,
    version: saved?.version ?? null,
    productName: made.productNames[index] ?? '',
    parts: ['sheet', ...annexesFor(annexesAsked(context.query), { isSaved: saved !== undefined })] as const,
  }));
  await keepDocument(portal, { ...made, items, language: context.query.language ?? context.locale }, context);
  return made;
}

/** The same product printed twice is paid for twice by everybody, and nobody wants it. */
function refuseRepeated(keys: readonly string[]): void {
  if (new Set(keys).size < keys.length) throw new Failure('document.repeated');
}

function keyOf(config: Batch['body'][number]['productConfig']): string {
  return 'basicTypeId' in config ? JSON.stringify(config) : config.id;
}

/** The pages the flags of the call add (spec 001 §7). */
function annexesAsked({ downloadMxPdf, downloadOthersPdf }: Batch['query']): ReadonlySet<AnnexKind> {
  return new Set([
    ...(downloadMxPdf === 'true' ? (['mounting'] as const) : []),
    ...(downloadOthersPdf === 'true' ? (['service'] as const) : []),
  ]);
}

function printOf({ settings }: Portal, { locale, now }: Batch | Single, language: SheetLanguage | undefined): Print {
  return { language: language ?? locale, date: now.toISOString().slice(0, 10), portalAddress: settings.publicUrl };
}
