import { beneficiaryOf, listedFor } from '#kernel/acting.ts';
import { viewOf } from '#modules/quotes/domain/shown-state.ts';
import { heedFewerMails } from '#modules/quotes/server/public.ts';
import { sheetRoutes } from '#modules/sheets/contract.ts';
import { OPTIONAL_SHEET_MAILS } from '#modules/sheets/domain/sheet-mails.ts';
import { etagOf } from '#server/if-match.ts';
import { cursorOf, idOfCursor } from '#server/list-cursor.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { registerSheetFiles } from './paper/file-routes.ts';
import { openSheetOf, presentListed } from './present-sheet.ts';
import type { SheetReader } from './sheet-command.ts';
import { registerSheetSteps } from './sheet-steps.ts';
import { listSheets, type SheetPage } from './sheet-store.ts';

/** Serves sheets to both sides, each what it may see. */
export function registerSheets(portal: Portal): void {
  serve(portal, sheetRoutes.list, async ({ actor, db, query, scope }) => {
    const { cursor, pageSize, q, state, turn } = query;
    const after = cursor === undefined ? undefined : idOfCursor(cursor);
    const reach = { readable: listedFor(actor, scope), view: viewOf(actor) };
    const whose = turn === undefined ? undefined : turnOfReader({ actor, scope });
    const found = await listSheets(db, reach, { state, turn: whose, q, after, limit: pageSize + 1 });
    const rows = found.slice(0, pageSize);
    const last = found.length > pageSize ? rows.at(-1) : undefined;
    return {
      rows: rows.map((row) => presentListed(row, { actor, scope })),
      next: last === undefined ? null : cursorOf(last.id),
    };
  });

  serve(portal, sheetRoutes.open, async ({ actor, db, params, scope, setHeader }) => {
    const sheet = await openSheetOf(db, params.id, { actor, scope });
    setHeader('etag', etagOf(sheet.version));
    return sheet;
  });

  registerSheetSteps(portal);
  registerSheetFiles(portal);
  heedFewerMails(portal, OPTIONAL_SHEET_MAILS);
}

/** Of whom somebody answers for which side; whoever stands on no side answers for nobody. */
function turnOfReader({ actor, scope }: SheetReader): SheetPage['turn'] {
  const view = viewOf(actor);
  if (view === 'A') return { side: 'P', organisationIds: [] };
  return view === 'P'
    ? { side: 'P', organisationIds: scope.serviced }
    : { side: 'C', organisationIds: [beneficiaryOf(actor)] };
}
