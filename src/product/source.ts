/** One line of a reference file: its cells by column name, as text, and where it stands. */
export interface SourceRecord {
  /** Line in the file, the header being line 1. */
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

export interface SourceFile {
  readonly file: string;
  readonly records: readonly SourceRecord[];
}

/** The files a line's catalogue is computed from, by their part in it, whatever parser read them. */
export type LineSource = Readonly<Record<string, SourceFile>>;

/** Where something stands in the reference files. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** Something the import refuses, with its place; `figures` are the values that contradict each other. */
export interface SourceProblem<Code extends string = string> extends Place {
  readonly code: Code;
  readonly column: string;
  readonly figures: readonly (string | number)[];
}

/** What can be wrong with a cell by itself. */
export type CellProblemCode = 'cell.missing' | 'cell.not-a-number' | 'cell.negative' | 'cell.unknown-code';
