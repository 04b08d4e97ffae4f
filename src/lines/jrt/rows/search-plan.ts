import { granted, type Result, refused } from '#kernel/result.ts';
import type { RowKind } from '#modules/catalogue/domain/rows/open-rows.ts';
import { refusal, refusalOf } from '#modules/catalogue/domain/search/check-query.ts';
import { getDelta } from '#modules/catalogue/domain/search/delta.ts';
import {
  type Bounds,
  listOf,
  type SearchFilters,
  type SearchQuery,
  type SearchRefusal,
} from '#modules/catalogue/domain/search/search-query.ts';
import {
  EFFICIENCY_CLASSES,
  type EfficiencyClass,
  INPUT_TYPES,
  type InputType,
  MOTOR_FREQUENCIES,
  type MotorFrequency,
} from './basic-type.ts';
import type { CatalogueTable, Partition } from './catalogue-table.ts';
import type { Load } from './compute-basic-type.ts';
import { gearMask, inputMask } from './masks.ts';
import { moduleLoad } from './module-load.ts';

/** The default required service factor (product §4). */
export const REQUIRED_SERVICE_FACTOR = 1;

/** Steps of the motor power series are at most this factor apart. */
const MOTOR_STEP = 1.5;

/** A query resolved against one table: which rows to look at, how to compute their figures, which to keep. */
export interface SearchPlan {
  readonly query: SearchQuery;
  readonly inputType: InputType;
  readonly efficiencyClass: EfficiencyClass;
  readonly partition: Partition;
  readonly gearMask: Uint8Array;
  readonly inputMask: Uint8Array;
  /** Of those the inputs a gear can still have; undefined where nothing chosen elsewhere narrows them. */
  readonly openInputs: ((gear: number) => Uint8Array | undefined) | undefined;
  readonly load: Load;
  readonly outputSpeed: Span;
  readonly outputTorque: Span;
  readonly mass: Span;
  /** Rows at or above are found, below are near misses. */
  readonly requiredServiceFactor: number;
  readonly serviceFactorMax: number;
  /** Filters that a person has to clear with the maker. */
  readonly enquire: readonly ('durationFactor' | 'motorType')[];
}

export interface Span {
  readonly min: number;
  readonly max: number;
}

/** Resolves a query, or says which field cannot be searched. */
export function planSearch(table: CatalogueTable, query: SearchQuery): Result<SearchPlan, SearchRefusal> {
  const wrong = refusalOf(query, table) ?? notApplicable(table, query);
  if (wrong !== undefined) return refused(wrong);
  const { filters = {}, ranges = {} } = query;
  const tolerance = query.tolerance ?? getDelta().found;
  const inputType = inputTypeOf(table, filters);
  const frequency = oneOf(MOTOR_FREQUENCIES, filters.motorFrequency, '50Hz');
  const efficiencyClass = oneOf(EFFICIENCY_CLASSES, filters.efficiencyClass, 'DN');
  const torque = isMotorRoute(inputType) || filters.motorPower !== undefined ? filters.outputTorque : undefined;
  const required = Math.max(filters.serviceFactor ?? REQUIRED_SERVICE_FACTOR, ranges.serviceFactor?.min ?? 0);
  const mask = inputMask(table, filters, inputType, efficiencyClass);
  return granted({
    query,
    inputType,
    efficiencyClass,
    partition: partitionOf(table, inputType, frequency),
    gearMask: gearMask(table, filters, ranges, tolerance),
    inputMask: mask,
    openInputs: openInputsOf(table, query, mask, { inputType, motorFrequency: frequency, efficiencyClass }),
    load: loadOf(table, filters, inputType, required),
    outputSpeed: within(ranges.outputSpeed, filters.outputSpeed, tolerance, 1),
    outputTorque: within(ranges.outputTorque, torque, tolerance, MOTOR_STEP),
    mass: spanOf(ranges.mass),
    requiredServiceFactor: required,
    serviceFactorMax: ranges.serviceFactor?.max ?? Number.POSITIVE_INFINITY,
    enquire: enquiries(table, filters, inputType),
  });
}

