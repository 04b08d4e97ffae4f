import type { BilingualText } from '#kernel/locale.ts';

/** A field some values of which a list does not price: products with one of them are on request. */
export interface ReportedField {
  /** The code of the product line. */
  readonly line: string;
  readonly field: string;
  readonly label: BilingualText;
  /** Its values without a price; none where the field has no list of values. */
  readonly codes: readonly string[];
}

/** What the check of a list told, by the product data in force that day. Costs are no part of it: whoever reads versions reads it. */
export interface ListReport {
  /** As the file was called. */
  readonly fileName: string;
  readonly unpriced: readonly ReportedField[];
}
