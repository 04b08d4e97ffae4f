import type { RevisionBody } from '#modules/sheets/domain/sheet-body.ts';
import type { SheetMaker, SheetState } from '#modules/sheets/domain/sheet-steps.ts';
import { designSheets, sheetRevisions, type WorkingItem } from '#modules/sheets/server/sheet-tables.ts';
import type { Organisation } from '#testing/authorization/callers.ts';
import { markOf, type World } from '#testing/authorization/world.ts';

/** What a sheet of a test is like: who made it, where it stands, and which revision is in force. */
export interface AddedSheet {
  readonly maker?: SheetMaker;
  readonly state: SheetState;
  readonly releasedNo?: number;
}

/** Adds a sheet of an organisation with one item, submitted once unless it is a draft that nothing was released of; answers its id. */
export async function addSheet(
  world: World,
  owner: Organisation,
  { maker = 'C', releasedNo, state }: AddedSheet,
): Promise<string> {
  const { app, form, newId, organisationIds, writers } = world;
  const { db } = app.database;
  const [id, now, organisationId, title] = [newId(), app.clock.now(), organisationIds[owner], markOf(owner)];
  const lastNo = state === 'draft' ? (releasedNo ?? 0) : 1;
  const named = { itemNo: 1, productName: 'P', typeCode: 'T', fullTypeCode: 'T', quantity: 2, customerPartNo: '' };
  const items: readonly WorkingItem[] = [{ ...named, remark: '', form }];
  const whose = { organisationId, actorId: writers[owner] };
  await db.insert(designSheets).values({
    ...{ id, ...whose, state, maker, title, items, lastItem: 1, lastNo, releasedNo: releasedNo ?? null },
    ...{ createdAt: now, updatedAt: now },
  });
  const body: RevisionBody = {
    ...{ number: 'DS2601-00001', no: 1, title, customerName: title, remark: '', quoteNumber: '', orderNumber: '' },
    isDemo: false,
    items: [{ ...named, remark: '', release: '1', releaseHash: form.releaseHash, groups: [] }],
  };
  const frozen = { sheetId: id, ...whose, no: 1, side: maker, body, items, sha256: 'a'.repeat(64), createdAt: now };
  if (lastNo > 0) await db.insert(sheetRevisions).values({ id: newId(), ...frozen });
  return id;
}
