import type { DutyType, Motor } from '#lines/shared/motor/source/parts.ts';
import type { Place } from '#product/source.ts';

export interface RatioRange {
  readonly min: number;
  readonly max: number;
}

/** A gear unit, one size of one gear type; lengths in mm, mass in kg. */
export interface GearUnit {
  readonly place: Place;
  /** R, F, K, S; RX stands in the files but is not offered. */
  readonly series: string;
  readonly size: string;
  /** Largest Ma max over all ratios, Nm. */
  readonly maMax: number;
  /** Printed range per number of stages. */
  readonly ratioRanges: ReadonlyMap<number, RatioRange>;
  readonly solidShaft: { readonly diameter: number; readonly length: number } | null;
  readonly hollowBoresKeyed: readonly number[];
  readonly hollowBoresShrinkDisc: readonly number[];
  readonly outputFlangeDiameters: readonly number[];
  /** Largest overhung load at shaft middle, N. */
  readonly overhungLoadMax: number;
  /** What the maker's drawing of it says, mm; a figure no source has is left out. */
  readonly dimensions?: UnitDimensions;
  readonly bareMass: number;
  /** Mass with the smallest IEC adapter, per number of stages where printed. */
  readonly adapterMass: ReadonlyMap<number, number>;
  /** Litres by mounting position, M1 to M6: guide values, the level plug decides. */
  readonly oil: ReadonlyMap<string, number>;
}

/** Dimensions of a gear unit by their letters, mm. */
export interface UnitDimensions {
  /** Whether they were read from a printed table; others are engineering memory. */
  readonly isPublished: boolean;
  /** Key of the solid shaft: width u, top height t over the shaft, length l2. */
  readonly u: number | null;
  readonly t: number | null;
  readonly l2: number | null;
  /** Height of the output axis over the feet; of F, where it is the distance of the axes, h1. */
  readonly h: number | null;
  readonly h1: number | null;
  /** Feet: hole pitches across and along the motor axis, hole diameter. */
  readonly a: number | null;
  readonly b: number | null;
  readonly s: number | null;
}

/** One ratio of a gear unit. */
export interface GearRatio {
  readonly place: Place;
  readonly series: string;
  readonly size: string;
  readonly stages: number;
  readonly ratio: number;
  /** Torque the gears carry at fB = 1 and 1400 r/min, Nm. */
  readonly maMax: number;
  /** FRa at shaft middle, N. */
  readonly overhungLoad: number;
  /** Whether that figure is to be verified before anybody relies on it. */
  readonly isLoadDoubted?: boolean;
  /** Torque limit in Nm per IEC frame that can be mounted, smallest frame first. */
  readonly frameLimits: ReadonlyMap<string, number>;
  /** 0 to 1. */
  readonly efficiency: number;
  readonly wormStage: string | null;
}

export const MODULE_TYPES = ['AD', 'AM', 'AN', 'AQS'] as const;
export type ModuleType = (typeof MODULE_TYPES)[number];

/** An input module on one gear unit; lengths in mm. */
export interface InputModule {
  readonly place: Place;
  readonly type: ModuleType;
  /** `AM90`, `AN143TC`, `AD2`, `AQS80/2`. */
  readonly code: string;
  readonly series: string;
  readonly size: string;
  /** Frame of the customer's motor; null for AD and AQS. */
  readonly frame: string | null;
  readonly shaft: { readonly diameter: number; readonly length: number | null } | null;
  readonly flangeDiameter: number | null;
  readonly centeringDiameter: number | null;
  readonly holeCircleDiameter: number | null;
  readonly bore: { readonly min: number; readonly max: number } | null;
  readonly ratios: RatioRange | null;
  readonly torqueLimitMax: number | null;
  /** r/min. */
  readonly inputSpeedMax: number;
  /** Power range of a 4-pole drive in kW; AD only. */
  readonly powerRange: RatioRange | null;
}

/** Everything the catalogue is computed from. */
export interface CatalogueParts {
  readonly units: readonly GearUnit[];
  readonly gears: readonly GearRatio[];
  readonly motors: readonly Motor[];
  readonly modules: readonly InputModule[];
  readonly dutyTypes: readonly DutyType[];
}

/** The name of a gear unit, unique over all units: `R67`. */
export function unitKey(part: { readonly series: string; readonly size: string }): string {
  return part.series + part.size;
}
