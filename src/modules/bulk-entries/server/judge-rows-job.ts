import { LRUCache } from 'lru-cache';
import { SheetRefusal, type SheetRefusalCode } from '#kits/sheet/sheet-limits.ts';
import { CONFIGURABLE } from '#lines/configurable.ts';
import { loadDefinitions } from '#lines/definitions.ts';
import { MAX_CODE, MAX_ROWS } from '#modules/bulk-entries/domain/entry-limits.ts';
import { type EntryRow, problemsOfRow } from '#modules/bulk-entries/domain/entry-rows.ts';
import { nearestCode } from '#modules/bulk-entries/domain/nearest-code.ts';
import { rowProblemInWords } from '#modules/bulk-entries/domain/row-problem.ts';
import type { JudgedRow } from '#modules/bulk-entries/domain/verdict.ts';
import { type ActiveRelease, type ClonedRelease, openCloned } from '#modules/catalogue/server/public.ts';
import { codeInWords } from '#modules/configurator/domain/type-code/code-in-words.ts';
import { type EntryReading, entryReading, judgeEntered } from '#modules/configurator/domain/type-code/entry-reading.ts';
import type { CodeProblem, JudgedCode } from '#modules/configurator/domain/type-code/judge-type-code.ts';
import { judgeCodeOf, sentencesOf } from '#modules/configurator/server/public.ts';
import type { WireForm } from '#product/saved.ts';
import { type List, readTable } from './read-table.ts';

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

interface ReadRow extends EntryRow {
  readonly reading: EntryReading | undefined;
}

/** What became of an order: the list is refused, releases are wanting, or the rows are judged. */
export type JudgeOutcome =
  | { readonly refused: SheetRefusalCode | 'empty'; readonly cell: string }
  | { readonly missing: readonly string[] }
  | { readonly total: number; readonly rows: readonly JudgedWithForm[] };

const definitions = await loadDefinitions();
const lines = CONFIGURABLE.flatMap((code) => {
  const line = definitions.get(code);
  return line === undefined ? [] : [{ code, line }];
});
const NO_CODE = codeInWords('no-code', { prefixes: lines.map(({ line }) => line.typeCode.prefix).join(', ') });
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
  const rows = read
    .slice(from, from + count)
    .map((row): ReadRow => ({ ...row, reading: entryReading(row.given.code.slice(0, MAX_CODE), lines) }));
  const wanted = new Set(rows.flatMap(({ reading }) => reading?.line ?? []));
  const missing = [...wanted].filter((line) => opened.get(line)?.hash !== hashes[line]);
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

function judged({ no, given, reading }: ReadRow, version: string): JudgedWithForm {
  const beside = problemsOfRow(given);
  const wrong = beside.map(rowProblemInWords);
  const nothing = { no, given, verdict: 'unread', productName: '', typeCode: '', form: null } as const;
  if (beside.some(({ code }) => code === 'long-code')) return { ...nothing, reasons: wrong };
  const release = reading && opened.get(reading.line);
  if (reading === undefined || release === undefined) return { ...nothing, reasons: [NO_CODE, ...wrong] };
  const { code, otherwise, judgement } = judgeEntered(given.code, reading, (text) =>
    judgedCode(text, release, version),
  );
  const { product, problems, remarks } = judgement;
  const told = [
    ...otherwise.map((words) => codeInWords('read-otherwise', { ...words })),
    ...remarks.flatMap((remark) => sentencesOf(remark, release)),
  ];
  if (product === null) {
    const said = problems.flatMap((problem) =>
      problem.code === 'no-code' ? [NO_CODE] : sentencesOf(problem, release),
    );
    const nearest = nearestProduct(code, judgement, release, version);
    return { ...nothing, reasons: [...said, ...wrong, ...told], nearest, line: reading.line };
  }
  if (wrong.length > 0) return { ...nothing, reasons: [...wrong, ...told] };
  const { name: productName, typeCode, form } = product;
  return { no, given, verdict: told.length > 0 ? 'noted' : 'fine', productName, typeCode, reasons: told, form };
}

/** Of so many inputs at the ratio of a code it is tried whether they make a product: the first may reach no service factor. */
const MOST_TRIED = 3;

/**
 * The type code of the nearest product: with what is nearest in the place of what is wrong, or without the words that are not understood;
 * else with the standard where something is left to say. Of a ratio that the unit has with another input that input, where the nearest
 * ratio makes no product.
 */
function nearestProduct(
  code: string,
  { problems, nearest }: JudgedCode,
  release: ActiveRelease,
  version: string,
): string {
  const mended = nearestCode(code, problems);
  const inputs = problems.flatMap((one) => (one.code === 'other-ratio' ? (one.elsewhere?.inputs ?? []) : []));
  const others = inputs.slice(0, MOST_TRIED).map((input) => problems.map((problem) => withInput(problem, input)));
  const judged = (near: string) => judgedCode(codeAlone(near), release, version);
  const asItIs = (near: string) => judged(near).product?.typeCode;
  const ways: readonly (() => string | undefined)[] = [
    () => mended && asItIs(mended),
    () => asItIs(nearestCode(code, problems.map(withoutWord)) ?? code),
    ...[mended ?? nearest, ...others.map((other) => nearestCode(code, other))].map((near) => () => {
      const standard = near && (judged(near).product?.typeCode ?? judged(near).nearest);
      return standard ? asItIs(standard) : undefined;
    }),
  ];
  return ways.reduce<string | undefined>((found, way) => found ?? way() ?? undefined, undefined) ?? '';
}

/** What stands beside the code is no part of the product: rows that differ in it alone have one nearest. */
function codeAlone(text: string): string {
  return text.split(/\s+/).find((word) => word.includes('-')) ?? text;
}

function withoutWord(problem: CodeProblem): CodeProblem {
  return problem.code === 'word' ? { ...problem, nearest: '' } : problem;
}

function withInput(problem: CodeProblem, nearest: string): CodeProblem {
  return problem.code === 'other-ratio' ? { code: 'input', part: '', nearest } : problem;
}
