import {
  type DoubleWorm,
  type InputFlange,
  type RadialLoadLaw,
  ratioKey,
  type SolidShaft,
  type StartModel,
  type WormParts,
} from '#lines/jrw/source/parts.ts';
import { doubleRatingAt, type Rating, ratingAt } from './rating.ts';
import { type RatedWorm, ratedWorms } from './speed-points.ts';
import { type Starting, startingOf, startingOfBoth } from './starting.ts';
import type { WORM_LIMITS, WormType } from './worm-row.ts';

/** A gear unit at one ratio, single or double, as far as a row asks. */
export interface WormUnit {
  readonly type: WormType;
  readonly size: string;
  /** The unit that takes the input: of a pair the first. */
  readonly inputSize: string;
  /** The unit that has the output shaft: of a pair the second. */
  readonly outputSize: string;
  readonly ratio: number;
  readonly ratioParts: string | null;
  readonly mass: number;
  readonly load: RadialLoadLaw;
  readonly starting: Starting;
  readonly limit: (typeof WORM_LIMITS)[number];
  /** The input flanges it takes at this ratio. */
  readonly flanges: readonly InputFlange[];
  /** The solid worm shaft it can have instead. */
  readonly solidShaft: SolidShaft | undefined;
  ratingAt(inputSpeed: number): Rating | undefined;
}

/** All units at all their ratios: the single ones, then the pairs. */
export function wormUnits(parts: WormParts): readonly WormUnit[] {
  return [
    ...ratedWorms(parts).map((rated) => singleUnit(rated, parts)),
    ...parts.doubles.map((double) => doubleUnit(double, parts)),
  ];
}

function singleUnit(rated: RatedWorm, parts: WormParts): WormUnit {
  const { size, ratio, mass } = rated.worm;
  return {
    type: 'W',
    size,
    inputSize: size,
    outputSize: size,
    ratio,
    ratioParts: null,
    mass,
    load: loadOf(parts, size),
    starting: startingOf(startOf(parts, size, ratio)),
    limit: 'gears',
    ...inputsOf(parts, size, ratio),
    ratingAt: (inputSpeed) => ratingAt(rated, inputSpeed),
  };
}

function doubleUnit(double: DoubleWorm, parts: WormParts): WormUnit {
  const { assembly, first, second, ratio, firstRatio, secondRatio } = double;
  return {
    type: 'WW',
    size: assembly,
    inputSize: first,
    outputSize: second,
    ratio,
    ratioParts: `${firstRatio}x${secondRatio}`,
    mass: found(
      parts.doubleUnits.find((unit) => unit.assembly === assembly),
      assembly,
    ).mass,
    load: loadOf(parts, second),
    starting: startingOfBoth(startOf(parts, first, firstRatio), startOf(parts, second, secondRatio)),
    limit: double.isLimitedByFirst ? 'first-unit' : 'gears',
    ...inputsOf(parts, first, firstRatio),
    ratingAt: (inputSpeed) => doubleRatingAt(double, inputSpeed),
  };
}

function inputsOf({ inputFlanges, solidShafts }: WormParts, size: string, ratio: number) {
  return {
    flanges: inputFlanges.filter(
      (flange) => flange.size === size && flange.ratios.min <= ratio && ratio <= flange.ratios.max,
    ),
    solidShaft: solidShafts.find((shaft) => shaft.size === size),
  };
}

function loadOf({ loads }: WormParts, size: string): RadialLoadLaw {
  return found(
    loads.find((load) => load.size === size),
    size,
  );
}

function startOf({ starts }: WormParts, size: string, ratio: number): StartModel {
  const key = ratioKey({ size, ratio });
  return found(
    starts.find((start) => ratioKey(start) === key),
    key,
  );
}

/** The import has checked that each part is there. */
function found<Part>(part: Part | undefined, name: string): Part {
  if (part === undefined) throw new Error(`The worm units lack a part of ${name}`);
  return part;
}
