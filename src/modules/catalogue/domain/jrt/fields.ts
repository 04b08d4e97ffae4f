import type { FieldDef } from './field-def.ts';
import { INSTALLATION_FIELDS } from './fields-installation.ts';
import { MOTOR_FIELDS } from './fields-motor.ts';
import { OVERVIEW_FIELDS } from './fields-overview.ts';
import { REDUCER_FIELDS } from './fields-reducer.ts';
import { BASIC_FIELDS, SELECTION_FIELDS } from './fields-selection.ts';

/** Every field of the JRT wizard in display order (spec 001 §3); what the catalogue fills is still without values. */
export const JRT_FIELDS: readonly FieldDef[] = [
  ...SELECTION_FIELDS,
  ...BASIC_FIELDS,
  ...INSTALLATION_FIELDS,
  ...MOTOR_FIELDS,
  ...REDUCER_FIELDS,
  ...OVERVIEW_FIELDS,
];
