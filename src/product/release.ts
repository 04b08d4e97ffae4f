import type { Model } from '#engine/public.ts';
import type { BilingualText } from '#kernel/locale.ts';
import type { FieldDef } from './field.ts';
import type { WarningDef } from './warning.ts';

/** A wizard step with the fields on it, in display order. */
export interface ReleaseStep {
  readonly index: number;
  readonly label: BilingualText;
  readonly fields: readonly string[];
}

/** All the knowledge of one product line as plain data; browser and server open the same one. */
export interface ProductRelease {
  /** The code of the line. */
  readonly family: string;
  readonly version: string;
  readonly fields: readonly FieldDef[];
  readonly model: Model;
  readonly steps: readonly ReleaseStep[];
  /** What is shown about allowed products, never excluding any. */
  readonly warnings: readonly WarningDef[];
}
