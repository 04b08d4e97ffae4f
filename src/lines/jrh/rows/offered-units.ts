import type { IndustrialParts, PrintedType, Rating, Unit } from '#lines/jrh/source/parts.ts';

/** The types that are offered: of B2 two sources disagree about the housing. */
export const UNIT_TYPES = ['H1', 'H2', 'H3', 'H4', 'B3', 'B4'] as const satisfies readonly PrintedType[];
export type UnitType = (typeof UNIT_TYPES)[number];

/** Single sizes that are not offered: of H4 18 and H4 21 all ratios but one were lost; size 03 is offered with one stage alone. */
const LEFT_OUT: readonly string[] = ['H2 03', 'H3 03', 'B3 03', 'H4 18', 'H4 21'];

/** A unit that is offered, with all its ratios. */
export interface OfferedUnit {
  readonly unit: Unit;
  readonly type: UnitType;
  readonly ratings: readonly Rating[];
}

/** Every unit that is offered, by type and size. */
export function offeredUnits({ units, ratings }: IndustrialParts): readonly OfferedUnit[] {
  return units.flatMap((unit) => {
    const type = UNIT_TYPES.find((known) => known === unit.type);
    if (type === undefined || LEFT_OUT.includes(`${unit.type} ${unit.size}`)) return [];
    return [{ unit, type, ratings: ratings.filter((one) => one.type === unit.type && one.size === unit.size) }];
  });
}

/** kg: of one stage the mass of the interchange class, for that of the rating source is not credible. */
export function massOf({ type, mass, classMass }: Unit): number {
  return type === 'H1' && classMass !== null ? classMass : mass;
}

/** Whether a drawing can be made of a unit; of the others it comes on request. */
export function isDrawable({ type, isMeasured }: Unit): boolean {
  return type !== 'H1' && isMeasured;
}
