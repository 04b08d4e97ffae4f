import type { BilingualText } from '#kernel/locale.ts';
import type { FieldDef } from './field.ts';

/**
 * What a step is about, which decides how defaults count in it: on `model` later defaults must not answer; the row settles
 * the fields of `search`; on `mounting` a default stands only where its field surely applies; from `mounting` on, `none`
 * means that an accessory is not wanted.
 */
export type StepKind = 'model' | 'search' | 'mounting' | 'options' | 'overview';

/** One step of a line's wizard. */
export interface LineStep {
  /** Counted from 0. */
  readonly number: number;
  readonly id: string;
  readonly kind: StepKind;
  /** Its fields in display order. */
  readonly fields: readonly FieldDef[];
}

/** Fields that are looked at together, under one heading. */
export interface FieldSection {
  readonly id: string;
  /** Its heading; left out, the text `section.<id>`. */
  readonly label?: BilingualText;
  readonly fields: readonly string[];
}
