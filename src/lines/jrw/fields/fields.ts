import { MOTOR_OF_JRW } from '#lines/jrw/motor-of-jrw.ts';
import { motorFields } from '#lines/shared/motor/fields/motor-fields.ts';
import { OVERVIEW_FIELDS } from '#lines/shared/overview-fields.ts';
import type { FieldDef } from '#product/field.ts';
import { INSTALLATION_FIELDS } from './installation-fields.ts';
import { REDUCER_FIELDS } from './reducer-fields.ts';
import { BASIC_FIELDS, SELECTION_FIELDS } from './selection-fields.ts';

/** Every field of the JRW wizard in display order; what the catalogue fills is still without values. */
export const JRW_FIELDS: readonly FieldDef[] = [
  ...SELECTION_FIELDS,
  ...BASIC_FIELDS,
  ...INSTALLATION_FIELDS,
  ...motorFields(MOTOR_OF_JRW),
  ...REDUCER_FIELDS,
  ...OVERVIEW_FIELDS,
];
