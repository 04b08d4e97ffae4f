import { LINE_CATALOGUES } from '#lines/catalogues.ts';
import { type ActiveRelease, clonedRelease, releasesOf } from '#modules/catalogue/server/public.ts';
import { Failure } from '#server/failures.ts';
import { askerOf } from '#server/jobs/job.ts';
import type { SliceTools } from '#server/stored-jobs/job-kind.ts';
import { JUDGE_ROWS } from './jobs.ts';
import type { JudgedWithForm, JudgeOrder, JudgeOutcome } from './judge-rows-job.ts';

/** What of a list is judged now. */
export type Asked = Pick<JudgeOrder, 'of' | 'from' | 'count' | 'technicalVersion'>;

/** A slice of rows takes about as long as a data sheet. */
const COST = 0.5;

/**
 * Judges rows in a thread for heavy work, by the releases in force. A thread that has not opened them says so, and is brought them:
 * that is done once for each thread and release.
 */
export async function judgeSlice(
  asked: Asked,
  tools: Pick<SliceTools, 'portal' | 'actor' | 'gone'>,
): Promise<{ readonly total: number; readonly rows: readonly JudgedWithForm[] }> {
  const releases = releasesOf(tools.portal);
  const inForce = new Map(LINE_CATALOGUES.map(({ line }) => [line, releases.current(line)] as const));
  const hashes = Object.fromEntries([...inForce].map(([line, { hash }]) => [line, hash]));
  const outcome = await judge({ ...asked, hashes }, [], tools);
  const told = 'missing' in outcome ? await judge({ ...asked, hashes }, missingOf(outcome, inForce), tools) : outcome;
  if ('refused' in told) throw refusalOf(told);
  if ('missing' in told) throw new Error(`The releases of ${told.missing.join()} do not open`);
  return told;
}

function missingOf(
  { missing }: Extract<JudgeOutcome, { missing: unknown }>,
  inForce: ReadonlyMap<string, ActiveRelease>,
): readonly ActiveRelease[] {
  return missing.flatMap((line) => inForce.get(line) ?? []);
}

function judge(
  order: Omit<JudgeOrder, 'brought'>,
  releases: readonly ActiveRelease[],
  { portal, actor, gone }: Pick<SliceTools, 'portal' | 'actor' | 'gone'>,
): Promise<JudgeOutcome> {
  const prepare = async () => {
    const brought = await Promise.all(releases.map((release) => clonedRelease(portal.db, release)));
    return { ...order, brought };
  };
  return portal.jobs.run(JUDGE_ROWS, { cost: COST, prepare }, { asker: askerOf(actor, ''), gone });
}

/** Why a list is not read; the names of the kit are those of the refusals. */
function refusalOf({ refused, cell }: Extract<JudgeOutcome, { refused: unknown }>): Failure {
  if (refused === 'empty') return new Failure('bulk-entry.empty');
  return new Failure(FAILURES[refused], { cell });
}

const FAILURES = {
  'sheet.broken': 'bulk-entry.broken',
  'sheet.wrong-type': 'bulk-entry.wrong-type',
  'sheet.too-large': 'bulk-entry.too-large',
  'sheet.too-many-rows': 'bulk-entry.too-many-rows',
  'sheet.too-many-columns': 'bulk-entry.too-many-columns',
  'sheet.long-cell': 'bulk-entry.long-cell',
  'sheet.formula': 'bulk-entry.formula',
} as const;
