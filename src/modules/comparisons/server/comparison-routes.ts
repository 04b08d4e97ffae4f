import { setImmediate as aTurn } from 'node:timers/promises';
import { countedAddress } from '#kernel/client-address.ts';
import { textIn } from '#kernel/locale.ts';
import { pricesOfLines } from '#modules/cart/server/public.ts';
import type { Releases } from '#modules/catalogue/server/public.ts';
import { comparisonRoutes } from '#modules/comparisons/contract.ts';
import { COMPARISON_WORDS } from '#modules/comparisons/domain/comparison-words.ts';
import { exportedFacts, exportTable } from '#modules/comparisons/domain/export-table.ts';
import { comparisonFileName } from '#modules/comparisons/domain/file-name.ts';
import { priceFactsOfKept } from '#modules/prices/server/public.ts';
import { Failure } from '#server/failures.ts';
import { contentDisposition } from '#server/http/content-disposition.ts';
import type { LateFile } from '#server/http/file-answer.ts';
import { askerOf } from '#server/jobs/job.ts';
import type { Portal } from '#server/portal.ts';
import { type RequestContext, serve } from '#server/serve.ts';
import { failureText } from '#server/server-texts.ts';
import { type ComparedLine, comparedLines } from './compared-lines.ts';
import type { SheetOrder } from './comparison-sheet-job.ts';
import { COMPARISON_SHEET } from './jobs.ts';
import { presentComparison } from './present-comparison.ts';

type Export = RequestContext<typeof comparisonRoutes.export>;

/** Serves comparisons of saved configurations, as data and as XLSX. */
export function registerComparisons(portal: Portal, releases: Releases): void {
  serve(portal, comparisonRoutes.make, async (context) => {
    const { actor, body, db, giveWay, locale, noteRead, now, scope } = context;
    const lines = await comparedLines(body.ids, { releases, db, scope, locale, giveWay });
    noteRead(...lines.map(({ line }) => line.id));
    const sentenceOf = ({ code, params }: { code: Failure['code']; params: Failure['params'] }) =>
      failureText(new Failure(code, params), locale, portal.modules);
    const prices = await pricesOfLines(
      db,
      lines.map(({ line }) => line),
      { actor, locale, now },
      { priceFactsOf: (form) => priceFactsOfKept(db, releases, form) },
    );
    return presentComparison(lines, { locale, sentenceOf, prices });
  });

  serve(portal, comparisonRoutes.export, async (context) => {
    const { actor, body, db, giveWay, locale, noteRead, request, scope } = context;
    portal.jobs.refuseTooMuch(COST, askerOf(actor, countedAddress(request.ip)));
    const lines = await comparedLines(body.ids, { releases, db, scope, locale, giveWay });
    noteRead(...lines.map(({ line }) => line.id));
    return sheetOf(portal, lines, context);
  });
}

/** A sheet of five rows takes less than the data sheet of one product. */
const COST = 1;

/** The lines as a workbook, written in a thread of its own. */
function sheetOf(
  { jobs }: Portal,
  lines: readonly ComparedLine[],
  { actor, locale, now, request, whenGone }: Export,
): LateFile {
  const order = async (): Promise<SheetOrder> => {
    await aTurn();
    const products = lines.map(({ line, told }) => ({
      productName: line.productName,
      facts: told ? exportedFacts(told.product, told.context) : [],
    }));
    return { name: textIn(COMPARISON_WORDS.sheet, locale), ...exportTable(products, locale) };
  };
  const asker = askerOf(actor, countedAddress(request.ip));
  const bytes = jobs.run(COMPARISON_SHEET, { cost: COST, prepare: order }, { asker, gone: whenGone() });
  const disposition = contentDisposition(comparisonFileName(now, locale), 'attachment');
  return { file: bytes.then((made) => ({ bytes: made, disposition })) };
}
