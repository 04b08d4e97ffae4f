import type { CatalogueTable } from '#lines/jrt/rows/catalogue-table.ts';
import { speedFactor, synchronousSpeedBehind } from '#lines/jrt/rows/input-speed.ts';
import { widened } from '#product/rounding.ts';
import type { SeenRow } from '#product/row-index.ts';
import type { Span } from '#product/row-query.ts';
import { isMotorRoute } from './filters.ts';
import { factsOfPartition } from './partition-facts.ts';
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
  const { slowest, fastest } = factsOfPartition(table, plan.partition);
  const visited = emptyRow();
  const { gears } = plan.partition;
  for (let place = 0; place < gears.length; place++) {
    const gear = gears[place] ?? 0;
    if (plan.gearMask[gear] !== 1) continue;
    // No row of it runs at the speed asked for.
    if ((fastest[gear] ?? 0) * rating.speedScale < spans.speed.min) continue;
    if ((slowest[gear] ?? 0) * rating.speedScale > spans.speed.max) continue;
    visited.gear = gear;
    scanGear(table, plan, rating, spans, visited, visit);
  }
}

/** So many rows of a plan are kept for whoever looks at them again; most searches see no more than the first of them. */
const MAX_KEPT = 256;
const FIRST_KEPT = 32;
const FIGURES = 4;

/** A scan that looks at the table once, where it finds no more rows than can be kept: who scans again is shown the same. */
export function scanOnce(table: CatalogueTable, plan: SearchPlan): (visit: (seen: SeenRow) => void) => void {
  let kept: Float64Array | undefined;
  let count = Number.NaN;
  return (visit) => {
    if (kept !== undefined && count <= MAX_KEPT) return repeat(kept, count, visit);
    let rows = new Float64Array(FIRST_KEPT * FIGURES);
    let seenSoFar = 0;
    scan(table, plan, (seen) => {
      if (seenSoFar === rows.length / FIGURES && seenSoFar < MAX_KEPT) rows = doubled(rows);
      if (seenSoFar < MAX_KEPT) keep(rows, seenSoFar * FIGURES, seen);
      seenSoFar++;
      visit(seen);
    });
    kept = rows;
    count = seenSoFar;
  };
}

function doubled(rows: Float64Array): Float64Array<ArrayBuffer> {
  const more = new Float64Array(rows.length * 2);
  more.set(rows);
  return more;
}

function keep(rows: Float64Array, at: number, { row, reserve, figures }: SeenRow): void {
  rows[at] = row;
  rows[at + 1] = reserve;
  rows[at + 2] = figures[OUTPUT_SPEED] ?? 0;
  rows[at + 3] = figures[OUTPUT_TORQUE] ?? 0;
}

function repeat(rows: Float64Array, count: number, visit: (seen: SeenRow) => void): void {
  const visited = emptyRow();
  for (let at = 0; at < count * FIGURES; at += FIGURES) {
    visited.row = rows[at] ?? 0;
    visited.reserve = rows[at + 1] ?? 0;
    visited.figures[OUTPUT_SPEED] = rows[at + 2] ?? 0;
    visited.figures[OUTPUT_TORQUE] = rows[at + 3] ?? 0;
    visit(visited);
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
  const { speedScale, usableScale } = scales(table, plan);
  const rating = { speedScale, usableScale, dutyFactor: 0, perUsable: 0, perPower: 0, fixed: 0 };
  if (isMotorRoute(plan.inputType)) rating.dutyFactor = dutyFactor;
  else if (power !== undefined) rating.perPower = 9550 * power;
  else if (torque !== undefined) rating.fixed = torque;
  else rating.perUsable = 1 / serviceFactor;
  return rating;
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
