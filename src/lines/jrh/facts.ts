import type { Values } from '#product/configuration.ts';
import type { Span } from '#product/row-query.ts';
import { unitCodes } from './row-values.ts';
import type { IndustrialRow } from './rows/industrial-row.ts';
import { offeredUnits, UNIT_TYPES } from './rows/offered-units.ts';
import type { IndustrialParts, MotorEnd } from './source/parts.ts';

/** A unit that can be chosen, with the output shafts it has; every code is a string. */
export interface UnitFact {
  readonly gearArrangement: string;
  readonly stages: string;
  readonly reduceUnitSize: string;
  readonly outputShafts: readonly string[];
  readonly isDrawable: boolean;
}

/** From which ratio to which units of one arrangement and number of stages go. */
export interface RatioSpan extends Span {
  readonly gearArrangement: string;
  readonly stages: string;
}

/** What the release needs of the catalogue. */
export interface IndustrialFacts {
  /** Distinct units with their input shafts, in codes of the release. */
  readonly rows: readonly Values[];
  readonly units: readonly UnitFact[];
  /** The ratios of each arrangement and number of stages. */
  readonly ratios: readonly RatioSpan[];
  /** f1 of the machines that are listed, in the order of the hours they run a day; null where none is recalled. */
  readonly machines: readonly { readonly machine: string; readonly factors: readonly (number | null)[] }[];
  /** Frames of motors a unit may be coupled to, with their shafts and the motors that are listed of them. */
  readonly frames: readonly MotorEnd[];
}

/** Spline and flange start here. */
const SPLINED_FROM = 5;

/** What the release takes from the catalogue. */
export function industrialFacts(rows: readonly IndustrialRow[], parts: IndustrialParts): IndustrialFacts {
  const drawable = new Set(
    rows
      .filter(({ drawing }) => drawing === 'yes')
      .map(({ reduceType, reduceUnitSize }) => reduceType + reduceUnitSize),
  );
  return {
    rows: [...new Map(rows.map(unitCodes).map((codes) => [Object.values(codes).join('|'), codes])).values()],
    units: offeredUnits(parts).map(({ unit, type }) => ({
      gearArrangement: type.slice(0, 1),
      stages: String(unit.stages),
      reduceUnitSize: unit.size,
      outputShafts: [
        'S',
        ...(unit.hollowBore === null ? [] : ['H']),
        ...(unit.shrinkDiscBore === null ? [] : ['D']),
        ...(Number(unit.size) < SPLINED_FROM ? [] : ['K', 'F']),
      ],
      isDrawable: drawable.has(type + unit.size),
    })),
    ratios: ratioSpans(rows),
    machines: parts.machineFactors.map(({ machine, factors }) => ({ machine, factors })),
    frames: parts.motorEnds,
  };
}

function ratioSpans(rows: readonly IndustrialRow[]): readonly RatioSpan[] {
  return UNIT_TYPES.map((type) => {
    const ratios = rows.flatMap(({ reduceType, ratio }) => (reduceType === type ? [ratio] : []));
    return {
      gearArrangement: type.slice(0, 1),
      stages: type.slice(1),
      min: Math.min(...ratios),
      max: Math.max(...ratios),
    };
  });
}
