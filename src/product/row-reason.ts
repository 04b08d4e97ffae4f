import type { BilingualText } from '#kernel/locale.ts';
import type { FieldId } from './configuration.ts';

/** What a line says in place of "no such row", where a code is wanted beside choices of these variables alone. */
export interface RowReason {
  readonly wanted: readonly [variable: FieldId, codes: readonly string[]];
  readonly beside: readonly FieldId[];
  readonly text: BilingualText;
}
