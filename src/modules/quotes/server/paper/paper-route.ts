import { countedAddress } from '#kernel/client-address.ts';
import { quoteRoutes } from '#modules/quotes/contract.ts';
import { paperFileName, paperOf } from '#modules/quotes/domain/quote-paper.ts';
import { viewOf } from '#modules/quotes/domain/shown-state.ts';
import { findQuote } from '#modules/quotes/server/quote-store.ts';
import { versionsOf } from '#modules/quotes/server/thread-store.ts';
import { Failure } from '#server/failures.ts';
import { contentDisposition } from '#server/http/content-disposition.ts';
import { askerOf, type Job } from '#server/jobs/job.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import type { work } from './quote-paper-job.ts';

/** Prints a version of a quote. */
export const QUOTE_PAPER: Job<typeof work> = {
  name: 'quote-paper',
  entry: '#modules/quotes/server/paper/quote-paper-job.ts',
  longestMs: 30_000,
};

/** Serves each version of a quote on paper, made of what was frozen: both sides read the same bytes. */
export function registerPapers(portal: Portal): void {
  serve(portal, quoteRoutes.paper, async ({ actor, db, locale, params, query, request, scope, whenGone }) => {
    const quote = await findQuote(db, { readable: scope.readable, view: viewOf(actor) }, params.id);
    const versions = quote === undefined ? [] : await versionsOf(db, quote.id);
    const version = versions.find(({ no }) => String(no) === params.no);
    if (quote === undefined || version === undefined) throw new Failure('record.unknown');
    const language = query.language ?? locale;
    const { brandName, publicUrl } = portal.settings;
    const paper = paperOf(version, quote.customerName, language, publicUrl);
    const name = paperFileName(paper.body, language);
    const bytes = portal.jobs.run(
      QUOTE_PAPER,
      { cost: 1, prepare: () => ({ paper, brand: { name: brandName } }) },
      { asker: askerOf(actor, countedAddress(request.ip)), gone: whenGone() },
    );
    return { file: bytes.then((made) => ({ bytes: made, disposition: contentDisposition(name, 'attachment') })) };
  });
}
