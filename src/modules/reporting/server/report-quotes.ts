import { and, eq } from 'drizzle-orm';
import { organisations } from '#modules/accounts/server/public.ts';
import { quoteNumber } from '#modules/quotes/domain/quote-number.ts';
import { shownState as shownQuote, viewOf } from '#modules/quotes/domain/shown-state.ts';
import { findOfferedQuote } from '#modules/quotes/server/public.ts';
import { reportQuoteRoutes } from '#modules/reporting/contract.ts';
import { shownState } from '#modules/reporting/domain/protection.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serveCommand } from '#server/serve-command.ts';
import { openReportOf } from './present-report.ts';
import { recordReport } from './record-event.ts';
import { type ReportReader, reachOf, standingOf, wrongState } from './report-command.ts';
import { lockedReport, type ReportRow, writeReport } from './report-store.ts';
import { reportQuotes } from './report-tables.ts';

/** What nothing comes of any more, or has become an order. */
const ENDED: readonly string[] = ['ordered', 'declined', 'rejected', 'withdrawn'];

type NamedQuote = NonNullable<Awaited<ReturnType<typeof findOfferedQuote>>>;

/** Serves the naming of an approved report in a quote, and its taking back. */
export function registerReportQuotes(portal: Portal): void {
  serveCommand(portal, reportQuoteRoutes.name, {
    load: (tx, context) => lockedReport(tx, reachOf(context), context.params.id),
    may: refuseUnprotected,
    async change(tx, report, context) {
      const { actor, now } = context;
      const quote = await quoteToName(tx, report, context);
      const { id: reportId, organisationId } = report;
      const by = { actorId: actor.id, onBehalfOf: actor.onBehalfOf ?? null };
      const set = { reportId, organisationId, ...by, createdAt: now };
      await tx
        .insert(reportQuotes)
        .values({ quoteId: quote.id, ...set })
        .onConflictDoUpdate({ target: reportQuotes.quoteId, set });
      await note(portal, tx, report, quote, { action: 'name-quote', actor, now });
      return { id: reportId };
    },
    event: ({ id }) => ({ action: 'report.quote-named', object: id }),
    answer: (tx, { id }, context) => openReportOf(tx, id, context),
  });

  serveCommand(portal, reportQuoteRoutes.unname, {
    load: (tx, context) => lockedReport(tx, reachOf(context), context.params.id),
    may: refuseUnprotected,
    async change(tx, report, context) {
      const { actor, now } = context;
      const quote = await quoteToName(tx, report, context);
      const isNamed = and(eq(reportQuotes.quoteId, quote.id), eq(reportQuotes.reportId, report.id));
      const { rowCount } = await tx.delete(reportQuotes).where(isNamed);
      if (rowCount === 1) await note(portal, tx, report, quote, { action: 'unname-quote', actor, now });
      return { id: report.id };
    },
    event: ({ id }) => ({ action: 'report.quote-unnamed', object: id }),
    answer: (tx, { id }, context) => openReportOf(tx, id, context),
  });
}

type Context = Parameters<typeof standingOf>[1] & Pick<ReportReader, 'now'> & { readonly locale: 'zh-cn' | 'en' };

/** Only what is protected is named: it is what a quote is protected by. */
function refuseUnprotected(report: ReportRow, context: Context): void {
  if (standingOf(report, context).side === 'none') throw new Failure('access.refused');
  const state = shownState(report, context.now);
  if (state !== 'approved') throw wrongState(state, context.locale);
}

/** The quote that is meant: of the customer of the report or one below, or of any where the provider reported itself. */
async function quoteToName(
  tx: Db,
  report: ReportRow,
  { actor, now, params, scope }: Context & ReportReader & { readonly params: { readonly quoteId: string } },
): Promise<NamedQuote> {
  const quote = await findOfferedQuote(tx, { readable: scope.readable, view: viewOf(actor) }, params.quoteId);
  if (quote === undefined) throw new Failure('record.unknown');
  if (!(await isOfReport(tx, report, quote))) throw new Failure('report.quote-of-others');
  if (ENDED.includes(shownQuote(quote, now))) throw new Failure('report.quote-ended');
  return quote;
}

async function isOfReport(tx: Db, report: ReportRow, quote: NamedQuote): Promise<boolean> {
  if (quote.organisationId === report.organisationId) return true;
  const { id, kind, parentId } = organisations;
  const [reported] = await tx.select({ kind }).from(organisations).where(eq(id, report.organisationId));
  if (reported?.kind === 'provider') return true;
  const [quoted] = await tx.select({ parentId }).from(organisations).where(eq(id, quote.organisationId));
  return quoted?.parentId === report.organisationId;
}

async function note(
  portal: Portal,
  tx: Db,
  report: ReportRow,
  quote: NamedQuote,
  { action, actor, now }: { action: 'name-quote' | 'unname-quote' } & Pick<ReportReader, 'actor' | 'now'>,
): Promise<void> {
  if (!(await writeReport(tx, report, {}, now))) throw new Failure('version.conflict');
  const data = { quote: quoteNumber(quote.serial, quote.createdAt) };
  await recordReport(portal, tx, report, { action, from: report.state, to: report.state, data }, { actor, now });
}
