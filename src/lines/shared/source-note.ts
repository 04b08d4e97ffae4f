import type { Place } from '#product/source.ts';

/** Notes one contradiction at the place of a part. */
export type Note<Code extends string> = (
  place: Place,
  code: Code,
  column: string,
  ...figures: readonly (string | number)[]
) => void;

/** Notes every part whose key another one bore before. */
export function noteDuplicates<Part extends { readonly place: Place }, Code extends string>(
  parts: readonly Part[],
  keyOf: (part: Part) => string,
  code: Code,
  column: string,
  note: Note<Code>,
): void {
  const seen = new Set<string>();
  for (const part of parts) {
    const key = keyOf(part);
    if (seen.has(key)) note(part.place, code, column, key);
    seen.add(key);
  }
}
