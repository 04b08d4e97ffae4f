import { LRUCache } from 'lru-cache';
import { SheetRefusal, type SheetRefusalCode } from '#kits/sheet/sheet-limits.ts';
import { loadDefinitions } from '#lines/definitions.ts';
import { codeInWords } from '#modules/bulk-entries/domain/code-in-words.ts';
import { MAX_ROWS } from '#modules/bulk-entries/domain/entry-limits.ts';
import { type EntryRow, problemsOfRow } from '#modules/bulk-entries/domain/entry-rows.ts';
import { nearestCode } from '#modules/bulk-entries/domain/nearest-code.ts';
import { rowProblemInWords } from '#modules/bulk-entries/domain/row-problem.ts';
import type { JudgedRow } from '#modules/bulk-entries/domain/verdict.ts';
import { type ActiveRelease, type ClonedRelease, openCloned } from '#modules/catalogue/server/public.ts';
import type { JudgedCode } from '#modules/configurator/domain/type-code/judge-type-code.ts';
import { judgeCodeOf } from '#modules/configurator/server/public.ts';
import type { WireForm } from '#product/saved.ts';
import { type List, readTable } from './read-table.ts';
import { sentencesOf } from './sentences.ts';

/** Rows to judge: those of a list from one on, or rows that were read before. */
export interface JudgeOrder {
  readonly of: List | { readonly rows: readonly EntryRow[] };
  readonly from: number;
  readonly count: number;
  /** The releases in force by line. */
  readonly hashes: Readonly<Record<string, string>>;
  /** Releases that this thread has not opened yet. */
  readonly brought: readonly ClonedRelease[];
  readonly technicalVersion: string;
}

/** A judged row, with what is saved of it. */
export interface JudgedWithForm extends JudgedRow {
  readonly form: WireForm | null;
}

/** What became of an order: the list is refused, releases are wanting, or the rows are judged. */
export type JudgeOutcome =
  | { readonly refused: SheetRefusalCode | 'empty'; readonly cell: string }
  | { readonly missing: readonly string[] }
  | { readonly total: number; readonly rows: readonly JudgedWithForm[] };

const definitions = await loadDefinitions();
const prefixes = [...definitions].map(([line, { typeCode }]) => ({ line, prefix: typeCode.prefix }));
/** A list names a code more than once, and whoever takes it has its rows judged again. */
const known = new LRUCache<string, JudgedCode>({ max: 2 * MAX_ROWS });

function judgedCode(text: string, release: ActiveRelease, version: string): JudgedCode {
  const key = JSON.stringify([release.hash, version, text]);
  const found = known.get(key) ?? judgeCodeOf(text, release, version);
  known.set(key, found);
  return found;
}

/** By line, the release that was opened last. */
const opened = new Map<string, ActiveRelease>();

/** Judges rows: the work of the job `JUDGE_ROWS`. What it opened it keeps, as long as its thread lives. */
export async function work({ of, from, count, hashes, brought, technicalVersion }: JudgeOrder): Promise<JudgeOutcome> {
  for (const release of brought) opened.set(release.family, await openCloned(release));
  const read = 'rows' in of ? of.rows : await rowsIn(of);
  if ('refused' in read) return read;
  const rows = read.slice(from, from + count).map((row) => ({ ...row, line: lineOf(row.given.code) }));
  const lines = new Set(rows.flatMap(({ line }) => line ?? []));
  const missing = [...lines].filter((line) => opened.get(line)?.hash !== hashes[line]);
  if (missing.length > 0) return { missing };
  return { total: read.length, rows: rows.map((row) => judged(row, technicalVersion)) };
}

async function rowsIn(list: List): Promise<readonly EntryRow[] | Extract<JudgeOutcome, { refused: unknown }>> {
  try {
    const rows = await readTable(list);
    return rows.length === 0 ? { refused: 'empty', cell: '' } : rows;
  } catch (error) {
    if (error instanceof SheetRefusal) return { refused: error.code, cell: error.cell ?? '' };
    throw error;
  }
}

/** The line whose codes begin as a word of the text does. */
function lineOf(text: string): string | undefined {
  const words = text.slice(0, 1000).normalize('NFKC').toUpperCase().split(/\s+/);
  return prefixes.find(({ prefix }) => words.some((word) => word.startsWith(prefix)))?.line;
}

function judged(
  { no, given, line }: EntryRow & { readonly line: string | undefined },
  version: string,
): JudgedWithForm {
  const beside = problemsOfRow(given);
  const release = line === undefined ? undefined : opened.get(line);
  const nothing = { no, given, verdict: 'unread', productName: '', typeCode: '', form: null } as const;
  const wrong = beside.map(rowProblemInWords);
  if (beside.some(({ code }) => code === 'long-code')) return { ...nothing, reasons: wrong };
  if (release === undefined)
    return {
      ...nothing,
      reasons: [codeInWords('no-code', { prefixes: prefixes.map((one) => one.prefix).join(', ') }), ...wrong],
    };
  const { product, problems, remarks } = judgedCode(given.code, release, version);
  const told = remarks.flatMap((remark) => sentencesOf(remark, release));
  if (product === null || wrong.length > 0) {
    const other = nearestCode(given.code, problems);
    const nearest = other === undefined ? '' : (judgedCode(other, release, version).product?.typeCode ?? '');
    const reasons = [...problems.flatMap((problem) => sentencesOf(problem, release)), ...wrong, ...told];
    return { ...nothing, reasons, nearest };
  }
  const { name: productName, typeCode, form } = product;
  return { no, given, verdict: told.length > 0 ? 'noted' : 'fine', productName, typeCode, reasons: told, form };
}
