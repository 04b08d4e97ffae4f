import { granted, type Result, refused } from '#kernel/result.ts';
import type { SourceRecord } from '#product/source.ts';
import { LIST_COLUMNS, NEEDED_COLUMNS } from './list-columns.ts';
import type { ListProblem } from './list-problem.ts';

/** A row of a file, as it was read: its number, and its cells from the first column on. */
export interface FileRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** The records of a file whose first row names the columns, or what is wrong with the names. */
export function recordsOf(rows: readonly FileRow[]): Result<readonly SourceRecord[], readonly ListProblem[]> {
  const [head, ...others] = rows;
  const columns = (head?.cells ?? []).map((name) => name.trim().toLowerCase());
  const problems = columnProblems(columns, head?.number ?? 1);
  if (problems.length > 0) return refused(problems);
  return granted(
    others
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
      .map(({ number, cells }) => ({
        line: number,
        cells: Object.fromEntries(columns.map((column, at) => [column, unguarded(cells[at] ?? '')])),
      })),
  );
}

function columnProblems(columns: readonly string[], row: number): readonly ListProblem[] {
  const problem = (code: ListProblem['code'], value: string): ListProblem => ({ code, row, column: value, value });
  return [
    ...columns
      .filter((name) => name !== '' && !LIST_COLUMNS.includes(name))
      .map((name) => problem('column-unknown', name)),
    ...columns
      .filter((name, at) => name !== '' && columns.indexOf(name) < at)
      .map((name) => problem('column-twice', name)),
    ...NEEDED_COLUMNS.filter((name) => !columns.includes(name)).map((name) => problem('column-missing', name)),
  ];
}

/** A quotation mark that keeps a spreadsheet from computing a cell, as downloads have it. */
const GUARD = /(^|[;\t\r\n])'(?= *[=+\-@＝＋－＠])/g;

function unguarded(cell: string): string {
  return cell.replace(GUARD, '$1');
}
