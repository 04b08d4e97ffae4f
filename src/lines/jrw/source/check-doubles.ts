import { type Note, noteDuplicates } from '#lines/shared/source-note.ts';
import { type DoubleWorm, ratioKey } from './parts.ts';
import type { PrintedParts } from './read-parts.ts';
import type { WormProblemCode } from './worm-source.ts';

/** Printed figures are rounded: what they say of the first unit is known to this share. */
const ROUNDING = 0.02;

/** Checks the double worm units against the two units each is made of. */
export function checkDoubles({ ratios, doubles, doubleUnits }: PrintedParts, note: Note<WormProblemCode>): void {
  const keyOf = ({ assembly, firstRatio, secondRatio }: DoubleWorm) => `${assembly} ${firstRatio}x${secondRatio}`;
  noteDuplicates(doubles, keyOf, 'double.duplicate', 'ratio', note);
  const units = new Map(doubleUnits.map((unit) => [unit.assembly, unit]));
  const worms = new Map(ratios.map((ratio) => [ratioKey(ratio), ratio]));
  for (const double of doubles) {
    const { place, first, second, ratio, firstRatio, secondRatio } = double;
    const unit = units.get(double.assembly);
    if (unit?.first !== first || unit.second !== second) {
      note(place, 'double.assembly-missing', 'assembly', double.assembly);
    }
    if (Math.abs(firstRatio * secondRatio - ratio) > 0.001 * ratio) {
      note(place, 'double.ratio-mismatch', 'ratio', ratio, firstRatio, secondRatio);
    }
    const inner = worms.get(ratioKey({ size: first, ratio: firstRatio }));
    const outer = worms.get(ratioKey({ size: second, ratio: secondRatio }));
    if (inner === undefined || outer === undefined) {
      note(place, 'double.unit-missing', 'ratio_1', firstRatio, secondRatio);
      continue;
    }
    const taken = torqueOfFirst(double, inner.efficiency);
    if (taken > inner.torque * (1 + ROUNDING)) {
      note(place, 'double.first-unit-overloaded', 'm2_max_nm', double.torque, taken, inner.torque);
    }
  }
}

/** The torque between the two units when the second one gives what is printed, Nm. */
export function torqueOfFirst(
  { torque, secondRatio, efficiency }: Pick<DoubleWorm, 'torque' | 'secondRatio' | 'efficiency'>,
  firstEfficiency: number,
): number {
  return (torque * firstEfficiency) / (secondRatio * efficiency);
}
