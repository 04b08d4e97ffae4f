import { auditRoutes } from '#modules/audit/contract.ts';
import { auditReads, isAuditAction } from '#server/compose-modules.ts';
import { Failure } from '#server/failures.ts';
import { cursorOf, idOfCursor } from '#server/list-cursor.ts';
import type { Portal } from '#server/portal.ts';
import { type RequestContext, serve } from '#server/serve.ts';
import { type AuditFilter, listEvents } from './audit-store.ts';
import { exportEvents } from './export-events.ts';
import { presentEvents } from './present-event.ts';

/** Serves the audit log to the administrator; the names events are shown with come from the modules that keep them. */
export function registerAudit(portal: Portal): void {
  const { names: sources } = portal.modules;
  serve(portal, auditRoutes.list, async ({ db, query }) => {
    const after = query.cursor === undefined ? undefined : idOfCursor(query.cursor);
    const rows = await listEvents(db, sources, filterOf(query, portal), { after, limit: query.pageSize + 1 });
    const page = rows.slice(0, query.pageSize);
    const last = rows.length > page.length ? page.at(-1) : undefined;
    return { rows: await presentEvents(db, sources, page), next: last === undefined ? null : cursorOf(last.id) };
  });

  serve(portal, auditRoutes.export, async ({ db, query, locale, now }) => {
    const text = await exportEvents(db, { filter: filterOf(query, portal), sources, locale });
    const name = `audit-${now.toISOString().slice(0, 10)}.csv`;
    return { bytes: Buffer.from(text), disposition: `attachment; filename="${name}"` };
  });
}

type Query = RequestContext<typeof auditRoutes.export>['query'];

function filterOf({ actor, action, object, reads, from, to }: Query, { modules }: Portal): AuditFilter {
  if (action !== undefined && !isAuditAction(modules, action))
    throw new Failure('request.invalid', { fields: 'action' });
  return {
    actor,
    action,
    object,
    without: reads === 'hidden' ? auditReads(modules) : [],
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  };
}
