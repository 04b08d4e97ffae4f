import { paperNumber } from '#modules/quotes/domain/quote-number.ts';
import { viewOf } from '#modules/quotes/domain/shown-state.ts';
import type { ListedSheetDto, OpenSheetDto, RevisionDto } from '#modules/sheets/contract.ts';
import { turnOf } from '#modules/sheets/domain/sheet-steps.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { sheetAbilities } from './sheet-abilities.ts';
import { reachOf, type SheetReader, standingOf } from './sheet-command.ts';
import {
  eventsOfSheet,
  findSheet,
  type RevisionRow,
  revisionsOf,
  type SheetEventRow,
  type SheetRow,
} from './sheet-store.ts';

/** A sheet as it stands in the list. */
export function presentListed(sheet: SheetRow, reader: SheetReader): ListedSheetDto {
  const { createdAt, customerName, id, isDemo, lastNo, maker, releasedNo, serial, state, title, version } = sheet;
  return {
    ...{ id, version, state, title, customerName, maker, releasedNo, isDemo },
    number: paperNumber('sheet', serial, createdAt),
    no: state === 'draft' ? lastNo + 1 : state === 'released' ? (releasedNo ?? lastNo) : lastNo || 1,
    side: standingOf(sheet, reader).side,
    turn: turnOf(state, maker),
    createdAt: createdAt.toISOString(),
    updatedAt: sheet.updatedAt.toISOString(),
  };
}

/** One sheet as somebody reads it; refused where it is out of their reach. */
export async function openSheetOf(db: Db, id: string, reader: SheetReader): Promise<OpenSheetDto> {
  const sheet = await findSheet(db, reachOf(reader), id);
  if (sheet === undefined) throw new Failure('record.unknown');
  const { orderId, orderNumber, organisationId, quoteId, quoteNumber } = sheet;
  return {
    ...presentListed(sheet, reader),
    organisationId,
    quote: quoteId === null ? null : { id: quoteId, number: quoteNumber },
    order: orderId === null ? null : { id: orderId, number: orderNumber },
    draft: draftOf(sheet, reader),
    revisions: (await revisionsOf(db, id)).map(revisionOf),
    history: (await eventsOfSheet(db, id)).map(happenedOf),
    abilities: sheetAbilities(sheet, reader),
  };
}

/** What is worked on is seen by the side that works on it, and by the administrator. */
function draftOf({ items, maker, remark, state }: SheetRow, { actor }: SheetReader): OpenSheetDto['draft'] {
  const view = viewOf(actor);
  if (state !== 'draft' || (view !== 'A' && view !== maker)) return null;
  return { remark, items: items.map(({ form: _, ...item }) => item) };
}

function revisionOf({ body, createdAt, items: _, onBehalfOf, ...revision }: RevisionRow): RevisionDto {
  return {
    ...{ ...revision, at: createdAt.toISOString(), isActed: onBehalfOf !== null },
    body: {
      ...body,
      items: body.items.map((item) => ({
        ...item,
        groups: item.groups.map(({ heading, values }) => ({ heading, values: [...values] })),
      })),
    },
  };
}

function happenedOf({ action, actorName, createdAt, data, from, onBehalfOf, to }: SheetEventRow) {
  return {
    ...{ action, actorName, from, to, isActed: onBehalfOf !== null, at: createdAt.toISOString() },
    ...{ no: data.no ?? null, reason: data.reason ?? null, remarks: [...(data.remarks ?? [])] },
  };
}
