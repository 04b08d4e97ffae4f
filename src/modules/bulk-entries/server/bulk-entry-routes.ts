import { beneficiaryOf } from '#kernel/acting.ts';
import type { Actor } from '#kernel/actor.ts';
import { isUuid } from '#kernel/ids.ts';
import { isRecord } from '#kernel/is-record.ts';
import { isOpenJob } from '#kernel/job-states.ts';
import { type Locale, textIn } from '#kernel/locale.ts';
import { mayReadOf, mayWriteFor, type Scope } from '#kernel/scope.ts';
import { XLSX_TYPE } from '#kits/sheet/sheet.ts';
import { sheetBytes } from '#kits/sheet/write-sheet.ts';
import { EXAMPLE_CODES } from '#lines/example-codes.ts';
import { countAttempt, subjectOf } from '#modules/accounts/server/public.ts';
import { bulkEntryRoutes, type EntryRowDto } from '#modules/bulk-entries/contract.ts';
import { MAX_PER_HOUR } from '#modules/bulk-entries/domain/entry-limits.ts';
import { restName, sampleName, sampleSheet } from '#modules/bulk-entries/domain/rest-sheet.ts';
import { countsOf, isAsked, type JudgedRow } from '#modules/bulk-entries/domain/verdict.ts';
import { limitLines } from '#modules/cart/server/public.ts';
import { mustHaveCustomer } from '#server/authorize.ts';
import { holdLock } from '#server/database/hold-lock.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { findFile } from '#server/files/file-store.ts';
import { contentDisposition } from '#server/http/content-disposition.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import type { JobRow } from '#server/stored-jobs/job-store.ts';
import { queueJob } from '#server/stored-jobs/queue-job.ts';
import { JUDGE_ENTRY, verdictsOf } from './entry-job.ts';
import { findEntry, findTaking } from './entry-store.ts';
import { savedBy, TAKE_ENTRY } from './take-job.ts';

const HOUR_MS = 3_600_000;
const TYPES: readonly string[] = ['text/csv', 'text/plain', XLSX_TYPE];

/** Serves bulk entry: judge many type codes, tell the verdicts, take what was read into the list. */
export function registerBulkEntries(portal: Portal): void {
  serveCommand(portal, bulkEntryRoutes.make, {
    may: (_, { actor }) => mustHaveCustomer(actor),
    async change(tx, _, { actor, body, locale, now, scope }) {
      const fileIn = 'fileId' in body ? await fileOf(tx, body.fileId, scope) : undefined;
      await countEntry(portal, tx, beneficiaryOf(actor), now);
      const id = portal.newId();
      const input = 'codes' in body ? { codes: body.codes } : {};
      await queueJob(tx, { id, kind: JUDGE_ENTRY, input, actor, locale, now, ...(fileIn !== undefined && { fileIn }) });
      return { jobId: id };
    },
    event: ({ jobId }) => ({ action: 'bulk-entry.made', object: jobId }),
  });

  serve(portal, bulkEntryRoutes.open, async ({ db, locale, params, query, scope }) => {
    const entry = await findEntry(db, scope, params.id);
    if (entry === undefined) throw new Failure('record.unknown');
    const { id, state, fileOut } = entry;
    const all = state === 'done' && fileOut !== null ? await verdictsOf(db, fileOut) : undefined;
    const found = (all ?? []).filter((row) => isAsked(row, query.verdict));
    const end = query.from + query.pageSize;
    const taking = await findTaking(db, entry);
    const rows = found.slice(query.from, end).map((row) => presentRow(row, locale));
    return {
      ...{ id, state, counts: all ? countsOf(all) : null, rows, next: end < found.length ? end : null },
      ...{ takenBy: taking?.id ?? null, taken: taking && !isOpenJob(taking.state) ? savedBy(taking) : null },
    };
  });

  serveCommand(portal, bulkEntryRoutes.take, {
    async load(tx, { params, scope }) {
      await holdLock(tx, `bulk entry ${params.id}`);
      return findEntry(tx, scope, params.id);
    },
    may(entry, { scope }) {
      if (!mayWriteFor(scope, entry.organisationId)) throw new Failure('access.refused');
      if (entry.state !== 'done') throw new Failure('bulk-entry.not-judged');
    },
    async change(tx, entry, { actor, locale, now }) {
      const before = await findTaking(tx, entry);
      if (before && !['failed', 'cancelled'].includes(before.state)) return { jobId: before.id, isNew: false };
      const { id: entryId, fileOut, organisationId } = entry;
      if (fileOut === null) throw new Failure('record.unknown');
      const { fine, noted } = countsOf(await verdictsOf(tx, fileOut));
      if (fine + noted > 0) await limitLines(portal, tx, { organisationId, now, lines: fine + noted, saves: 1 });
      const id = portal.newId();
      const input = {
        ...{ entry: entryId, verdicts: fileOut, fileName: restName(locale, now) },
        takenBefore: before ? takenBy(before) : 0,
        begunBy: before ? begunBy(before) : id,
      };
      await queueJob(tx, { id, kind: TAKE_ENTRY, input, actor: actorFor(organisationId, actor), locale, now });
      return { jobId: id, isNew: true };
    },
    event: ({ jobId, isNew }) => (isNew ? { action: 'bulk-entry.taken', object: jobId } : undefined),
    answer: async (_, { jobId }) => ({ jobId }),
  });

  serve(portal, bulkEntryRoutes.sample, async ({ locale }) => ({
    bytes: await sheetBytes(sampleSheet(EXAMPLE_CODES, locale)),
    disposition: contentDisposition(sampleName(locale), 'attachment'),
  }));
}

/** A row as it is told in one language. */
function presentRow(row: JudgedRow, locale: Locale): EntryRowDto {
  const { reasons, nearest = '', line = '' } = row;
  return { ...row, reasons: reasons.map((reason) => textIn(reason, locale)), nearest, line };
}

/** Whoever takes an entry of the own organisation does so for it, whomever they act for at the moment. */
function actorFor(organisationId: string, actor: Actor): Actor {
  const { onBehalfOf: _, ...own } = actor;
  return organisationId === actor.organisationId ? own : actor;
}

/** The file of a list: within reach, and of a type that lists have. */
async function fileOf(tx: Db, id: string, scope: Scope): Promise<string> {
  const file = isUuid(id) ? await findFile(tx, id) : undefined;
  if (file === undefined || !mayReadOf(scope, file.organisationId)) throw new Failure('record.unknown');
  if (!TYPES.includes(file.type)) throw new Failure('bulk-entry.other-type');
  return id;
}

/** Refuses more lists than an organisation may enter within an hour. */
async function countEntry({ newId }: Portal, tx: Db, organisationId: string, at: Date): Promise<void> {
  const attempt = { id: newId(), subject: subjectOf('bulk', organisationId), at };
  const seconds = await countAttempt(tx, { most: MAX_PER_HOUR, window: HOUR_MS }, attempt);
  if (seconds === 0) return;
  throw new Failure('bulk-entry.slowed', { seconds, minutes: Math.ceil(seconds / 60), perHour: MAX_PER_HOUR });
}

/** The first of the tasks that took a list, one after the other. */
function begunBy({ id, input }: JobRow): string {
  return isRecord(input) && typeof input.begunBy === 'string' ? input.begunBy : id;
}

/** How far a task came that was not finished, and the one before it. */
function takenBy({ cursor, input }: JobRow): number {
  const from = isRecord(cursor) && typeof cursor.from === 'number' ? cursor.from : 0;
  const earlier = isRecord(input) && typeof input.takenBefore === 'number' ? input.takenBefore : 0;
  return Math.max(from, earlier);
}
