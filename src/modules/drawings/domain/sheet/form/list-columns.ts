import type { ToldDimension } from '#modules/drawings/domain/drawn-product.ts';

/** A part in the list, with the dimensions it tells. */
export interface ListPart {
  readonly name: string;
  readonly dimensions: readonly ToldDimension[];
}

/** A row of the list: what its cells are called, the name of a part, or a dimension. */
export type ListRow =
  | { readonly kind: 'head'; readonly cells: readonly (readonly [number, string])[] }
  | { readonly kind: 'part'; readonly name: string }
  | { readonly kind: 'dimension'; readonly told: ToldDimension };

/** The rows of a list in columns of so many rows and a head: no name stands last in one, a part that goes on is named again. */
export function listColumns(parts: readonly ListPart[], high: number): readonly (readonly ListRow[])[] {
  const room = Math.max(high - 1, 2);
  const columns: ListRow[][] = [[]];
  const last = () => columns.at(-1) ?? [];
  for (const { dimensions, name } of parts) {
    dimensions.forEach((told, no) => {
      const needed = no === 0 ? 2 : 1;
      const isFull = last().length + needed > room;
      if (isFull) columns.push([]);
      if (isFull || no === 0) last().push({ kind: 'part', name });
      last().push({ kind: 'dimension', told });
    });
  }
  return columns;
}
