import type { Actor } from '#kernel/actor.ts';
import { countedAddress } from '#kernel/client-address.ts';
import type { Scope } from '#kernel/scope.ts';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import { sheetFileRoutes } from '#modules/sheets/contract.ts';
import { addressOfSheet, type SheetPaper, sheetFileName, standingOf } from '#modules/sheets/domain/sheet-paper.ts';
import { reachOf } from '#modules/sheets/server/sheet-command.ts';
import { findSheet, revisionsOf } from '#modules/sheets/server/sheet-store.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { contentDisposition } from '#server/http/content-disposition.ts';
import { askerOf } from '#server/jobs/job.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { SHEET_PAPER, SHEET_TABLE } from './jobs.ts';

/** Serves each revision of a sheet as a file, made of what was frozen: both sides read the same. */
export function registerSheetFiles(portal: Portal): void {
  serve(portal, sheetFileRoutes.paper, async ({ actor, db, locale, params, query, request, scope, whenGone }) => {
    const paper = await paperOf(portal, db, { actor, scope, params, language: query.language ?? locale });
    const bytes = portal.jobs.run(
      SHEET_PAPER,
      { cost: 1, prepare: () => ({ paper, brand: { name: portal.settings.brandName } }) },
      { asker: askerOf(actor, countedAddress(request.ip)), gone: whenGone() },
    );
    return { file: bytes.then((made) => fileOf(made, paper, 'pdf')) };
  });

  serve(portal, sheetFileRoutes.table, async ({ actor, db, locale, params, query, request, scope, whenGone }) => {
    const paper = await paperOf(portal, db, { actor, scope, params, language: query.language ?? locale });
    const bytes = portal.jobs.run(
      SHEET_TABLE,
      { cost: 1, prepare: () => paper },
      { asker: askerOf(actor, countedAddress(request.ip)), gone: whenGone() },
    );
    return { file: bytes.then((made) => fileOf(made, paper, 'xlsx')) };
  });
}

function fileOf(bytes: Uint8Array, { body, language }: SheetPaper, ending: 'pdf' | 'xlsx') {
  return { bytes, disposition: contentDisposition(sheetFileName(body, language, ending), 'attachment') };
}

interface AskedPaper {
  readonly actor: Actor;
  readonly scope: Scope;
  readonly params: { readonly id: string; readonly no: string };
  readonly language: SheetPaper['language'];
}

/** What is printed of a revision; refused where it is out of reach, or there is none of the number. */
async function paperOf(
  { settings: { publicUrl } }: Portal,
  db: Db,
  { actor, language, params, scope }: AskedPaper,
): Promise<SheetPaper> {
  const sheet = await findSheet(db, reachOf({ actor, scope }), params.id);
  const revisions = sheet === undefined ? [] : await revisionsOf(db, sheet.id);
  const revision = revisions.find(({ no }) => String(no) === params.no);
  if (sheet === undefined || revision === undefined) throw new Failure('record.unknown');
  const { actorName, body, createdAt, no, sha256 } = revision;
  return {
    ...{ body, sha256, date: providerDay(createdAt), senderName: actorName, language },
    standing: standingOf(sheet, no),
    ...(publicUrl !== undefined && { address: addressOfSheet(publicUrl, sheet.id) }),
  };
}
