import { type BasicType, MIN_SERVICE_FACTOR } from '#lines/jrt/rows/basic-type.ts';
import type { CatalogueTable } from '#lines/jrt/rows/catalogue-table.ts';
import { listBasicTypes } from '#lines/jrt/rows/list-basic-types.ts';
import { reaches } from '#product/rounding.ts';
import type { SourceProblem, SourceProblemCode } from './catalogue-source.ts';
import { listedFrame } from './frames.ts';
import type { GearRatio } from './parts.ts';

/** Figures may differ by 0.5 % from what the formulas give. */
const TOLERANCE = 0.005;

/** Checks every row of a built catalogue by the physical laws; a problem names the line of the row's ratio. */
export function checkRows(table: CatalogueTable): readonly SourceProblem[] {
  const gears = new Map(
    table.gears.map(({ gear }) => [`${gear.series}${gear.size} ${gear.stages} ${gear.ratio}`, gear]),
  );
  const problems: SourceProblem[] = [];
  for (const row of listBasicTypes(table)) {
    const gear = gears.get(`${row.gearboxModel}${row.reduceUnitSize} ${row.stages} ${row.ratio}`);
    if (gear !== undefined) problems.push(...checkBasicType(row, gear));
  }
  return problems;
}

/**
 * What is physically wrong with one row, computed or imported: Ma above usable torque / 0.8, n2 other than n1 / i, Ma other
 * than 9550 P eta / n2, fB other than usable torque / Ma, a motor frame the ratio does not list (product §2).
 */
export function checkBasicType(row: BasicType, gear: GearRatio): readonly SourceProblem[] {
  const problems: SourceProblem[] = [];
  const note = (code: SourceProblemCode, column: string, ...figures: readonly (string | number)[]) => {
    problems.push({ file: gear.place.file, line: gear.place.line, code, column, figures: [row.id, ...figures] });
  };
  const { outputSpeed, outputTorque, usableTorque, serviceFactor } = row;
  const speed = row.inputSpeed / row.ratio;
  const torque = (9550 * row.motorPower * row.efficiency) / outputSpeed;
  if (!near(outputSpeed, speed)) note('row.speed-mismatch', 'outputSpeed', outputSpeed, speed);
  if (!near(outputTorque, torque)) note('row.torque-mismatch', 'outputTorque', outputTorque, torque);
  if (!near(serviceFactor, usableTorque / outputTorque)) {
    note('row.service-factor-mismatch', 'serviceFactor', serviceFactor, usableTorque / outputTorque);
  }
  if (!reaches(usableTorque / MIN_SERVICE_FACTOR, outputTorque)) {
    note('row.torque-above-usable', 'outputTorque', outputTorque, usableTorque);
  }
  if (row.route === 'motor' && !gear.frameLimits.has(listedFrame(row.motorFrame ?? '') ?? '')) {
    note('row.frame-outside-ratio', 'motorFrame', row.motorFrame ?? '');
  }
  return problems;
}

function near(figure: number, expected: number): boolean {
  return Math.abs(figure - expected) <= TOLERANCE * Math.abs(expected);
}
