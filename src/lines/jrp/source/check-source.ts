import { granted, type Result, refused } from '#kernel/result.ts';
import { checkMotors } from '#lines/shared/motor/source/check-motors.ts';
import { type Note, noteDuplicates } from '#lines/shared/source-note.ts';
import type { LineSource } from '#product/source.ts';
import {
  type PlanetaryParts,
  PRINTED_SPEED,
  type Rating,
  type SourceProblem,
  type SourceProblemCode,
  STAGES_OF,
} from './parts.ts';
import { readParts } from './read-source.ts';

/** A stage loses at least so much: what is printed above it cannot be. */
const BEST_STAGE = 0.985;
/** n2 is printed to three decimals, and ratios to two. */
const SPEED_ROUNDING = 0.002;
/** The efficiency is printed to a hundredth, and the torque to two or three digits. */
const POWER_ROUNDING = 0.05;

/**
 * The check of the import: the parts if the files hold together, else every problem with file and line. Refused are unreadable
 * cells, a torque that rises with the life, a speed that is not n1 / i, a power that is not M n2 / (9550 η), and more than
 * stages can give.
 */
export function checkSource(source: LineSource): Result<PlanetaryParts, readonly SourceProblem[]> {
  const { parts, problems } = readParts(source);
  const note: Note<SourceProblemCode> = (place, code, column, ...figures) => {
    if (figures.some((figure) => Number.isNaN(figure))) return;
    problems.push({ file: place.file, line: place.line, code, column, figures });
  };
  checkMotors(parts.motors, note);
  noteDuplicates(
    parts.ratings,
    ({ design, size, ratio }) => `${design}${size} ${ratio}`,
    'rating.duplicate',
    'ratio',
    note,
  );
  for (const rating of parts.ratings) for (const check of CHECKS) check(rating, note);
  return problems.length === 0 ? granted(parts) : refused(problems.sort(byPlace));
}

type RatingCheck = (rating: Rating, note: Note<SourceProblemCode>) => void;

const CHECKS: readonly RatingCheck[] = [checkUnit, checkTorques, checkSpeed, checkPower, checkEfficiency];

function checkUnit({ place, design, stages }: Rating, note: Note<SourceProblemCode>): void {
  const built: readonly number[] | undefined = new Map(Object.entries(STAGES_OF)).get(design);
  if (built === undefined) note(place, 'rating.design-unknown', 'design', design);
  else if (!built.includes(stages)) note(place, 'rating.stages-unknown', 'stages', design, stages);
}

function checkTorques({ place, torques, peakTorque }: Rating, note: Note<SourceProblemCode>): void {
  const falling = [peakTorque, ...torques];
  const rises = falling.some((torque, index) => torque > (falling[index - 1] ?? torque));
  if (rises) note(place, 'rating.torque-rises-with-life', 't2_nm_10000h', ...falling);
}

function checkSpeed({ place, ratio, printed: { outputSpeed } }: Rating, note: Note<SourceProblemCode>): void {
  const expected = PRINTED_SPEED / ratio;
  if (Math.abs(outputSpeed - expected) > SPEED_ROUNDING * expected) {
    note(place, 'rating.speed-mismatch', 'n2_rpm_at_1450', outputSpeed, expected);
  }
}

function checkPower({ place, torques, efficiency, printed }: Rating, note: Note<SourceProblemCode>): void {
  const { power, decimals, outputSpeed } = printed;
  const expected = (torques[3] * outputSpeed) / (9550 * efficiency);
  const rounding = 0.5 * 10 ** -decimals + POWER_ROUNDING * expected;
  if (Math.abs(power - expected) > rounding) note(place, 'rating.power-mismatch', 'p1_kw_10000h', power, expected);
}

function checkEfficiency({ place, efficiency, stages }: Rating, note: Note<SourceProblemCode>): void {
  const most = BEST_STAGE ** stages;
  if (efficiency <= 0 || efficiency > most) note(place, 'rating.efficiency-impossible', 'efficiency', efficiency, most);
}

function byPlace(one: SourceProblem, other: SourceProblem): number {
  return one.file.localeCompare(other.file) || one.line - other.line;
}
