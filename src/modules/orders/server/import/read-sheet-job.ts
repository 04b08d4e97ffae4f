import { readSheet } from '#kits/sheet/read-sheet.ts';
import type { SheetCell } from '#kits/sheet/sheet.ts';
import { SheetRefusal, type SheetRefusalCode, USUAL_LIMITS } from '#kits/sheet/sheet-limits.ts';
import { MOST_SHEET_ROWS } from '#modules/orders/domain/import/import-file.ts';

/** Some rows of a workbook; its headings come with each of them. */
export type SheetOutcome =
  | { readonly refused: SheetRefusalCode; readonly cell: string }
  | {
      readonly headings: readonly string[];
      readonly rows: readonly { readonly no: number; readonly cells: readonly string[] }[];
      readonly total: number;
    };

/** An order file of so many rows with all columns filled, several times over. */
const LIMITS = { ...USUAL_LIMITS, bytes: 20_000_000, unpacked: 80_000_000, rows: MOST_SHEET_ROWS + 1 };

/** Reads rows of a workbook: the work of the job `READ_ORDER_SHEET`. */
export async function work({
  bytes,
  count,
  from,
}: {
  readonly bytes: Uint8Array;
  readonly from: number;
  readonly count: number;
}): Promise<SheetOutcome> {
  try {
    const [head, ...rows] = await rowsIn(bytes);
    return { headings: head?.cells ?? [], rows: rows.slice(from, from + count), total: rows.length };
  } catch (error) {
    if (!(error instanceof SheetRefusal)) throw error;
    return { refused: error.code, cell: error.cell ?? '' };
  }
}

async function rowsIn(bytes: Uint8Array) {
  const rows: { no: number; cells: readonly string[] }[] = [];
  for await (const { number, cells } of readSheet(bytes, LIMITS)) rows.push({ no: number, cells: cells.map(textOf) });
  return rows;
}

/** A day comes as a moment at midnight; figures that a sheet keeps in binary are said to as many digits as it shows. */
function textOf(cell: SheetCell): string {
  if (cell === null) return '';
  if (cell instanceof Date)
    return cell
      .toISOString()
      .replace('T', ' ')
      .replace(/\.\d+Z$/, '');
  return typeof cell === 'number' ? String(Number(cell.toPrecision(15))) : cell;
}
