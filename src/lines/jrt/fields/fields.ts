import type { FieldDef } from '#product/field.ts';
import { INSTALLATION_FIELDS } from './installation-fields.ts';
import { MOTOR_FIELDS } from './motor-fields.ts';
import { OVERVIEW_FIELDS } from './overview-fields.ts';
import { REDUCER_FIELDS } from './reducer-fields.ts';
import { BASIC_FIELDS, SELECTION_FIELDS } from './selection-fields.ts';

/** Every field of the JRT wizard in display order (spec 001 §3); what the catalogue fills is still without values. */
export const JRT_FIELDS: readonly FieldDef[] = [
  ...SELECTION_FIELDS,
  ...BASIC_FIELDS,
  ...INSTALLATION_FIELDS,
  ...MOTOR_FIELDS,
  ...REDUCER_FIELDS,
  ...OVERVIEW_FIELDS,
];
