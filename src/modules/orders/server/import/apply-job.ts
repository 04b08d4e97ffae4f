import { eq, sql } from 'drizzle-orm';
import type { ApplyMode } from '#modules/orders/domain/import/import-file.ts';
import { orderImports } from '#modules/orders/server/order-import-tables.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { JobKind, ReadySlice, SliceTools } from '#server/stored-jobs/job-kind.ts';
import { type Applied, applyRows, type RowPlace, waitingRows } from './apply-rows.ts';
import { mailImportDone, mailImportFailed } from './mail-import.ts';
import type { Importing } from './new-orders.ts';

/** Which import is taken, and how. */
export interface ApplyInput {
  readonly importId: string;
  readonly mode: ApplyMode;
  /** Rows that wait, as they were counted. */
  readonly total: number;
}

interface ApplyCursor {
  readonly after: RowPlace | undefined;
}

/** Rows of one step (commerce §10), and what else of the last order waits. */
export const ROWS_A_STEP = 500;

/** Takes the rows of an import into the orders: step by step what is right of them, or all of them in one transaction. */
export const APPLY_IMPORT: JobKind<ApplyInput, ApplyCursor> = {
  name: 'orders.import-apply',
  words: { 'zh-cn': '导入订单', en: 'Importing orders' },
  access: 'orders.import',
  asOwner: true,
  slice: (job, tools) => (job.input.mode === 'all' ? wholeSlice(job, tools) : stepSlice(job, tools)),
  failed: mailImportFailed,
};

type Job = Parameters<(typeof APPLY_IMPORT)['slice']>[0];

async function stepSlice(job: Job, tools: SliceTools): Promise<ReadySlice<ApplyCursor>> {
  const { importId, total } = job.input;
  const { isLast, rows } = await waitingRows(tools.db, importId, job.cursor?.after, ROWS_A_STEP);
  return {
    ...{ cursor: { after: placeOf(rows) ?? job.cursor?.after }, done: job.done + rows.length, isLast },
    total: Math.max(total, job.done + rows.length),
    write: async (tx) => note(tx, importId, await applyRows(tx, rows, importingOf(importId, tools)), { isLast, tools }),
  };
}

async function wholeSlice(job: Job, tools: SliceTools): Promise<ReadySlice<ApplyCursor>> {
  const { importId, total } = job.input;
  return {
    ...{ cursor: { after: undefined }, done: total, total, isLast: true },
    async write(tx) {
      let written = 0;
      let after: RowPlace | undefined;
      for (;;) {
        tools.gone.throwIfAborted();
        const { isLast, rows } = await waitingRows(tx, importId, after, ROWS_A_STEP);
        const applied = await applyRows(tx, rows, importingOf(importId, tools));
        if (applied.refused > 0) throw new Failure('import.rows-refused', { count: applied.refused });
        written += applied.written;
        after = placeOf(rows) ?? after;
        if (isLast) break;
      }
      await note(tx, importId, { written, refused: 0 }, { isLast: true, tools });
    },
  };
}

function placeOf(rows: readonly { readonly no: number; readonly order: string }[]): RowPlace | undefined {
  const last = rows.at(-1);
  return last && { order: last.order, no: last.no };
}

function importingOf(importId: string, { actor, now, portal }: SliceTools): Importing {
  return { importId, actor, now, portal };
}

async function note(
  tx: Db,
  importId: string,
  { refused, written }: Applied,
  { isLast, tools }: { readonly isLast: boolean; readonly tools: SliceTools },
): Promise<void> {
  const { actor, now } = tools;
  const { applied, counts } = orderImports;
  const refusedNow = sql`jsonb_set(${counts}, '{refused}', to_jsonb((${counts}->>'refused')::int + ${refused}::int))`;
  await tx
    .update(orderImports)
    .set({
      applied: sql`${applied} + ${written}`,
      ...(refused > 0 && { counts: refusedNow }),
      ...(isLast && { appliedAt: now }),
    })
    .where(eq(orderImports.id, importId));
  if (isLast) await mailImportDone(tx, importId, actor.id, tools);
}
