import { auditRoutes } from '#modules/audit/contract.ts';
import type { Db } from '#server/database.ts';
import { cursorOf, idOfCursor } from '#server/list-cursor.ts';
import type { Portal } from '#server/portal.ts';
import { type RequestContext, serve } from '#server/serve.ts';
import { type AuditFilter, listEvents } from './audit-store.ts';
import { exportEvents } from './export-events.ts';
import { idsLike, type NameSource } from './names.ts';
import { presentEvents } from './present-event.ts';

/** Serves the audit log to the administrator; whose names events are shown with, later modules tell. */
export function registerAudit(portal: Portal, sources: readonly NameSource[]): void {
  serve(portal, auditRoutes.list, async ({ db, query }) => {
    const after = query.cursor === undefined ? undefined : idOfCursor(query.cursor);
    const filter = await filterOf(db, sources, query);
    const rows = await listEvents(db, filter, { after, limit: query.pageSize + 1 });
    const page = rows.slice(0, query.pageSize);
    const last = rows.length > page.length ? page.at(-1) : undefined;
    return { rows: await presentEvents(db, sources, page), next: last === undefined ? null : cursorOf(last.id) };
  });

  serve(portal, auditRoutes.export, async ({ db, query, locale, now }) => {
    const filter = await filterOf(db, sources, query);
    const text = await exportEvents(db, { filter, sources, locale });
    const name = `audit-${now.toISOString().slice(0, 10)}.csv`;
    return { bytes: Buffer.from(text), disposition: `attachment; filename="${name}"` };
  });
}

type Query = RequestContext<typeof auditRoutes.export>['query'];

/** What the query narrows the log to: texts stand for everything that has them in its name, and for the id they may be. */
async function filterOf(db: Db, sources: readonly NameSource[], query: Query): Promise<AuditFilter> {
  const meant = async (text: string) => (text === '' ? undefined : [text, ...(await idsLike(db, sources, text))]);
  return {
    actors: await meant(query.actor),
    action: query.action,
    objects: await meant(query.object),
    from: query.from === undefined ? undefined : new Date(query.from),
    to: query.to === undefined ? undefined : new Date(query.to),
  };
}
