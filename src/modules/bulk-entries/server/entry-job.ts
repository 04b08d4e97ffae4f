import type { JudgedRow } from '#modules/bulk-entries/domain/verdict.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { bytesOf, findFile } from '#server/files/file-store.ts';
import type { JobKind } from '#server/stored-jobs/job-kind.ts';
import { judgeSlice } from './judge-slice.ts';
import type { List } from './read-table.ts';

/** What is entered: pasted text; left out, the file the job holds. */
export interface EntryInput {
  readonly codes?: string;
}

/** Rows of one slice: judged in less than a second. */
const ROWS_A_SLICE = 200;

/** Judges a bulk entry, slice by slice; its file has a verdict on every line, for `verdictsOf`. */
export const JUDGE_ENTRY: JobKind<EntryInput, { readonly from: number }> = {
  name: 'bulk-entries.judge',
  words: { 'zh-cn': '批量识别型号', en: 'Reading type codes' },
  access: 'bulk-entries.make',
  fileOf: () => ({ name: 'verdicts.ndjson', type: 'application/x-ndjson' }),
  async slice({ input, cursor, fileIn, locale }, tools) {
    const from = cursor?.from ?? 0;
    const of = input.codes === undefined ? await fileList(tools.db, fileIn) : { text: input.codes };
    const asked = { of, from, count: ROWS_A_SLICE, technicalVersion: locale };
    const { total, rows } = await judgeSlice(asked, tools);
    const done = from + rows.length;
    const verdicts = rows.map(({ form: _, ...row }) => `${JSON.stringify(row)}\n`).join('');
    return {
      ...{ cursor: { from: done }, done, total, isLast: done >= total },
      write: async (_tx, out) => out.add(Buffer.from(verdicts)),
    };
  },
};

async function fileList(db: Db, fileId: string | null): Promise<List> {
  const file = fileId === null ? undefined : await findFile(db, fileId);
  if (file === undefined) throw new Failure('record.unknown');
  return { bytes: await wholeOf(db, file), type: file.type };
}

/** The verdicts on all rows of an entry that is judged. */
export async function verdictsOf(db: Db, fileId: string): Promise<readonly JudgedRow[]> {
  const file = await findFile(db, fileId);
  if (file === undefined) throw new Failure('record.unknown');
  const lines = (await wholeOf(db, file)).toString('utf8').trimEnd().split('\n');
  return lines.map((line): JudgedRow => JSON.parse(line));
}

async function wholeOf(db: Db, file: Parameters<typeof bytesOf>[1]): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of bytesOf(db, file)) pieces.push(piece);
  return Buffer.concat(pieces);
}
