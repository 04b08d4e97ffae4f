import { granted } from '#kernel/result.ts';
import { JRT_ROW_SEARCH, REQUIRED_SERVICE_FACTOR } from '#lines/jrt/columns.ts';
import { MODULE_INPUTS } from '#lines/jrt/fields/inputs.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { basicTypeAt } from '#lines/jrt/rows/basic-type-at.ts';
import type { CatalogueTable } from '#lines/jrt/rows/catalogue-table.ts';
import { findBasicType } from '#lines/jrt/rows/list-basic-types.ts';
import { columnOf } from '#product/column.ts';
import type { RowIndex, RowLack, RowPlan } from '#product/row-index.ts';
import type { RowQuery } from '#product/row-query.ts';
import { adapterFrames } from './adapter-frames.ts';
import { askedCodes } from './asked-codes.ts';
import { countCells } from './cell-counts.ts';
import { filtersIn, inputTypeOf, isMotorRoute } from './filters.ts';
import { lackText } from './lack-text.ts';
import { type OpenInputs, openInputs } from './open-inputs.ts';
import { loadOf, planRows, type SearchPlan } from './plan.ts';
import { readingOf } from './readings.ts';
import { type JrtRowClasses, rowClasses } from './row-classes.ts';
import { scanOnce, seenAt } from './scan.ts';

/** What is counted on a search for motors of ours, and on one for modules. */
const COUNTED_OF_MOTORS = [
  'motorType',
  'efficiencyClass',
  'motorFrequency',
  'durationFactor',
  'motorPower',
  'motorPoles',
  'motorFrame',
  'reduceUnitSize',
];
const COUNTED_OF_MODULES = [
  'inputModule',
  'boreOnTheInputSideMinMax',
  'adapterCenteringDiameter',
  'adapterHoleCircleDiameter',
  'reduceUnitSize',
];

/**
 * The rows of JRT as the search sees them: a motor row is stored once and read in each class its motor is made in and as
 * JCMC, under the duty or the load that is asked for.
 */
export function jrtIndex(table: CatalogueTable): RowIndex<BasicType> {
  let known: JrtRowClasses | undefined;
  const classes = () => {
    known ??= rowClasses(table);
    return known;
  };
  const opened = new WeakMap<Uint8Array, OpenInputs>();
  const openOf = (left: Uint8Array) => {
    const open = opened.get(left) ?? openInputs(table, classes().classes, left);
    opened.set(left, open);
    return open;
  };
  return {
    search: JRT_ROW_SEARCH,
    fingerprint: table.fingerprint,
    rowCount: table.rowCount,
    // The power of a motor of ours is a variable; of the customer's motor on a module it is a figure.
    figuresWith: { motorPower: { variable: 'inputType', codes: MODULE_INPUTS, orAnyOf: 'inputModule' } },
    codesOf: (column) =>
      column === 'durationFactor' ? [...table.dutyTypes.keys()] : (columnOf(JRT_ROW_SEARCH, column)?.codes ?? []),
    knows: (column, code) => knows(table, column, code),
    alike: (column, code) =>
      column === 'durationFactor' ? `factor ${table.dutyTypes.get(code)?.powerFactor ?? 1}` : code,
    settled: (filters, column) =>
      column === 'inputModule' ? { ...filters, inputType: inputTypeOf(table, filters) } : filters,
    countedWith: (filters) => (isMotorRoute(inputTypeOf(table, filters)) ? COUNTED_OF_MOTORS : COUNTED_OF_MODULES),
    codesIn: askedCodes,
    plan(query) {
      const plan = planRows(table, query, openOf);
      return plan.ok ? granted(rowPlan(table, query, plan.value)) : plan;
    },
    find(id, filters) {
      const asked = filtersIn(filters);
      const required = asked.serviceFactor ?? REQUIRED_SERVICE_FACTOR;
      return findBasicType(table, id, ({ type }) =>
        loadOf(table, asked, type === 'motor' || type === 'JCMC', required),
      );
    },
    lackText,
    classes,
    countCells: (figures, tolerance) => countCells(table, classes(), { filters: figures, tolerance }),
  };
}

function knows(table: CatalogueTable, column: string, code: string): boolean {
  if (column === 'reduceUnitSize') return table.units.some(({ size }) => size === code);
  if (column === 'inputModule') return table.inputs.some(({ module }) => module === code);
  if (column === 'motorFrame') return table.inputs.some(({ frame }) => frame === code);
  if (column === 'durationFactor') return table.dutyTypes.has(code);
  return columnOf(JRT_ROW_SEARCH, column)?.codes?.includes(code) ?? false;
}

function rowPlan(table: CatalogueTable, query: RowQuery, plan: SearchPlan): RowPlan<BasicType> {
  const { inputType, efficiencyClass, load, requiredServiceFactor: required, enquire } = plan;
  return {
    query,
    required,
    enquire,
    scan: scanOnce(table, plan),
    seen: (row) => seenAt(table, plan, row),
    reading: (column) => readingOf(table, plan, column),
    frames: adapterFrames(table, plan),
    rowOf: (row) => basicTypeAt(table, row, { jcmc: inputType === 'JCMC', efficiencyClass, load }),
    lacking: (row) => lackOf(row, required, plan.askedTorque),
  };
}

/** A row whose service factor is below the required one, for its own torque or a larger one asked for; torques in Nm. */
function lackOf({ limit, usableTorque, outputTorque }: BasicType, required: number, askedTorque: number): RowLack {
  const torque = Math.max(outputTorque, askedTorque);
  return {
    code: 'service-factor-below-required',
    limit,
    serviceFactor: usableTorque / torque,
    requiredServiceFactor: required,
    usableTorque,
    requiredTorque: torque * required,
  };
}
