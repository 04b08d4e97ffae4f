import { setImmediate as aTurn } from 'node:timers/promises';
import { beneficiaryOf } from '#kernel/acting.ts';
import { madeAt } from '#kernel/ids.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { Locale } from '#kernel/locale.ts';
import { XLSX_TYPE } from '#kits/sheet/sheet.ts';
import { addRows, beginSheet, endSheet, type SheetSoFar } from '#kits/sheet/sheet-in-slices.ts';
import { quantityOf } from '#modules/bulk-entries/domain/entry-rows.ts';
import { restCells, restFrame } from '#modules/bulk-entries/domain/rest-sheet.ts';
import type { JudgedRow } from '#modules/bulk-entries/domain/verdict.ts';
import { type NewLine, saveLines, verifierOf } from '#modules/cart/server/public.ts';
import { savedForm } from '#modules/configurator/contract.ts';
import { Failure } from '#server/failures.ts';
import { failureText } from '#server/server-texts.ts';
import type { JobKind, SliceTools } from '#server/stored-jobs/job-kind.ts';
import type { JobRow } from '#server/stored-jobs/job-store.ts';
import { verdictsOf } from './entry-job.ts';
import { judgeSlice } from './judge-slice.ts';

/** Whose rows are taken. */
export interface TakeInput {
  /** The job that judged them, and the file it made. */
  readonly entry: string;
  readonly verdicts: string;
  readonly fileName: string;
  /** Rows before this one were taken by an earlier task that was not finished. */
  readonly takenBefore: number;
  /** The task that began to take them: all of them have their places by it, in the order of the list. */
  readonly begunBy?: string;
}

interface TakeCursor {
  readonly from: number;
  readonly sheet: SheetSoFar;
}

/** Rows of one slice: each product is judged once more before it is saved. */
const ROWS_A_SLICE = 40;

/** Saves the rows that were read as products; its file has the others, each with its reasons. */
export const TAKE_ENTRY: JobKind<TakeInput, TakeCursor> = {
  name: 'bulk-entries.take',
  words: { 'zh-cn': '批量加入产品清单', en: 'Adding to the product list' },
  access: 'bulk-entries.make',
  fileOf: ({ input }) => ({ name: input.fileName, type: XLSX_TYPE }),
  async slice({ id, input, cursor, locale }, tools) {
    const frame = restFrame(locale);
    const begun = cursor === undefined ? beginSheet(frame) : undefined;
    const soFar = begun?.soFar ?? cursor?.sheet;
    if (soFar === undefined) throw new Error('a sheet goes on that was never begun');
    const all = await verdictsOf(tools.db, input.verdicts);
    const from = cursor?.from ?? 0;
    const rows = all.slice(from, from + ROWS_A_SLICE);
    const placed = { rows, placedAt: madeAt(input.begunBy ?? id) - from };
    const { lines, rest } = await sorted(placed, Math.max(0, input.takenBefore - from), locale, tools);
    const done = from + rows.length;
    const isLast = done >= all.length;
    const added = addRows(frame, soFar, rest);
    const tail = isLast ? [endSheet(frame, added.soFar)] : [];
    return {
      ...{ cursor: { from: done, sheet: added.soFar }, done, total: all.length, isLast },
      async write(tx, out) {
        await saveLines(tools.portal, tx, lines, tools);
        for (const bytes of [...(begun ? [begun.bytes] : []), added.bytes, ...tail]) await out.add(bytes);
      },
    };
  },
};

/** Rows of the list, and the moment by which the first of them has its place: each other one a millisecond before. */
interface PlacedRows {
  readonly rows: readonly JudgedRow[];
  readonly placedAt: number;
}

/** The lines that rows become, and the cells of the rows that come back. */
async function sorted({ rows, placedAt }: PlacedRows, takenBefore: number, locale: Locale, tools: SliceTools) {
  const readable = rows.filter(({ verdict }) => verdict !== 'unread');
  const wanted = readable.filter((row) => rows.indexOf(row) >= takenBefore);
  const asked = { of: { rows: wanted }, from: 0, count: wanted.length, technicalVersion: locale };
  const judged = wanted.length === 0 ? [] : (await judgeSlice(asked, tools)).rows;
  const verify = verifierOf(tools.portal);
  const lines: NewLine[] = [];
  const rest = rows.filter((row) => !readable.includes(row)).map((row) => ({ row, reasons: row.reasons }));
  for (const row of judged) {
    await aTurn();
    const verified = row.form === null ? undefined : await verify(savedForm.parse(row.form), locale, tools.db);
    if (verified?.ok) {
      const { itemNumber, note } = row.given;
      const organisationId = beneficiaryOf(tools.actor);
      const place = placedAt - rows.findIndex(({ no }) => no === row.no);
      const written = { quantity: quantityOf(row.given), itemNumber, note };
      lines.push({ organisationId, product: verified.value, ...written, placedAt: place });
      continue;
    }
    const refusal = verified && !verified.ok ? verified.refusal : undefined;
    const said = refusal && failureText(new Failure(refusal.code, refusal.params), locale, tools.portal.modules);
    rest.push({ row, reasons: said === undefined ? row.reasons : [{ zh: said, en: said }] });
  }
  const inOrder = rest.toSorted((one, other) => one.row.no - other.row.no);
  return { lines, rest: inOrder.map(({ row, reasons }) => restCells(row, reasons, locale)) };
}

/** How many rows a task has saved so far, with those of one before it that was not finished: all it went through but the rest. */
export function savedBy({ cursor }: Pick<JobRow, 'cursor'>): number {
  if (!isRecord(cursor) || !isRecord(cursor.sheet)) return 0;
  const { from, sheet } = cursor;
  return typeof from === 'number' && typeof sheet.rows === 'number' ? from - (sheet.rows - HEADINGS) : 0;
}

/** The headings are a row of the sheet too. */
const HEADINGS = 1;
