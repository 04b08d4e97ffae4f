import type { SavedPart } from '#product/saved-part.ts';

/** The entries of a part as the wire has checked them: codes, lists of codes, texts. */
export function asPart(part: Readonly<Record<string, unknown>>): SavedPart {
  return part as SavedPart;
}

/** Whether what was sent of a part is what is kept of it; what was left out, and its id, say nothing. */
export function saysTheSame(part: object, kept: object): boolean {
  const known = new Map(Object.entries(kept));
  return Object.entries(part).every(([field, value]) => field === 'id' || value === null || known.get(field) === value);
}
