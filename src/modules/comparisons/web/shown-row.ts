import type { Money } from '#kernel/money.ts';
import type { ComparedRowDto } from '#modules/comparisons/contract.ts';

/** What one product says in a row as it is shown. */
export type ShownCell = NonNullable<ComparedRowDto['cells'][number]> & {
  /** The amount that is written, where it is one. */
  readonly amount?: Money;
  /** What is worth knowing beside it, each in a line beneath. */
  readonly notes?: readonly string[];
};

/** A row of the comparison as it is shown. */
export type ShownRow = Omit<ComparedRowDto, 'cells'> & { readonly cells: readonly (ShownCell | null)[] };

/** Rows under one heading. */
export interface ShownSection {
  readonly id: string;
  readonly heading: string;
  readonly rows: readonly ShownRow[];
}
