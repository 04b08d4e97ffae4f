import type { LineFact } from '#product/line-info.ts';
import type { Line } from './index.ts';
import { folderOf, partOf } from './part-of.ts';

/**
 * What the pages of the lines say besides their cards, `<CODE>_RANGE` of the file `range.ts` in the folder of each: it comes with
 * the page, for the first page shows cards alone.
 */
const FILES = import.meta.glob<Readonly<Record<string, readonly LineFact[]>>>('./*/range.ts', { eager: true });

/** The whole range of a line. */
export function rangeOf({ code, facts }: Pick<Line, 'code' | 'facts'>): readonly LineFact[] {
  const file = FILES[`./${folderOf(code)}/range.ts`];
  return file === undefined ? facts : [...facts, ...partOf(file, `${code}_RANGE`)];
}
