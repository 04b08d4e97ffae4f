import { INPUT_TYPES, type InputType } from '#lines/jrt/rows/basic-type.ts';
import type { CatalogueTable } from '#lines/jrt/rows/catalogue-table.ts';
import {
  EFFICIENCY_CLASSES,
  type EfficiencyClass,
  MOTOR_FREQUENCIES,
  type MotorFrequency,
} from '#lines/shared/motor/motor-codes.ts';
import { codesAsked, figureAsked, figuresAsked, type RowFilters } from '#product/row-query.ts';

/** What a search asks of JRT's rows, read from its filters; undefined does not filter. */
export interface JrtFilters {
  readonly transmitTypes: string | undefined;
  readonly gearboxModel: readonly string[] | undefined;
  readonly reduceUnitSize: readonly string[] | undefined;
  readonly inputModule: readonly string[] | undefined;
  readonly motorPower: readonly number[] | undefined;
  readonly motorPoles: readonly number[] | undefined;
  readonly motorFrame: readonly string[] | undefined;
  readonly durationFactor: string | undefined;
  readonly motorType: string | undefined;
  readonly ratio: number | undefined;
  readonly outputSpeed: number | undefined;
  readonly outputTorque: number | undefined;
  readonly serviceFactor: number | undefined;
  readonly inputSpeed: number | undefined;
}

/** The filters of a search under their names. */
export function filtersIn(filters: RowFilters): JrtFilters {
  return {
    transmitTypes: codeIn(filters, 'transmitTypes'),
    gearboxModel: codesAsked(filters, 'gearboxModel'),
    reduceUnitSize: codesAsked(filters, 'reduceUnitSize'),
    inputModule: codesAsked(filters, 'inputModule'),
    motorPower: figuresAsked(filters, 'motorPower'),
    motorPoles: figuresAsked(filters, 'motorPoles'),
    motorFrame: codesAsked(filters, 'motorFrame'),
    durationFactor: codeIn(filters, 'durationFactor'),
    motorType: codeIn(filters, 'motorType'),
    ratio: figureAsked(filters, 'ratio'),
    outputSpeed: figureAsked(filters, 'outputSpeed'),
    outputTorque: figureAsked(filters, 'outputTorque'),
    serviceFactor: figureAsked(filters, 'serviceFactor'),
    inputSpeed: figureAsked(filters, 'inputSpeed'),
  };
}

function codeIn(filters: RowFilters, column: string): string | undefined {
  return codesAsked(filters, column)?.[0];
}

/** The named input type, else that of the named module, else motor. */
export function inputTypeOf(table: CatalogueTable, filters: RowFilters): InputType {
  const module = codeIn(filters, 'inputModule');
  const part = module === undefined ? undefined : table.inputs.find((input) => input.module === module)?.part;
  const implied = part?.type === 'module' ? part.module.type : 'motor';
  return oneOf(INPUT_TYPES, codeIn(filters, 'inputType'), implied);
}

/** The frequency asked for, else 50 Hz. */
export function frequencyOf(filters: RowFilters): MotorFrequency {
  return oneOf(MOTOR_FREQUENCIES, codeIn(filters, 'motorFrequency'), '50Hz');
}

/** The efficiency class asked for, else DN. */
export function efficiencyClassOf(filters: RowFilters): EfficiencyClass {
  return oneOf(EFFICIENCY_CLASSES, codeIn(filters, 'efficiencyClass'), 'DN');
}

function oneOf<Code extends string>(codes: readonly Code[], code: string | undefined, fallback: Code): Code {
  return codes.find((known) => known === code) ?? fallback;
}

/** Whether the drive comes with a motor of ours. */
export function isMotorRoute(inputType: InputType): boolean {
  return inputType === 'motor' || inputType === 'JCMC';
}
