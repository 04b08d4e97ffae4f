import type { Actor } from '#kernel/actor.ts';
import type { SheetEventAction, SheetEventData } from '#modules/sheets/domain/sheet-body.ts';
import type { SheetMaker, SheetState } from '#modules/sheets/domain/sheet-steps.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { mailSheet } from './mails/mail-sheet.ts';
import { sheetEvents } from './sheet-tables.ts';

/** Who did something, and when. */
export interface Doing {
  readonly actor: Actor;
  readonly now: Date;
}

/** What of a sheet its history and its mails need, as it stands after the step. */
export interface EventfulSheet {
  readonly id: string;
  readonly organisationId: string;
  readonly serial: number;
  readonly createdAt: Date;
  readonly title: string;
  readonly maker: SheetMaker;
  readonly lastNo: number;
  readonly submittedBy: string | null;
}

/** What is written into the history of a sheet. */
export interface SheetHappening {
  readonly action: SheetEventAction;
  readonly from: SheetState | null;
  readonly to: SheetState;
  readonly data?: SheetEventData;
}

/** Writes into the history of a sheet and tells by mail whom it concerns, in the transaction of what it tells of. */
export async function recordSheet(
  portal: Portal,
  tx: Db,
  sheet: EventfulSheet,
  happening: SheetHappening,
  doing: Doing,
): Promise<void> {
  const { action, data = {}, from, to } = happening;
  const { actor, now } = doing;
  await tx.insert(sheetEvents).values({
    ...{ id: portal.newId(), sheetId: sheet.id, organisationId: sheet.organisationId },
    ...{ actorId: actor.id, onBehalfOf: actor.onBehalfOf ?? null },
    ...{ action, from, to, data, createdAt: now },
  });
  await mailSheet(portal, tx, sheet, happening, doing);
}
