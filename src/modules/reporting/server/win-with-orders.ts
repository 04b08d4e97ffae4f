import { eq } from 'drizzle-orm';
import { onOrderPlaced } from '#modules/orders/server/public.ts';
import { paperNumber } from '#modules/quotes/domain/quote-number.ts';
import { shownState } from '#modules/reporting/domain/protection.ts';
import { stepOf } from '#modules/reporting/domain/report-steps.ts';
import type { Portal } from '#server/portal.ts';
import { recordReport } from './record-event.ts';
import { writeReport } from './report-store.ts';
import { customerReports, reportQuotes } from './report-tables.ts';

/** Lets a report win when a quote that names it becomes an order, in the transaction of that; one whose protection is over does not. */
export function winWithOrders(portal: Portal): void {
  onOrderPlaced(portal, async (tx, order, { now }) => {
    if (order.quoteId === null) return;
    const [found] = await tx
      .select({ report: customerReports })
      .from(reportQuotes)
      .innerJoin(customerReports, eq(customerReports.id, reportQuotes.reportId))
      .where(eq(reportQuotes.quoteId, order.quoteId))
      .for('update');
    const step = found && stepOf(shownState(found.report, now), 'win');
    if (found === undefined || step === undefined) return;
    const { report } = found;
    await writeReport(tx, report, { state: step.to }, now);
    const data = { quote: order.quoteNumber, order: paperNumber('order', order.serial, order.createdAt) };
    const happening = { action: 'win', from: report.state, to: step.to, data } as const;
    await recordReport(portal, tx, report, happening, { actor: null, now });
  });
}
