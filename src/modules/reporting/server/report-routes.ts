import { listedFor } from '#kernel/acting.ts';
import { heedFewerMails } from '#modules/quotes/server/public.ts';
import { reportRoutes } from '#modules/reporting/contract.ts';
import { OPTIONAL_REPORT_MAILS } from '#modules/reporting/domain/report-mails.ts';
import { etagOf } from '#server/if-match.ts';
import { cursorOf, idOfCursor } from '#server/list-cursor.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { presentListed, reportToDecide } from './present-report.ts';
import { registerReportQuotes } from './report-quotes.ts';
import { registerReportSteps } from './report-steps.ts';
import { listReports } from './report-store.ts';
import { winWithOrders } from './win-with-orders.ts';

/** Serves reports to both sides, each what it may see. */
export function registerReports(portal: Portal): void {
  serve(portal, reportRoutes.list, async ({ actor, db, now, query, scope }) => {
    const { cursor, pageSize, q, reporter, state } = query;
    const after = cursor === undefined ? undefined : idOfCursor(cursor);
    const reporterId = reporter === undefined ? undefined : actor.id;
    const page = { state, reporterId, q, after, limit: pageSize + 1, now };
    const found = await listReports(db, { actor, readable: listedFor(actor, scope) }, page);
    const rows = found.slice(0, pageSize);
    const last = found.length > pageSize ? rows.at(-1) : undefined;
    return { rows: rows.map((row) => presentListed(row, now)), next: last === undefined ? null : cursorOf(last.id) };
  });

  serve(portal, reportRoutes.open, async ({ actor, db, now, owner, params, scope, setHeader }) => {
    const report = await reportToDecide({ db, owner }, params.id, { actor, now, scope });
    setHeader('etag', etagOf(report.version));
    return report;
  });

  registerReportSteps(portal);
  registerReportQuotes(portal);
  winWithOrders(portal);
  heedFewerMails(portal, OPTIONAL_REPORT_MAILS);
}
