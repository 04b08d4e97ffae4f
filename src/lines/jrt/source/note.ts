import type { Place } from '#product/source.ts';
import type { SourceProblemCode } from './catalogue-source.ts';

/** Notes one contradiction at the place of a part. */
export type Note = (
  place: Place,
  code: SourceProblemCode,
  column: string,
  ...figures: readonly (string | number)[]
) => void;

/** Notes every part whose key another one bore before. */
export function noteDuplicates<Part extends { readonly place: Place }>(
  parts: readonly Part[],
  keyOf: (part: Part) => string,
  code: SourceProblemCode,
  column: string,
  note: Note,
): void {
  const seen = new Set<string>();
  for (const part of parts) {
    const key = keyOf(part);
    if (seen.has(key)) note(part.place, code, column, key);
    seen.add(key);
  }
}
