import type { BilingualText } from '#kernel/locale.ts';
import type { Configuration, FieldId, Values } from './configuration.ts';
import type { FieldDef } from './field.ts';
import type { CatalogueRow } from './row.ts';

/** A text that is the same in both languages (codes, numbers, names), or one in each. */
export type SheetText = string | BilingualText;

/** One named value; numbers come as text with the digits an engineer would write. */
export interface SheetRow {
  readonly label: BilingualText;
  /** The formula sign, one letter and its index: `n2`, `Ma`, `fB`, `P`, `i`, `FRa`. */
  readonly symbol?: string;
  readonly value: SheetText;
  readonly unit?: string;
}

/** What the drive can do against what the application asks (product catalogue rule: fB = usable torque / Ma). */
export interface TorqueCheck {
  /** Output torque Ma at rated power, Nm. */
  readonly outputTorque: number;
  /** Permissible output torque, Nm. */
  readonly usableTorque: number;
  readonly serviceFactor: number;
  readonly requiredServiceFactor: number;
  /** What governs the usable torque: the gears, the adapter's frame, heat. */
  readonly governedBy: BilingualText;
}

/** What a line's technical document says, and in which order. */
export interface SheetForm {
  readonly title: BilingualText;
  /** The fields that name the product. */
  readonly identification: readonly FieldId[];
  /** The fields that stand below the figures. */
  readonly operation: readonly FieldId[];
  /** The standards its figures and codes are read by. */
  readonly standards: readonly BilingualText[];
  /** The figures of the row, in the order an engineer reads them. */
  figures(row: CatalogueRow, standing: Values): readonly SheetRow[];
  /** The row's torque against the required service factor; null for none. */
  torqueCheck(row: CatalogueRow, required: number | null): TorqueCheck;
  /** What is printed of a field where that is not the label of its code, such as a custom colour. */
  printed(field: FieldDef, code: string, config: Configuration): SheetText | undefined;
  /** The picture of the product, if there is one. */
  pictureOf(standing: Values): string;
}
