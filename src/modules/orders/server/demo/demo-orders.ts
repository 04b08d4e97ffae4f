import { readSeedFile } from '#modules/catalogue/server/public.ts';
import { IMPORT_KEYS, importColumn, type RowCells } from '#modules/orders/domain/import/import-columns.ts';
import { addDays } from '#modules/quotes/domain/validity.ts';
import { projectPath } from '#server/process/project-folder.ts';

const FOLDER = projectPath('database', 'seeds', 'demo');

/** A row of the demo's orders as an order file has it, by the line it stands on. */
export interface DemoRow {
  readonly no: number;
  readonly cells: RowCells;
}

/** The orders of the demo as rows of an order file, their days counted from a day. */
export function demoOrders(today: string): readonly DemoRow[] {
  return readSeedFile('demo_orders.csv', FOLDER).records.map(({ cells, line: no }) => ({
    no,
    cells: Object.fromEntries(
      IMPORT_KEYS.filter((key) => (cells[key] ?? '') !== '').map((key) => {
        const text = cells[key] ?? '';
        return [key, importColumn(key).kind === 'day' ? addDays(today, Number(text)) : text];
      }),
    ),
  }));
}
