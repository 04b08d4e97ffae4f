import { setImmediate as aTurn } from 'node:timers/promises';
import { listedFor } from '#kernel/acting.ts';
import type { Locale } from '#kernel/locale.ts';
import { textIn } from '#kernel/locale.ts';
import { type SheetFrame, XLSX_TYPE } from '#kits/sheet/sheet.ts';
import { addRows, beginSheet, endSheet, type SheetSoFar } from '#kits/sheet/sheet-in-slices.ts';
import type { SheetOrder } from '#modules/cart/contract.ts';
import { listSheetColumns, type SheetLine } from '#modules/cart/domain/list-sheet.ts';
import { LIST_SHEET_WORDS } from '#modules/cart/domain/list-sheet-words.ts';
import { REMARK } from '#product/configuration.ts';
import type { JobKind, SliceTools } from '#server/stored-jobs/job-kind.ts';
import { partsOf } from './cart-parts.ts';
import { countLines } from './configuration-store.ts';
import { linesByIds, pageOfLines, type StateOfLine } from './line-list.ts';
import { pricesOfLines } from './line-prices.ts';
import { sheetPriceOf } from './sheet-price.ts';
import type { CartParts } from './verify-form.ts';

/** A sheet that is wanted, and what its file is called. */
export interface ListSheetInput {
  readonly order: SheetOrder;
  readonly fileName: string;
}

/** How far it is: the place it goes on after, of lines that are named how many of them were told. */
interface ListSheetCursor {
  readonly after: string | undefined;
  readonly told: number;
  readonly sheet: SheetSoFar;
}

/** Lines of one slice: judged by the release in force in less than a second. */
const LINES_A_SLICE = 100;

/** Writes the list, or chosen lines of it, as XLSX, slice by slice: however long it is, a slice is all that is held of it. */
export const LIST_SHEET: JobKind<ListSheetInput, ListSheetCursor> = {
  name: 'cart.list-sheet',
  words: { 'zh-cn': '产品清单导出 Excel', en: 'Product list to Excel' },
  access: 'configurations.export',
  fileOf: ({ input }) => ({ name: input.fileName, type: XLSX_TYPE }),
  async slice({ input: { order }, cursor, done, total, locale }, tools) {
    const frame = frameOf(order, locale);
    const begun = cursor === undefined ? beginSheet(frame) : undefined;
    const soFar = begun?.soFar ?? cursor?.sheet;
    if (soFar === undefined) throw new Error('a sheet goes on that was never begun');
    const parts = partsOf(tools.portal);
    const { found, next, told } = await linesFrom(order, cursor, { tools, parts, locale });
    const lines = await sheetLines(found, { parts, locale, tools });
    const rows = addRows(
      frame,
      soFar,
      lines.map((line) => listSheetColumns({ ...order, locale }).map(({ cell }) => cell(line))),
    );
    const tail = next === null ? [endSheet(frame, rows.soFar)] : [];
    const counted = cursor === undefined ? await totalOf(order, tools) : total;
    return {
      cursor: { after: next ?? undefined, told, sheet: rows.soFar },
      done: done + lines.length,
      ...(counted !== null && { total: counted }),
      isLast: next === null,
      write: async (_, out) => {
        for (const bytes of [...(begun ? [begun.bytes] : []), rows.bytes, ...tail]) await out.add(bytes);
      },
    };
  },
};

function frameOf(order: SheetOrder, locale: Locale): SheetFrame {
  const columns = listSheetColumns({ ...order, locale }).map(({ heading, width, format }) => ({
    heading,
    width,
    ...(format !== undefined && { format }),
  }));
  return { name: textIn(LIST_SHEET_WORDS.title, locale), columns };
}

interface Telling {
  readonly tools: SliceTools;
  readonly parts: CartParts;
  readonly locale: Locale;
}

/** The next lines; `next` is null at the end of them. */
async function linesFrom(
  { lines }: SheetOrder,
  cursor: ListSheetCursor | undefined,
  { tools: { actor, scope, db }, parts, locale }: Telling,
): Promise<{ readonly found: readonly StateOfLine[]; readonly next: string | null; readonly told: number }> {
  const giveWay = () => aTurn();
  if ('ids' in lines) {
    const { told = 0 } = cursor ?? {};
    const ids = lines.ids.slice(told, told + LINES_A_SLICE);
    const found = await linesByIds(db, { readable: scope.readable, ids, locale, giveWay }, parts);
    const after = told + ids.length;
    return { found, next: after < lines.ids.length ? String(after) : null, told: after };
  }
  const { releaseState, ...filter } = lines;
  const readable = listedFor(actor, scope);
  const asked = { readable, filter, releaseState, after: cursor?.after, pageSize: LINES_A_SLICE, locale, giveWay };
  return { ...(await pageOfLines(db, asked, parts)), told: 0 };
}

/** How many lines there are to tell; narrowed by their state nobody knows before they were judged. */
async function totalOf({ lines }: SheetOrder, { actor, scope, db }: SliceTools): Promise<number | null> {
  if ('ids' in lines) return lines.ids.length;
  const { releaseState, ...filter } = lines;
  return releaseState === undefined ? countLines(db, listedFor(actor, scope), filter) : null;
}

async function sheetLines(
  found: readonly StateOfLine[],
  { parts, locale, tools: { db, actor, now } }: Telling,
): Promise<readonly SheetLine[]> {
  const lines: SheetLine[] = [];
  const prices = await pricesOfLines(
    db,
    found.map(({ row }) => row),
    { actor, locale, now },
    parts,
  );
  for (const [at, { row, state }] of found.entries()) {
    const [drive] = await parts.drivesOf([row.form], locale, db);
    const { figures = [], fittings = [], figuresOpen = false, fullTypeCode = '' } = drive ?? {};
    const told = { remark: row.form[REMARK] ?? '', fullTypeCode: fullTypeCode || row.typeCode, figuresOpen };
    lines.push({ ...row, ...told, releaseState: state, figures, fittings, price: sheetPriceOf(prices[at] ?? null) });
    await aTurn();
  }
  return lines;
}
