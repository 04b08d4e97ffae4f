import { JRT_ROW_SEARCH } from '#lines/jrt/columns.ts';
import { GEARBOX_MODELS_OF_SHAFTS } from '#lines/jrt/rows/basic-type.ts';
import { asRead, type Reading } from '#lines/jrt/rows/basic-type-at.ts';
import type { CatalogueTable } from '#lines/jrt/rows/catalogue-table.ts';
import type { InputPart } from '#lines/jrt/rows/compute-basic-type.ts';
import { readings } from '#lines/jrt/rows/list-basic-types.ts';
import { HIDDEN } from '#product/field.ts';
import type { RowClass, RowClasses } from '#product/row-index.ts';

const ROW_VARIABLES = [...JRT_ROW_SEARCH.derivedVariables, ...JRT_ROW_SEARCH.rowVariables] as const;
type RowVariable = (typeof ROW_VARIABLES)[number];

/** Basic types that differ in ratio and figures only. */
export interface JrtRowClass extends RowClass {
  readonly values: Readonly<Record<RowVariable, string>>;
  /** Where its unit and its input stand in the table. */
  readonly unit: number;
  readonly input: number;
}

/** Cells are the rows of one unit with one input. */
export interface JrtRowClasses extends RowClasses {
  readonly classes: readonly JrtRowClass[];
}

/** The classes of a catalogue's rows. */
export function rowClasses(table: CatalogueTable): JrtRowClasses {
  const { cells, cellOf } = cellsOf(table);
  const ofInputs = table.inputs.map(({ part }) => readings(part).map((reading) => inputValues(part, reading)));
  const classes = cells.flatMap((row, cell) => {
    const input = table.columns.input[row] ?? -1;
    const unit = table.gears[table.columns.gear[row] ?? -1]?.unitIndex ?? -1;
    const { model = '', size = '' } = table.units[unit] ?? {};
    const ofUnit = unitValues(model, size);
    return (ofInputs[input] ?? []).map((ofInput) => ({ values: { ...ofUnit, ...ofInput }, unit, input, cell }));
  });
  return { variables: ROW_VARIABLES, classes, cells: cells.length, cellOf };
}

const SHAFTS: ReadonlyMap<string, string> = new Map(
  Object.entries(GEARBOX_MODELS_OF_SHAFTS).flatMap(([shafts, models]) => models.map((model) => [model, shafts])),
);

function unitValues(gearboxModel: string, reduceUnitSize: string) {
  return { transmitTypes: SHAFTS.get(gearboxModel) ?? HIDDEN, gearboxModel, reduceUnitSize };
}

const NO_INPUT = {
  inputType: 'none',
  inputModule: HIDDEN,
  motorPower: HIDDEN,
  motorPoles: HIDDEN,
  motorSize: HIDDEN,
  efficiencyClass: HIDDEN,
  motorFrequency: HIDDEN,
};

function inputValues(part: InputPart, { jcmc, efficiencyClass }: Reading) {
  const input = asRead(part, jcmc);
  if (input.type === 'none') return NO_INPUT;
  if (input.type === 'module') return { ...NO_INPUT, inputType: input.module.type, inputModule: input.module.code };
  const { type: inputType, frequency: motorFrequency, motor } = input;
  const { power, poles, frame: motorSize } = motor;
  return {
    inputType,
    inputModule: HIDDEN,
    motorPower: String(power),
    motorPoles: String(poles),
    motorSize,
    efficiencyClass,
    motorFrequency,
  };
}

/** The first row of each cell, and the cell of each row. */
function cellsOf({ columns, gears, units, inputs, rowCount }: CatalogueTable) {
  const numbers = new Uint16Array(units.length * inputs.length);
  const cells: number[] = [];
  const cellOf = new Uint16Array(rowCount);
  for (let row = 0; row < rowCount; row++) {
    const unit = gears[columns.gear[row] ?? 0]?.unitIndex ?? 0;
    const place = unit * inputs.length + (columns.input[row] ?? 0);
    if (numbers[place] === 0) numbers[place] = cells.push(row);
    cellOf[row] = (numbers[place] ?? 0) - 1;
  }
  return { cells, cellOf };
}
