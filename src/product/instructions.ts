import type { BilingualText } from '#kernel/locale.ts';
import type { SheetText } from './sheet.ts';

/** The operating instructions of a line: which chapters they have and in which order. */
export interface Instructions {
  /** What they are about. */
  readonly title: BilingualText;
  /** The day of their text, `YYYY-MM-DD`. */
  readonly edition: string;
  /** Chapters by their name, such as `gear/start`: Markdown of `lines/instructions/` in each language. */
  readonly chapters: readonly string[];
}

/** A table of figures in operating instructions, of the line's own data; what is not known is not there. */
export interface FigureTable {
  readonly columns: readonly SheetText[];
  readonly rows: readonly (readonly SheetText[])[];
}
