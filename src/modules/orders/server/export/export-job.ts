import { setImmediate as aTurn } from 'node:timers/promises';
import { listedFor } from '#kernel/acting.ts';
import type { Locale } from '#kernel/locale.ts';
import type { ExportFormat } from '#modules/orders/domain/line-export.ts';
import { type LineFilter, type ListedLineRow, linesAfter } from '#modules/orders/server/list-lines.ts';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import type { JobKind } from '#server/stored-jobs/job-kind.ts';
import { EXPORT_FILES, type FileSoFar } from './export-files.ts';

/** Which lines are wanted, as what, and what the file is called. */
export interface ExportInput {
  readonly filter: LineFilter;
  readonly format: ExportFormat;
  readonly fileName: string;
}

/** How far it is: the line it goes on after, when it began, and what has been written. */
interface ExportCursor {
  readonly after: string | undefined;
  /** One day and one moment for all slices: what is late or past does not change on the way. */
  readonly now: string;
  readonly file: FileSoFar;
}

/** Lines of one slice, read at once and written in a fraction of a second. */
const LINES_A_SLICE = 500;
/** Lines that are packed before others have the thread. */
const LINES_A_TURN = 100;

/** What both kinds have in common: within the scope of whoever asks, the condition of the query says whose lines. */
const ANY_EXPORT = {
  words: { 'zh-cn': '导出订单', en: 'Exporting orders' },
  fileOf: ({ input }) => ({ name: input.fileName, type: EXPORT_FILES[input.format].type }),
  async slice({ input, cursor, done, locale }, { actor, db, gone, now, scope }) {
    const at = new Date(cursor?.now ?? now);
    const asked = { ...input.filter, after: cursor?.after, now: at, today: providerDay(at), limit: LINES_A_SLICE };
    const lines = await linesAfter(db, listedFor(actor, scope), asked);
    const isLast = lines.length < LINES_A_SLICE;
    const written = await writtenLines(lines, { input, soFar: cursor?.file, isLast, locale, gone });
    const after = lines.at(-1)?.id ?? cursor?.after;
    return {
      ...{ cursor: { after, now: at.toISOString(), file: written.soFar }, done: done + lines.length, isLast },
      // How many there are nobody counts beforehand: to count them takes as long as to read them.
      ...(isLast && { total: done + lines.length }),
      write: (_, out) => out.add(written.bytes),
    };
  },
} satisfies Omit<JobKind<ExportInput, ExportCursor>, 'name' | 'access'>;

/** Writes order lines as a file, slice by slice: however many there are, a slice is all that is held of them. */
export const EXPORT_LINES: JobKind<ExportInput, ExportCursor> = {
  ...ANY_EXPORT,
  name: 'orders.export',
  access: 'orders.export',
};

/** The same for the administrator, who reads all and writes for no organisation; what is read is still what the scope reaches. */
export const EXPORT_ALL: JobKind<ExportInput, ExportCursor> = {
  ...ANY_EXPORT,
  name: 'orders.export-all',
  access: 'orders.export',
  asOwner: true,
};

interface Writing {
  readonly input: ExportInput;
  readonly soFar: FileSoFar | undefined;
  readonly isLast: boolean;
  readonly locale: Locale;
  readonly gone: AbortSignal;
}

async function writtenLines(lines: readonly ListedLineRow[], { input, soFar, isLast, locale, gone }: Writing) {
  const file = EXPORT_FILES[input.format];
  const begun = soFar === undefined ? file.begin(locale) : undefined;
  const pieces: Uint8Array[] = begun ? [begun.bytes] : [];
  let so = begun?.soFar ?? soFar ?? null;
  for (let at = 0; at < lines.length; at += LINES_A_TURN) {
    const added = file.add(lines.slice(at, at + LINES_A_TURN), so, locale);
    pieces.push(added.bytes);
    so = added.soFar;
    await aTurn();
    gone.throwIfAborted();
  }
  if (isLast) pieces.push(file.end(so, locale));
  return { bytes: Buffer.concat(pieces), soFar: so };
}
