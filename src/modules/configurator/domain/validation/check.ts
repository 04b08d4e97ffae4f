import type { Configuration, Values } from '#modules/configurator/domain/configuration.ts';
import type { FieldDef } from '#product/field.ts';

/** Stable codes of what can be wrong with a configuration; the texts stand in the locales under `check.<code>`. */
export type CheckCode =
  | 'basic-type-missing'
  | 'input-speed-too-high'
  | 'bore-outside-range'
  | 'service-factor-too-low'
  | 'special-wishes-empty'
  | 'custom-colour-missing'
  | 'outlet-direction-with-inverter'
  | 'email-format';

/** Something a configuration lacks, and where to mend it. */
export interface Finding {
  readonly code: CheckCode;
  readonly step: FieldDef['step'];
  readonly field: string;
}

/** One validation of spec 001 §5: judges what was chosen and what stands in every variable. */
export type Check = (config: Configuration, standing: Values) => Finding | null;
