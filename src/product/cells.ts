import type { CellProblemCode, Place, SourceFile, SourceProblem, SourceRecord } from './source.ts';

/** Reads the cells of one line and notes what it cannot read; a cell that fails reads as NaN or ''. */
export interface CellReader<Code extends string = never> {
  readonly place: Place;
  /** Text that must be there. */
  text(column: string): string;
  /** Text that may be missing. */
  textOrNull(column: string): string | null;
  /** Number from 0 that must be there. */
  number(column: string): number;
  /** Number from 0 that may be missing. */
  numberOrNull(column: string): number | null;
  /** Numbers joined by `;`, none for an empty cell. */
  numbers(column: string): readonly number[];
  /** Digits after the decimal point as printed: the rounding of a printed figure. */
  decimals(column: string): number;
  problem(code: Code | CellProblemCode, column: string, ...figures: readonly (string | number)[]): void;
}

/** A reader for one line of a reference file; problems are appended to `problems`. */
export function cellReader<Code extends string>(
  source: SourceFile,
  record: SourceRecord,
  problems: SourceProblem<Code | CellProblemCode>[],
): CellReader<Code> {
  const place = { file: source.file, line: record.line };
  const raw = (column: string) => (record.cells[column] ?? '').trim();
  const problem: CellReader<Code>['problem'] = (code, column, ...figures) => {
    problems.push({ ...place, code, column, figures });
  };
  const parse = (text: string, column: string) => {
    const value = /^[-+]?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (Number.isNaN(value)) problem('cell.not-a-number', column, text);
    if (value < 0) problem('cell.negative', column, value);
    return value;
  };
  const textOrNull = (column: string) => raw(column) || null;
  const numberOrNull = (column: string) => (raw(column) === '' ? null : parse(raw(column), column));
  const missing = (column: string) => problem('cell.missing', column);
  return {
    place,
    textOrNull,
    numberOrNull,
    problem,
    text: (column) => {
      if (raw(column) === '') missing(column);
      return raw(column);
    },
    number: (column) => {
      if (raw(column) === '') missing(column);
      return numberOrNull(column) ?? Number.NaN;
    },
    numbers: (column) =>
      raw(column) === ''
        ? []
        : raw(column)
            .split(';')
            .map((text) => parse(text.trim(), column)),
    decimals: (column) => raw(column).split('.')[1]?.length ?? 0,
  };
}