function openInputsOf(
  table: CatalogueTable,
  { given, gate, filters = {} }: SearchQuery,
  mask: Uint8Array,
  kind: Omit<RowKind, 'gearboxModel'>,
): SearchPlan['openInputs'] {
  if (gate === undefined || given === undefined || Object.keys(given).length === 0) return undefined;
  const open = gate(filters.motorType === 'EX' ? { ...given, motorType: ['EX'] } : given);
  const perUnit = new Map<number, Uint8Array>();
  return (gear) => {
    const { model: gearboxModel, unitIndex } = table.gears[gear] ?? {};
    if (gearboxModel === undefined || unitIndex === undefined) return undefined;
    const inputs = perUnit.get(unitIndex) ?? bothOf(mask, open({ gearboxModel, ...kind }).get(unitIndex));
    perUnit.set(unitIndex, inputs);
    return inputs;
  };
}

function bothOf(mask: Uint8Array, open: Uint8Array | undefined): Uint8Array {
  return mask.map((allowed, input) => allowed & (open?.[input] ?? 0));
}

/** Whether the drive comes with a motor of ours. */
export function isMotorRoute(inputType: InputType): boolean {
  return inputType === 'motor' || inputType === 'JCMC';
}

const FIELDS_OF_ROUTE = {
  motor: { excluded: ['inputModule', 'inputSpeed'] },
  module: { excluded: ['motorPoles', 'motorType'] },
} as const;

/** Fields that have no meaning on the route (reference rule 32), and several powers for one customer's motor. */
function notApplicable(table: CatalogueTable, { filters = {} }: SearchQuery): SearchRefusal | undefined {
  const onMotor = isMotorRoute(inputTypeOf(table, filters));
  const { excluded } = FIELDS_OF_ROUTE[onMotor ? 'motor' : 'module'];
  const field = excluded.find((name) => filters[name] !== undefined);
  if (field !== undefined) return refusal('search.not-applicable', field, String(filters[field]));
  const powers = listOf(filters.motorPower) ?? [];
  return !onMotor && powers.length > 1 ? refusal('search.not-applicable', 'motorPower', powers.join(', ')) : undefined;
}

/** The named input type, else that of the named module, else motor. */
export function inputTypeOf(table: CatalogueTable, filters: SearchFilters): InputType {
  const module = listOf(filters.inputModule)?.[0];
  const part = module === undefined ? undefined : table.inputs.find((input) => input.module === module)?.part;
  return oneOf(INPUT_TYPES, filters.inputType, part?.type === 'module' ? part.module.type : 'motor');
}

function oneOf<Code extends string>(codes: readonly Code[], code: string | undefined, fallback: Code): Code {
  return codes.find((known) => known === code) ?? fallback;
}

function partitionOf(table: CatalogueTable, inputType: InputType, frequency: MotorFrequency): Partition {
  const stored = inputType === 'JCMC' ? 'motor' : inputType;
  const found = table.partitions.find(
    (partition) => partition.inputType === stored && (partition.frequency ?? frequency) === frequency,
  );
  if (found === undefined) throw new Error(`The catalogue has no rows for ${inputType} at ${frequency}`);
  return found;
}

function loadOf(table: CatalogueTable, filters: SearchFilters, inputType: InputType, required: number): Load {
  if (isMotorRoute(inputType)) {
    return { dutyFactor: table.dutyTypes.get(filters.durationFactor ?? '')?.powerFactor ?? 1 };
  }
  const power = listOf(filters.motorPower)?.[0];
  return moduleLoad({ inputSpeed: filters.inputSpeed, power, torque: filters.outputTorque }, required);
}

/** A range narrowed by a requested value: from the value less the tolerance to `step` times the value and the tolerance. */
function within(range: Bounds | undefined, value: number | undefined, tolerance: number, step: number): Span {
  const span = spanOf(range);
  if (value === undefined) return span;
  return {
    min: Math.max(span.min, value * (1 - tolerance)),
    max: Math.min(span.max, value * step * (1 + tolerance)),
  };
}

function spanOf(range: Bounds | undefined): Span {
  return { min: range?.min ?? 0, max: range?.max ?? Number.POSITIVE_INFINITY };
}

function enquiries(table: CatalogueTable, filters: SearchFilters, inputType: InputType): SearchPlan['enquire'] {
  if (!isMotorRoute(inputType)) return [];
  const duty = filters.durationFactor === undefined ? undefined : table.dutyTypes.get(filters.durationFactor);
  return [
    ...(duty?.powerFactor === null ? (['durationFactor'] as const) : []),
    ...(filters.motorType === 'EX' ? (['motorType'] as const) : []),
  ];
}
