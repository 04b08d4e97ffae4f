import { clockIn } from '#modules/cart/domain/zone-time.ts';
import { orderExportRoutes } from '#modules/orders/contract.ts';
import { exportName } from '#modules/orders/domain/line-export.ts';
import type { Portal } from '#server/portal.ts';
import { serveCommand } from '#server/serve-command.ts';
import { queueJob } from '#server/stored-jobs/queue-job.ts';
import { EXPORT_ALL, EXPORT_LINES } from './export-job.ts';

/** Serves order lines as a file: the list's filter, within the reach of whoever asks. */
export function serveOrderExport(portal: Portal): void {
  serveCommand(portal, orderExportRoutes.lines, {
    // The administrator writes for no organisation: the task is kept as the portal's own work.
    asOwner: true,
    async change(tx, _, { actor, body, locale, now }) {
      const { format, timeZone, ...filter } = body;
      const id = portal.newId();
      const fileName = exportName(format, locale, clockIn(timeZone, now));
      const kind = actor.role === 'admin' ? EXPORT_ALL : EXPORT_LINES;
      await queueJob(tx, { id, kind, input: { filter, format, fileName }, actor, locale, now });
      return { jobId: id };
    },
    event: ({ jobId }) => ({ action: 'order.exported', object: jobId }),
  });
}
