import { granted, type Result, refused } from '#kernel/result.ts';
import { JRT_ROW_SEARCH, REQUIRED_SERVICE_FACTOR } from '#lines/jrt/columns.ts';
import { type InputType, MIN_SERVICE_FACTOR } from '#lines/jrt/rows/basic-type.ts';
import type { CatalogueTable, Partition } from '#lines/jrt/rows/catalogue-table.ts';
import type { Load } from '#lines/jrt/rows/compute-basic-type.ts';
import { moduleLoad } from '#lines/jrt/rows/module-load.ts';
import { MOTOR_STEP } from '#lines/shared/gear/columns.ts';
import type { EfficiencyClass, MotorFrequency } from '#lines/shared/motor/motor-codes.ts';
import {
  figuresAsked,
  type RowFilters,
  type RowQuery,
  type RowRefusal,
  rowRefusal,
  type Span,
  spanAround,
  spanOf,
} from '#product/row-query.ts';
import { efficiencyClassOf, filtersIn, frequencyOf, inputTypeOf, isMotorRoute, type JrtFilters } from './filters.ts';
import { gearMask, inputMask } from './masks.ts';
import type { OpenInputs } from './open-inputs.ts';

/** A query resolved against one table: which rows to look at, how to compute their figures, which to keep. */
export interface SearchPlan {
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
  /** The torque asked for, Nm, of which fB of a row that gives less is a multiple; 0 where none is. */
  readonly askedTorque: number;
  readonly mass: Span;
  /** Rows at or above are found, below are near misses. */
  readonly requiredServiceFactor: number;
  readonly serviceFactor: Span;
  /** Filters that a person has to clear with the maker. */
  readonly enquire: readonly ('durationFactor' | 'motorType')[];
}

/** Resolves a query whose codes and figures are sound, or says which column has no meaning for it. */
export function planRows(
  table: CatalogueTable,
  query: RowQuery,
  openOf: (left: Uint8Array) => OpenInputs,
): Result<SearchPlan, RowRefusal> {
  const { filters: asked = {}, ranges = {} } = query;
  const inputType = inputTypeOf(table, asked);
  const wrong = notApplicable(asked, inputType);
  if (wrong !== undefined) return refused(wrong);
  const filters = filtersIn(asked);
  const { found } = JRT_ROW_SEARCH.tolerance;
  const tolerance = query.tolerance ?? found;
  const frequency = frequencyOf(asked);
  const efficiencyClass = efficiencyClassOf(asked);
  const torque = isMotorRoute(inputType) || filters.motorPower !== undefined ? filters.outputTorque : undefined;
  const required = Math.max(filters.serviceFactor ?? REQUIRED_SERVICE_FACTOR, ranges.serviceFactor?.min ?? 0);
  const partition = partitionOf(table, inputType, frequency);
  const mask = inputMask(table, partition, filters, inputType, efficiencyClass);
  const kind = { inputType, motorFrequency: frequency, efficiencyClass };
  return granted({
    inputType,
    efficiencyClass,
    partition,
    gearMask: gearMask(table, filters, ranges, tolerance),
    inputMask: mask,
    openInputs: openInputsOf(table, query, mask, kind, openOf),
    load: loadOf(table, filters, isMotorRoute(inputType), required),
    outputSpeed: spanAround(ranges.outputSpeed, filters.outputSpeed, tolerance, 1),
    outputTorque: spanAround(ranges.outputTorque, torque, Math.min(tolerance, found), MOTOR_STEP),
    askedTorque: torque ?? 0,
    mass: spanOf(ranges.mass),
    requiredServiceFactor: required,
    serviceFactor: { min: MIN_SERVICE_FACTOR, max: ranges.serviceFactor?.max ?? Number.POSITIVE_INFINITY },
    enquire: enquiries(table, filters, inputType),
  });
}

function openInputsOf(
  table: CatalogueTable,
  { given, gate, filters = {} }: RowQuery,
  mask: Uint8Array,
  kind: { inputType: InputType; motorFrequency: MotorFrequency; efficiencyClass: EfficiencyClass },
  openOf: (left: Uint8Array) => OpenInputs,
): SearchPlan['openInputs'] {
  if (gate === undefined || given === undefined || Object.keys(given).length === 0) return undefined;
  const open = openOf(gate(filters.motorType === 'EX' ? { ...given, motorType: ['EX'] } : given));
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

const FIELDS_OF_ROUTE = {
  motor: { excluded: ['inputModule', 'inputSpeed'] },
  module: { excluded: ['motorPoles', 'motorType'] },
} as const;

/** Fields that have no meaning on the route (reference rule 32), and several powers for one customer's motor. */
function notApplicable(filters: RowFilters, inputType: InputType): RowRefusal | undefined {
  const onMotor = isMotorRoute(inputType);
  const { excluded } = FIELDS_OF_ROUTE[onMotor ? 'motor' : 'module'];
  const field = excluded.find((name) => filters[name] !== undefined);
  if (field !== undefined) return rowRefusal('search.not-applicable', field, String(filters[field]));
  const powers = figuresAsked(filters, 'motorPower') ?? [];
  return !onMotor && powers.length > 1
    ? rowRefusal('search.not-applicable', 'motorPower', powers.join(', '))
    : undefined;
}

function partitionOf(table: CatalogueTable, inputType: InputType, frequency: MotorFrequency): Partition {
  const stored = inputType === 'JCMC' ? 'motor' : inputType;
  const found = table.partitions.find(
    (partition) => partition.inputType === stored && (partition.frequency ?? frequency) === frequency,
  );
  if (found === undefined) throw new Error(`The catalogue has no rows for ${inputType} at ${frequency}`);
  return found;
}

/** The load a search puts on its rows: the duty of a motor of ours, or the customer's motor on a module. */
export function loadOf(table: CatalogueTable, filters: JrtFilters, onMotor: boolean, required: number): Load {
  if (onMotor) return { dutyFactor: table.dutyTypes.get(filters.durationFactor ?? '')?.powerFactor ?? 1 };
  const { inputSpeed, motorPower, outputTorque } = filters;
  return moduleLoad({ inputSpeed, power: motorPower?.[0], torque: outputTorque }, required);
}

function enquiries(table: CatalogueTable, filters: JrtFilters, inputType: InputType): SearchPlan['enquire'] {
  if (!isMotorRoute(inputType)) return [];
  const duty = filters.durationFactor === undefined ? undefined : table.dutyTypes.get(filters.durationFactor);
  return [
    ...(duty?.powerFactor === null ? (['durationFactor'] as const) : []),
    ...(filters.motorType === 'EX' ? (['motorType'] as const) : []),
  ];
}
