import type { CatalogueRow } from '#product/row.ts';
import type { ConfigurableCode } from './configurable.ts';
import { JRT_ROW_SEARCH } from './jrt/columns.ts';
import { JRT_FIELDS } from './jrt/fields/fields.ts';
import {
  type BasicType,
  EFFICIENCY_CLASSES,
  GEARBOX_MODELS,
  INPUT_TYPES,
  MOTOR_FREQUENCIES,
} from './jrt/rows/basic-type.ts';

/** The lines whose rows the look-ups of the specification answer; those of every line are read by its columns. */
export const BASIC_TYPE_LINES = ['JRT'] as const satisfies readonly ConfigurableCode[];

/** A row as those look-ups answer it. */
export type WireRow = BasicType;

/** A row of such a line: its catalogue holds no others, which no type can say. */
export function asWireRow(row: CatalogueRow): WireRow {
  return row as BasicType;
}

/** By which columns the look-ups find and order rows, and what they ask to clear with the maker. */
export const WIRE_ROW_SEARCH = JRT_ROW_SEARCH;

/** The fields the look-ups describe. */
export const WIRE_FIELDS = JRT_FIELDS;

/** The codes of a row's columns, as the API description lists them. */
export const WIRE_CODES = {
  efficiencyClass: EFFICIENCY_CLASSES,
  gearboxModel: GEARBOX_MODELS,
  inputType: INPUT_TYPES,
  motorFrequency: MOTOR_FREQUENCIES,
} as const;
