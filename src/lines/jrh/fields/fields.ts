import { OVERVIEW_FIELDS } from '#lines/shared/overview-fields.ts';
import type { FieldDef } from '#product/field.ts';
import { ACCESSORY_FIELDS, COOLING_FIELDS, MOUNTING_FIELDS } from './option-fields.ts';
import { BASIC_FIELDS, MODEL_FIELDS } from './selection-fields.ts';

/** Every field of the JRH wizard in display order; what the catalogue fills is still without values. */
export const JRH_FIELDS: readonly FieldDef[] = [
  ...MODEL_FIELDS,
  ...BASIC_FIELDS,
  ...MOUNTING_FIELDS,
  ...COOLING_FIELDS,
  ...ACCESSORY_FIELDS,
  ...OVERVIEW_FIELDS,
];
