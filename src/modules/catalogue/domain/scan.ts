import type { CatalogueTable } from './catalogue-table.ts';
import { speedFactor, synchronousSpeedBehind } from './input-speed.ts';
import { isMotorRoute, type SearchPlan, type Span } from './search-plan.ts';

/** The figures of one row under the query's load: r/min, Nm. */
export interface RowFigures {
  row: number;
  gear: number;
  input: number;
  outputSpeed: number;
  outputTorque: number;
  serviceFactor: number;
}

/** Below this a row is not shown at all, not even as a near miss. */
const NEAR_MISS_FROM = 0.8;
/** Rounding of the arithmetic, not of the figures. */
const HAIR = 1e-9;

/**
 * Calls `visit` with every row of the plan's gears and inputs within its spans and with fB of at least 0.8, in table order.
 * The same object is passed each time. Figures follow `computeBasicType`, from the columns.
 */
export function scan(table: CatalogueTable, plan: SearchPlan, visit: (figures: RowFigures) => void): void {
  const { gears, offsets } = plan.partition;
  const inputs = table.columns.input;
  const rate = raterOf(table, plan);
  const fits = spanFilter(table, plan);
  const figures = { row: 0, gear: 0, input: 0, outputSpeed: 0, outputTorque: 0, serviceFactor: 0 };
  for (const gear of gears) {
    if (plan.gearMask[gear] !== 1) continue;
    const end = offsets[gear + 1] ?? 0;
    for (let row = offsets[gear] ?? 0; row < end; row++) {
      if (plan.inputMask[inputs[row] ?? 0] !== 1) continue;
      rate(row, gear, figures);
      if (fits(figures)) visit(figures);
    }
  }
}

function spanFilter({ columns }: CatalogueTable, plan: SearchPlan): (figures: RowFigures) => boolean {
  const speed = widened(plan.outputSpeed);
  const torque = widened(plan.outputTorque);
  const mass = widened(plan.mass);
  const factor = widened({ min: NEAR_MISS_FROM, max: plan.serviceFactorMax });
  return ({ row, outputSpeed, outputTorque, serviceFactor }) =>
    isWithin(serviceFactor, factor) &&
    isWithin(outputSpeed, speed) &&
    isWithin(outputTorque, torque) &&
    isWithin(columns.mass[row] ?? 0, mass);
}

function widened({ min, max }: Span): Span {
  return { min: min * (1 - HAIR), max: max * (1 + HAIR) };
}

function isWithin(figure: number, { min, max }: Span): boolean {
  return figure >= min && figure <= max;
}

/** Whether a row reaches the required service factor. */
export function isFound(plan: SearchPlan, serviceFactor: number): boolean {
  return serviceFactor >= plan.requiredServiceFactor - HAIR;
}

/** Fills in the figures of one row. */
export type Rater = (row: number, gear: number, figures: RowFigures) => void;

/** How the figures of a row follow from its columns: by the motor with its duty, or by the load put on a module. */
export function raterOf(table: CatalogueTable, plan: SearchPlan): Rater {
  const { columns, gears } = table;
  const { speedScale, torqueScale } = scales(table, plan);
  const torqueOf = torqueRule(table, plan);
  return (row, gear, figures) => {
    const outputSpeed = (columns.outputSpeed[row] ?? 0) * speedScale;
    const usable = (columns.usableTorque[row] ?? 0) * torqueScale;
    const outputTorque = torqueOf(row, usable, outputSpeed, gears[gear]?.gear.efficiency ?? 1);
    figures.row = row;
    figures.gear = gear;
    figures.input = columns.input[row] ?? 0;
    figures.outputSpeed = outputSpeed;
    figures.outputTorque = outputTorque;
    figures.serviceFactor = usable / outputTorque;
  };
}

type TorqueRule = (row: number, usable: number, outputSpeed: number, efficiency: number) => number;

function torqueRule({ columns }: CatalogueTable, { inputType, load }: SearchPlan): TorqueRule {
  const { power, torque, dutyFactor = 1, serviceFactor = 1 } = load;
  if (isMotorRoute(inputType)) return (row) => (columns.outputTorque[row] ?? 0) * dutyFactor;
  if (power !== undefined) return (_row, _usable, outputSpeed, efficiency) => (9550 * power * efficiency) / outputSpeed;
  if (torque !== undefined) return () => torque;
  return (_row, usable) => usable / serviceFactor;
}

/** All rows of a partition share one input speed on the module route, so another speed scales them alike. */
function scales(table: CatalogueTable, plan: SearchPlan): { speedScale: number; torqueScale: number } {
  const { inputSpeed } = plan.load;
  const first = plan.partition.offsets[0] ?? 0;
  const assumed = table.inputs[table.columns.input[first] ?? 0]?.inputSpeed;
  if (inputSpeed === undefined || assumed === undefined) return { speedScale: 1, torqueScale: 1 };
  const factorAt = (speed: number) => speedFactor(synchronousSpeedBehind(speed));
  return { speedScale: inputSpeed / assumed, torqueScale: factorAt(inputSpeed) / factorAt(assumed) };
}
