import { granted, type Result, refused } from '#kernel/result.ts';
import { checkMotors } from '#lines/shared/motor/source/check-motors.ts';
import { type Note, noteDuplicates } from '#lines/shared/source-note.ts';
import type { LineSource } from '#product/source.ts';
import type {
  Dimensions,
  IndustrialParts,
  InputShaft,
  MachineFactor,
  Rating,
  SourceProblem,
  SourceProblemCode,
  ThermalFactor,
  Unit,
} from './parts.ts';
import { readParts } from './read-source.ts';

type IndustrialNote = Note<SourceProblemCode>;

interface Named {
  readonly type: string;
  readonly size: string;
}

/**
 * The check of the import: the parts if the files hold together, else every problem with file and line. Refused are
 * unreadable cells, torque that rises with speed, a fan that cools less than none, sizes that grow weaker, efficiencies
 * that cannot be, and drawing letters that do not add up (a = m1 + 2 n1, e2 = n1 + n2).
 */
export function checkSource(source: LineSource): Result<IndustrialParts, readonly SourceProblem[]> {
  const { parts, problems } = readParts(source);
  const note: IndustrialNote = (place, code, column, ...figures) => {
    if (figures.some((figure) => Number.isNaN(figure))) return;
    problems.push({ file: place.file, line: place.line, code, column, figures });
  };
  const units = new Map(parts.units.map((unit) => [keyOf(unit), unit]));
  noteDuplicates(parts.units, keyOf, 'unit.duplicate', 'size', note);
  noteDuplicates(parts.ratings, (rating) => `${keyOf(rating)} ${rating.ratio}`, 'rating.duplicate', 'ratio', note);
  noteDuplicates(parts.dimensions, keyOf, 'dimensions.duplicate', 'size', note);
  checkUnits(parts.units, note);
  checkSheets(parts, note);
  for (const rating of parts.ratings) checkRating(rating, units.get(keyOf(rating)), note);
  for (const sheet of parts.dimensions) checkDimensions(sheet, note);
  for (const shaft of parts.inputShafts) checkInputShaft(shaft, note);
  for (const factor of parts.machineFactors) checkMachine(factor, note);
  checkThermal(parts.thermalFactors, note);
  checkMotors(parts.motors, note);
  return problems.length === 0 ? granted(parts) : refused(problems.sort(byPlace));
}

function keyOf({ type, size }: Named): string {
  return `${type} ${size}`;
}

/** A type is named by its stages, and a larger size of it carries more. */
function checkUnits(units: readonly Unit[], note: IndustrialNote): void {
  const smaller = new Map<string, Unit>();
  for (const unit of units) {
    const { place, type, stages, torque } = unit;
    if (Number(type.slice(1)) !== stages) note(place, 'unit.stages-mismatch', 'stages', type, stages);
    const before = smaller.get(type);
    if (before && before.torque >= torque) {
      note(place, 'unit.not-stronger-than-smaller', 't2_max_nm', torque, before.torque);
    }
    smaller.set(type, unit);
  }
}

function checkRating({ place, points, efficiency }: Rating, unit: Unit | undefined, note: IndustrialNote): void {
  if (unit === undefined) note(place, 'rating.without-unit', 'size');
  if (efficiency <= 0.9 || efficiency >= 1) note(place, 'rating.efficiency-impossible', 'efficiency_rule', efficiency);
  for (const [index, { inputSpeed, torque, thermalPower, thermalPowerWithFan }] of points.entries()) {
    const slower = points[index + 1];
    if (slower && slower.torque < torque) {
      note(place, 'rating.torque-rises-with-speed', `t2_nm_n1_${inputSpeed}`, torque, slower.torque);
    }
    if (unit && torque > unit.torque) note(place, 'rating.above-unit', `t2_nm_n1_${inputSpeed}`, torque, unit.torque);
    if (thermalPower !== null && thermalPowerWithFan !== null && thermalPowerWithFan < thermalPower) {
      note(place, 'rating.fan-below-natural', `pth_fan_kw_${inputSpeed}`, thermalPower, thermalPowerWithFan);
    }
  }
}

/** A unit whose sheet is said to be read has one, with its input shafts; sheets may reach further than ratings. */
function checkSheets({ units, dimensions, inputShafts }: IndustrialParts, note: IndustrialNote): void {
  const drawn = new Set(dimensions.map(keyOf));
  const driven = new Set(inputShafts.map(keyOf));
  for (const unit of units.filter(({ isMeasured }) => isMeasured)) {
    if (!drawn.has(keyOf(unit))) note(unit.place, 'unit.without-dimensions', 'dimensions_known');
    if (!driven.has(keyOf(unit))) note(unit.place, 'unit.without-input-shaft', 'dimensions_known');
  }
}

/** The letters of one stage were checked when they were read. */
function checkDimensions({ place, type, letters }: Dimensions, note: IndustrialNote): void {
  const { a, m1, n1, n2, e2 } = letters;
  if (a !== null && m1 !== null && n1 !== null && a !== m1 + 2 * n1) {
    note(place, 'dimensions.length-mismatch', 'length_a_mm', a, m1, n1);
  }
  if (type !== 'H1' && e2 !== null && n1 !== null && n2 !== null && e2 !== n1 + n2) {
    note(place, 'dimensions.output-mismatch', 'output_to_end_e2_mm', e2, n1, n2);
  }
}

function checkInputShaft({ place, from, to }: InputShaft, note: IndustrialNote): void {
  if (from > to) note(place, 'input-shaft.band-inverted', 'nominal_ratio_min', from, to);
}

/** The longer a machine runs a day, the higher its factor. */
function checkMachine({ place, factors }: MachineFactor, note: IndustrialNote): void {
  const known = factors.filter((factor) => factor !== null);
  const falls = known.some((factor, index) => factor < (known[index - 1] ?? 0));
  if (falls) note(place, 'machine-factor.not-rising', 'f1_over_10_h_per_day', ...known);
}

/** Less power goes where it is hotter, more where the unit rests more. */
function checkThermal(factors: readonly ThermalFactor[], note: IndustrialNote): void {
  for (const [index, { place, byDuty }] of factors.entries()) {
    const cooler = factors[index - 1]?.byDuty ?? [];
    for (const [at, [duty, factor]] of byDuty.entries()) {
      const [, longer = 0] = byDuty[at - 1] ?? [];
      const [, above = Number.POSITIVE_INFINITY] = cooler[at] ?? [];
      if (factor <= longer || factor >= above) note(place, 'thermal-factor.not-falling', `f4_duty_${duty}`, factor);
    }
  }
}

function byPlace(one: SourceProblem, other: SourceProblem): number {
  return one.file.localeCompare(other.file) || one.line - other.line;
}
