import type { FieldId } from './configuration.ts';

/** Where a fact of a product stands: in the variable, and in the column of the row, of one name. */
export interface FactPlace {
  readonly field: FieldId;
  /** Set where a price may be found without it. */
  readonly mayStayOpen?: true;
}

/** Places of facts, by the names facts are said under. */
export type FactPlaces = Readonly<Record<string, FactPlace>>;

/** How few facts say which product of a line is meant, beside the options fitted to it; one of them is its input. */
export interface LineFacts {
  readonly always: FactPlaces & { readonly input: FactPlace };
  /** What is said besides, by the input; the first is meant where none is said. */
  readonly beside: Readonly<Record<string, FactPlaces>>;
}
