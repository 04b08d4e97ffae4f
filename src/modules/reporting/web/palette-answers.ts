import { reportRoutes } from '#modules/reporting/contract.ts';
import { pathOfReport, REPORT_PATHS } from '#modules/reporting/domain/paths.ts';
import { CallError, call } from '#web/calls/call.ts';
import { composition } from '#web/composition.ts';
import { mayVisit } from '#web/menu/menu.ts';
import type { PaletteAnswer, PaletteEntry, Situation } from '#web/palette/palette.ts';

/** A number of a report, as it is written: `CR2611-00042`, or its beginning. */
const NUMBER = /^cr\s?\d{0,4}-?\d{0,9}$/i;
const MOST = '6';

/** Whether somebody reads reports at all. */
export function readsReports({ user, permitted }: Pick<Situation, 'user' | 'permitted'>): boolean {
  return user !== undefined && mayVisit(composition.get().menu, REPORT_PATHS.list, permitted);
}

/** Reports by their numbers. */
export const reportAnswers: PaletteAnswer = async (typed, situation) => {
  if (!readsReports(situation) || !NUMBER.test(typed.trim()) || !/\d{2}/.test(typed)) return [];
  try {
    const { rows } = await call(reportRoutes.list, { query: { q: typed.replaceAll(/\s/g, ''), pageSize: MOST } });
    return rows.map(({ company, id, number, project }): PaletteEntry => {
      const path = pathOfReport(id);
      return {
        ...{ id: `report:${id}`, group: 'papers', icon: 'sheet', name: number, otherNames: [], path },
        words: [typed],
        detail: `${company} · ${project}`,
        run: ({ navigate }) => navigate(path),
      };
    });
  } catch (error) {
    if (error instanceof CallError) return [];
    throw error;
  }
};
