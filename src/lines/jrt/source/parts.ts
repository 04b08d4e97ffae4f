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
  readonly bareMass: number;
  /** Mass with the smallest IEC adapter, per number of stages where printed. */
  readonly adapterMass: ReadonlyMap<number, number>;
  /** Litres by mounting position, M1 to M6: guide values, the level plug decides. */
  readonly oil: ReadonlyMap<string, number>;
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
