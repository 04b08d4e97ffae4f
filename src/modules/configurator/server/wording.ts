import type { Locale } from '#kernel/locale.ts';
import type { RowSearchDef } from '#product/column.ts';
import type { FieldDef } from '#product/field.ts';

/** What fields are named by. */
export interface Naming {
  readonly fields: ReadonlyMap<string, FieldDef>;
  readonly locale: Locale;
}

/** What names and labels an answer is written with. */
export interface Wording extends Naming {
  /** How rows of the line are searched, whose figures are told. */
  readonly search: RowSearchDef;
}
