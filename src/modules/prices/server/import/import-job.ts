import type { BilingualText } from '#kernel/locale.ts';
import { releasesOf } from '#modules/catalogue/server/public.ts';
import type { ListProblem } from '#modules/prices/domain/list-problem.ts';
import { readList } from '#modules/prices/server/read-list.ts';
import { Failure } from '#server/failures.ts';
import { bytesOf, findFile } from '#server/files/file-store.ts';
import type { JobKind, SliceTools } from '#server/stored-jobs/job-kind.ts';
import { keepVersion } from './keep-version.ts';

/** Of which list a file becomes a version, and what a new list is called; the job holds the file. */
export interface ImportInput {
  readonly code: string;
  readonly names: BilingualText;
  readonly fileName: string;
  /** SHA-256 of the file: the same one again is the version it became. */
  readonly hash: string;
}

/** What came of the check: the version it becomes, if its file is a new one, or what is wrong. */
export type ImportCursor =
  | { readonly isRefused: false; readonly version: string }
  | { readonly isRefused: true; readonly count: number; readonly problems: readonly ListProblem[] };

/** Problems that are told one by one. */
const MOST_PROBLEMS = 100;
/** The check, and the keeping. */
const STEPS = 2;

/**
 * Takes in a file as a version of a price list: checked whole in a thread, then kept in one transaction, so that a file with a mistake,
 * a cancel or a crash leaves nothing behind.
 */
export const IMPORT_LIST: JobKind<ImportInput, ImportCursor> = {
  name: 'prices.import',
  words: { 'zh-cn': '导入价目表', en: 'Importing a price list' },
  access: 'prices.publish',
  asOwner: true,
  async slice({ input, cursor, fileIn }, tools) {
    const outcome = await readList(tools.portal, await fileBytes(fileIn, tools), tools);
    if (!outcome.ok) {
      const { refusal } = outcome;
      const refused = { isRefused: true, count: refusal.length, problems: refusal.slice(0, MOST_PROBLEMS) } as const;
      return { cursor: refused, done: 1, total: 1, isLast: true, write: async () => undefined };
    }
    const { actor, now, portal } = tools;
    if (cursor === undefined || cursor.isRefused) {
      const passed = { isRefused: false, version: portal.newId() } as const;
      return { cursor: passed, done: 1, total: STEPS, isLast: false, write: async () => undefined };
    }
    const checked = { id: cursor.version, input, list: outcome.value, actor, now };
    return {
      ...{ cursor, done: STEPS, total: STEPS, isLast: true },
      write: (tx) => keepVersion(portal, tx, checked, releasesOf(portal)),
    };
  },
};

async function fileBytes(fileId: string | null, { db }: Pick<SliceTools, 'db'>): Promise<Buffer> {
  const file = fileId === null ? undefined : await findFile(db, fileId);
  if (file === undefined) throw new Failure('record.unknown');
  const pieces: Buffer[] = [];
  for await (const piece of bytesOf(db, file)) pieces.push(piece);
  return Buffer.concat(pieces);
}
