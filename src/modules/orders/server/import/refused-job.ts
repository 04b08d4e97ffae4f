import { and, asc, eq, gt } from 'drizzle-orm';
import { REASON_COLUMN } from '#modules/orders/domain/import/import-columns.ts';
import type { ImportFormat } from '#modules/orders/domain/import/import-file.ts';
import { rowText } from '#modules/orders/domain/import/row-problem.ts';
import { orderImportRows } from '#modules/orders/server/order-import-tables.ts';
import { Failure } from '#server/failures.ts';
import type { JobKind } from '#server/stored-jobs/job-kind.ts';
import { findImport } from './import-store.ts';
import { ROW_FILES, type RowFileSoFar, type RowFrame } from './row-files.ts';

/** Of which import the refused rows are written, and what the file is called. */
export interface RefusedInput {
  readonly importId: string;
  readonly format: ImportFormat;
  readonly fileName: string;
}

interface RefusedCursor {
  readonly after: number;
  readonly file: RowFileSoFar;
}

const ROWS_A_SLICE = 1_000;

/** Writes the refused rows of an import as the file they came in, each with its reason: mended, it is sent again. */
export const REFUSED_ROWS: JobKind<RefusedInput, RefusedCursor> = {
  name: 'orders.import-refused',
  words: { 'zh-cn': '导出未通过的行', en: 'Writing the refused rows' },
  access: 'orders.import',
  asOwner: true,
  fileOf: ({ input }) => ({ name: input.fileName, type: ROW_FILES[input.format].type }),
  async slice({ cursor, done, input, locale }, { db }) {
    const found = await findImport(db, input.importId);
    if (found === undefined) throw new Failure('record.unknown');
    const file = ROW_FILES[input.format];
    const frame: RowFrame = { columns: found.columns, reason: REASON_COLUMN, locale };
    const begun = cursor === undefined ? file.begin(frame) : undefined;
    const { cells, importId, no, problems, verdict } = orderImportRows;
    const isNext = and(eq(importId, input.importId), eq(verdict, 'refused'), gt(no, cursor?.after ?? 0));
    const rows = await db
      .select({ cells, no, problems })
      .from(orderImportRows)
      .where(isNext)
      .orderBy(asc(no))
      .limit(ROWS_A_SLICE);
    const isLast = rows.length < ROWS_A_SLICE;
    const written = file.add(
      rows.map((row) => ({
        cells: row.cells,
        reason: row.problems.map((problem) => rowText(problem, locale)).join(locale === 'en' ? '; ' : '；'),
      })),
      begun?.soFar ?? cursor?.file ?? null,
      frame,
    );
    const pieces = [begun?.bytes ?? [], written.bytes, isLast ? file.end(written.soFar, frame) : []].flat();
    return {
      ...{ cursor: { after: rows.at(-1)?.no ?? cursor?.after ?? 0, file: written.soFar }, isLast },
      ...{ done: done + rows.length, total: Math.max(found.counts?.refused ?? 0, done + rows.length) },
      async write(_, out) {
        for (const bytes of pieces) if (bytes.length > 0) await out.add(bytes);
      },
    };
  },
};
