/** A page of one kind: what was found, and the id after which that kind goes on. */
export interface PageOfKind<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

interface Numbered {
  readonly id: string;
  readonly number: string | null;
}

/**
 * One page out of the pages of several kinds, the last made first, those whose number is sought before all others.
 *
 * A kind that goes on after an id may have more before the ids of other kinds: the page ends where the first of them was not looked
 * at any further, so that nothing is left out; it may be a short one, or an empty one, that is not the last.
 * @param q the text that is sought, empty for none
 */
export function pageOfPapers<Row extends Numbered>(
  kinds: readonly PageOfKind<Row>[],
  { pageSize, q }: { readonly pageSize: number; readonly q: string },
): PageOfKind<Row> {
  const isNamed = ({ number }: Row) => number !== null && number.toLowerCase() === q.toLowerCase();
  const found = kinds.flatMap(({ rows }) => rows);
  const end = highest(kinds.flatMap(({ next }) => next ?? []));
  const inOrder = found
    .filter((row) => !isNamed(row) && (end === undefined || row.id >= end))
    .sort((one, other) => (one.id < other.id ? 1 : -1));
  const page = inOrder.slice(0, pageSize);
  const next = inOrder.length > pageSize ? page.at(-1)?.id : end;
  return { rows: [...found.filter(isNamed), ...page], next: next ?? null };
}

function highest(ids: readonly string[]): string | undefined {
  return [...ids].sort().at(-1);
}
