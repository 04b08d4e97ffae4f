import type { ToldDimension } from '#modules/drawings/domain/drawn-product.ts';

/** The columns of the table, as programs read them. */
const COLUMNS = ['view', 'letter', 'value', 'tolerance', 'confidence'] as const satisfies (keyof ToldDimension)[];

/** The dimensions of a drawing as a table with its head, by view and letter: the same drawing is the same table. */
export function dimensionTable(dimensions: readonly ToldDimension[]): readonly (readonly (string | number)[])[] {
  const sorted = dimensions.toSorted(
    (one, other) => inOrder(one.view, other.view) || inOrder(one.letter, other.letter),
  );
  return [COLUMNS, ...sorted.map((dimension) => COLUMNS.map((column) => dimension[column]))];
}

/** By their signs and not by a language, whose order differs from one machine to the next. */
function inOrder(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
