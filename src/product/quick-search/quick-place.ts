import type { QuickPart } from './quick-reading.ts';
import type { QuickLine, QuickWords } from './quick-words.ts';

/** Something found at a place of the text. */
export type Found = Omit<QuickPart, 'text' | 'at'> & { readonly length: number };

/** Reads what stands at a place of the text; undefined where it is not its kind. */
export type Reader = (place: Place) => Found | undefined;

/** A place of the text, with the words it is read by. */
export interface Place {
  readonly text: string;
  /** The same in small letters. */
  readonly folded: string;
  readonly at: number;
  readonly words: QuickWords;
  readonly line: QuickLine;
}

/** What a pattern takes from a place on; nothing where it does not hold there. */
export function match(pattern: RegExp, { folded, at }: Pick<Place, 'folded' | 'at'>): string {
  pattern.lastIndex = at;
  return pattern.exec(folded)?.[0] ?? '';
}

/** Whether a word begins here; one of letters ends where they do, so that `n` is none in `nm`. */
export function startsWord(folded: string, at: number, word: string): boolean {
  if (!folded.startsWith(word, at)) return false;
  const next = folded.slice(at + word.length, at + word.length + 1);
  return !(/[a-z]$/.test(word) && /[a-z]/.test(next));
}
