import { sheetRoutes } from '#modules/sheets/contract.ts';
import { pathOfSheet, SHEET_PATHS } from '#modules/sheets/domain/paths.ts';
import { CallError, call } from '#web/calls/call.ts';
import { composition } from '#web/composition.ts';
import { mayVisit } from '#web/menu/menu.ts';
import type { PaletteAnswer, PaletteEntry, Situation } from '#web/palette/palette.ts';

/** A number of a sheet, as it is written: `DS2611-00042`, or its beginning. */
const NUMBER = /^ds\s?\d{0,4}-?\d{0,9}$/i;
const MOST = '6';

/** Whether somebody reads sheets at all. */
export function readsSheets({ user, permitted }: Pick<Situation, 'user' | 'permitted'>): boolean {
  return user !== undefined && mayVisit(composition.get().menu, SHEET_PATHS.list, permitted);
}

/** Sheets by their numbers. */
export const sheetAnswers: PaletteAnswer = async (typed, situation) => {
  if (!readsSheets(situation) || !NUMBER.test(typed.trim()) || !/\d{2}/.test(typed)) return [];
  try {
    const { rows } = await call(sheetRoutes.list, { query: { q: typed.replaceAll(/\s/g, ''), pageSize: MOST } });
    return rows.map(({ customerName, id, number, title }): PaletteEntry => {
      const path = pathOfSheet(id);
      return {
        ...{ id: `sheet:${id}`, group: 'papers', icon: 'sheet', name: number, otherNames: [], path },
        words: [typed],
        detail: [title, customerName].filter(Boolean).join(' · '),
        run: ({ navigate }) => navigate(path),
      };
    });
  } catch (error) {
    if (error instanceof CallError) return [];
    throw error;
  }
};
