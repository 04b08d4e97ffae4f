import { EFFICIENCY_CLASSES, MOTOR_FREQUENCIES } from '#lines/shared/motor/motor-codes.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { ConfigurableCode } from './configurable.ts';
import { JRT_ROW_SEARCH } from './jrt/columns.ts';
import { JRT_FIELDS } from './jrt/fields/fields.ts';
import { type BasicType, GEARBOX_MODELS, INPUT_TYPES } from './jrt/rows/basic-type.ts';

/** The lines whose rows the look-ups of the specification answer; those of every line are read by its columns. */
export const BASIC_TYPE_LINES = ['JRT'] as const satisfies readonly ConfigurableCode[];

/** A row as those look-ups answer it. */
export type WireRow = BasicType;

/** A row of such a line: its catalogue holds no others, which no type can say. */
export function asWireRow(row: CatalogueRow): WireRow {
  return row as BasicType;
}

/** A row as it travels: every cell by its name, since whole pages of rows are written for every search. */
export function sentRow(found: CatalogueRow) {
  const row = asWireRow(found);
  return {
    id: row.id,
    route: row.route,
    reduceType: row.reduceType,
    gearboxModel: row.gearboxModel,
    reduceUnitSize: row.reduceUnitSize,
    stages: row.stages,
    ratio: row.ratio,
    inputType: row.inputType,
    inputModule: row.inputModule,
    motorPower: row.motorPower,
    motorPoles: row.motorPoles,
    motorFrame: row.motorFrame,
    motorFrequency: row.frequency,
    efficiencyClass: row.efficiencyClass,
    inputSpeed: row.inputSpeed,
    inputSpeedMax: row.inputSpeedMax,
    outputSpeed: row.outputSpeed,
    outputTorque: row.outputTorque,
    serviceFactor: row.serviceFactor,
    usableTorque: row.usableTorque,
    overhungLoad: row.overhungLoad,
    ...(row.overhungLoadIs && { overhungLoadIs: row.overhungLoadIs }),
    mass: row.mass,
    efficiency: row.efficiency,
    limit: row.limit,
    wormStage: row.wormStage,
  };
}

/** r/min and kW, as most drives are asked for. */
const SLOWEST = 6;
const FASTEST = 200;
const POWERS = ['0.55', '1.1', '2.2', '4', '7.5'];

/** The query of one of so many typical searches, from slow drives to fast ones. */
export function typicalQuery(place: number, places: number): Readonly<Record<string, string | undefined>> {
  return {
    gearboxModel: GEARBOX_MODELS[place % GEARBOX_MODELS.length],
    outputSpeed: (SLOWEST * (FASTEST / SLOWEST) ** (place / places)).toFixed(1),
    motorPower: POWERS[place % POWERS.length],
  };
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
