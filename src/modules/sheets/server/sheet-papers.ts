import { listedFor } from '#kernel/acting.ts';
import { viewOf } from '#modules/quotes/domain/shown-state.ts';
import { pathOfSheet } from '#modules/sheets/domain/paths.ts';
import { SHEET_STATE_WORDS } from '#modules/sheets/domain/sheet-words.ts';
import type { Paper, PaperSource } from '#server/papers.ts';
import type { TodoAsker } from '#server/todo.ts';
import { presentListed } from './present-sheet.ts';
import { listSheets, type SheetRow } from './sheet-store.ts';

/** Configuration sheets among the business documents, as their list tells them. */
export const SHEET_PAPERS: PaperSource = {
  ...{ id: 'sheet', order: 40, access: 'sheets.read', name: { zh: '配置表', en: 'Configuration sheet' } },
  async find(db, asker, { pageSize, ...asked }) {
    const { actor, scope } = asker;
    const reach = { readable: listedFor(actor, scope), view: viewOf(actor) };
    const found = await listSheets(db, reach, { ...asked, state: undefined, turn: undefined, limit: pageSize + 1 });
    const page = found.slice(0, pageSize);
    const next = found.length > pageSize ? (page.at(-1)?.id ?? null) : null;
    return { rows: page.map((row) => paperOf(row, asker)), next };
  },
};

function paperOf(row: SheetRow, { actor, scope }: TodoAsker): Paper {
  const { customerName, id, number, state, title } = presentListed(row, { actor, scope });
  return {
    ...{ id, number, title, customerName, madeAt: row.createdAt, path: pathOfSheet(id) },
    ...{ state: SHEET_STATE_WORDS[state], total: null },
  };
}
