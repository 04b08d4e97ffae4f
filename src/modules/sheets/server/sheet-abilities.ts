import { isOpenTo, mayDo, needsReason, SHEET_ACTIONS, stepOf } from '#modules/sheets/domain/sheet-steps.ts';
import { refusalOf, type SheetReader, standingOf } from './sheet-command.ts';
import type { SheetRow } from './sheet-store.ts';

/** What somebody may do with a sheet now, and why not where only a condition stands against it. */
export interface SheetAbility {
  readonly action: string;
  readonly refusal: string | null;
  readonly needsReason: boolean;
}

/** What state, side, rights and the revision in force allow, each with the refusal it would meet. */
export function sheetAbilities(sheet: SheetRow, reader: SheetReader): SheetAbility[] {
  const standing = standingOf(sheet, reader);
  return SHEET_ACTIONS.flatMap((action) => {
    const step = stepOf(sheet.state, action);
    if (step === undefined || !mayDo(step, standing, sheet.maker) || !isOpenTo(step, sheet)) return [];
    return [
      { action, refusal: refusalOf(sheet, step, action, reader.actor.id), needsReason: needsReason(step, sheet) },
    ];
  });
}
