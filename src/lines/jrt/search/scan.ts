import type { CatalogueTable } from '#lines/jrt/rows/catalogue-table.ts';
import { speedFactor, synchronousSpeedBehind } from '#lines/jrt/rows/input-speed.ts';
import { widened } from '#product/rounding.ts';
import type { SeenRow } from '#product/row-index.ts';
import type { Span } from '#product/row-query.ts';
import { isMotorRoute } from './filters.ts';
import type { SearchPlan } from './plan.ts';

/** Where the figures of a visited row stand that depend on what was asked: r/min, Nm. Its reserve is fB, for the torque asked for where that is larger than Ma. */
export const OUTPUT_SPEED = 0;
export const OUTPUT_TORQUE = 1;

/** A visited row with its gear. */
interface Visited {
  row: number;
  gear: number;
  reserve: number;
  readonly figures: Float64Array;
}

/**
 * Calls `visit` with every row of the plan's gears and inputs within its spans and with fB of at least 0.8, in table order.
 * The same object is passed each time. Figures follow `computeBasicType`, from the columns.
 */
export function scan(table: CatalogueTable, plan: SearchPlan, visit: (seen: SeenRow) => void): void {
  const rating = ratingOf(table, plan);
  const spans = spansOf(plan);
  const visited = emptyRow();
  for (const gear of plan.partition.gears) {
    if (plan.gearMask[gear] !== 1) continue;
    visited.gear = gear;
    scanGear(table, plan, rating, spans, visited, visit);
  }
}

/** One tight loop over the rows of a gear, because every search runs it. */
function scanGear(
  { columns, gears }: CatalogueTable,
  plan: SearchPlan,
  { speedScale, usableScale, dutyFactor, perUsable, perPower, fixed }: Rating,
  { speed, torque, factor, mass }: Spans,
  visited: Visited,
  visit: (seen: SeenRow) => void,
): void {
  const { gear, figures } = visited;
  const torquePerSpeed = perPower * (gears[gear]?.gear.efficiency ?? 1);
  const inputs = plan.openInputs?.(gear) ?? plan.inputMask;
  const { offsets } = plan.partition;
  const end = offsets[gear + 1] ?? 0;
  for (let row = offsets[gear] ?? 0; row < end; row++) {
    if (inputs[columns.input[row] ?? 0] !== 1) continue;
    const n2 = (columns.outputSpeed[row] ?? 0) * speedScale;
    const usable = (columns.usableTorque[row] ?? 0) * usableScale;
    const ma = (columns.outputTorque[row] ?? 0) * dutyFactor + usable * perUsable + torquePerSpeed / n2 + fixed;
    const fB = usable / ma;
    const weight = columns.mass[row] ?? 0;
    const fits = isWithin(n2, speed) && isWithin(ma, torque) && isWithin(fB, factor) && isWithin(weight, mass);
    if (!fits) continue;
    visited.row = row;
    visited.reserve = usable / Math.max(ma, plan.askedTorque);
    figures[OUTPUT_SPEED] = n2;
    figures[OUTPUT_TORQUE] = ma;
    visit(visited);
  }
}

interface Spans {
  readonly speed: Span;
  readonly torque: Span;
  readonly factor: Span;
  readonly mass: Span;
}

function spansOf(plan: SearchPlan): Spans {
  return {
    speed: widened(plan.outputSpeed),
    torque: widened(plan.outputTorque),
    factor: widened(plan.serviceFactor),
    mass: widened(plan.mass),
  };
}

function isWithin(figure: number, { min, max }: Span): boolean {
  return figure >= min && figure <= max;
}

/** One row as the scan sees it, undefined if the plan visits no such row. */
export function seenAt(table: CatalogueTable, plan: SearchPlan, row: number): SeenRow | undefined {
  const gear = table.columns.gear[row] ?? 0;
  const gearMask = new Uint8Array(plan.gearMask.length);
  gearMask[gear] = plan.gearMask[gear] ?? 0;
  let found: SeenRow | undefined;
  scan(table, { ...plan, gearMask }, (seen) => {
    if (seen.row === row) found = { ...seen, figures: seen.figures.slice() };
  });
  return found;
}

function emptyRow(): Visited {
  return { row: 0, gear: 0, reserve: Number.NaN, figures: new Float64Array(2) };
}

/** How Ma follows from the columns of a row: Ma = dutyFactor Ma_S1 + perUsable usable + perPower eta / n2 + fixed. */
interface Rating {
  readonly speedScale: number;
  readonly usableScale: number;
  readonly dutyFactor: number;
  readonly perUsable: number;
  readonly perPower: number;
  readonly fixed: number;
}

/** By the motor with its duty, else by the power or torque put on a module, else by what the module bears. */
function ratingOf(table: CatalogueTable, plan: SearchPlan): Rating {
  const { power, torque, dutyFactor = 1, serviceFactor = 1 } = plan.load;
  const none = { ...scales(table, plan), dutyFactor: 0, perUsable: 0, perPower: 0, fixed: 0 };
  if (isMotorRoute(plan.inputType)) return { ...none, dutyFactor };
  if (power !== undefined) return { ...none, perPower: 9550 * power };
  if (torque !== undefined) return { ...none, fixed: torque };
  return { ...none, perUsable: 1 / serviceFactor };
}

/** All rows of a partition share one input speed on the module route, so another speed scales them alike. */
function scales(table: CatalogueTable, plan: SearchPlan): { speedScale: number; usableScale: number } {
  const { inputSpeed } = plan.load;
  const first = plan.partition.offsets[0] ?? 0;
  const assumed = table.inputs[table.columns.input[first] ?? 0]?.inputSpeed;
  if (inputSpeed === undefined || assumed === undefined) return { speedScale: 1, usableScale: 1 };
  const factorAt = (speed: number) => speedFactor(synchronousSpeedBehind(speed));
  return { speedScale: inputSpeed / assumed, usableScale: factorAt(inputSpeed) / factorAt(assumed) };
}
