import { cartRoutes } from '#modules/cart/contract.ts';
import { listSheetName } from '#modules/cart/domain/list-sheet.ts';
import type { Portal } from '#server/portal.ts';
import { serveCommand } from '#server/serve-command.ts';
import { queueJob } from '#server/stored-jobs/queue-job.ts';
import { findLines } from './configuration-store.ts';
import { LIST_SHEET } from './list-sheet-job.ts';

/** Serves the list as XLSX: the lines of a filter, or those named, of which one out of reach opens none. */
export function registerListSheet(portal: Portal): void {
  serveCommand(portal, cartRoutes.exportSheet, {
    async load(tx, { body: { lines }, scope }) {
      if (!('ids' in lines)) return lines;
      const ids = new Set(lines.ids);
      const found = await findLines(tx, scope.readable, [...ids]);
      return found.length === ids.size ? { ids: found.map(({ id }) => id) } : undefined;
    },
    async change(tx, lines, { actor, body, locale, now }) {
      const id = portal.newId();
      const fileName = listSheetName({ locale, timeZone: body.timeZone }, now);
      const input = { order: { ...body, lines }, fileName };
      await queueJob(tx, { id, kind: LIST_SHEET, input, actor, locale, now });
      return { jobId: id };
    },
    event: ({ jobId }) => ({ action: 'configuration.exported', object: jobId }),
  });
}
