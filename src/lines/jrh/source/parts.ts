import type { MotorProblemCode } from '#lines/shared/motor/source/check-motors.ts';
import type { PrintedMotor } from '#lines/shared/motor/source/read-motors.ts';
import type { CellProblemCode, Place, SourceProblem as Problem } from '#product/source.ts';

export type SourceProblemCode =
  | CellProblemCode
  | 'unit.duplicate'
  | 'unit.unknown-type'
  | 'unit.stages-mismatch'
  | 'unit.not-stronger-than-smaller'
  | 'unit.without-dimensions'
  | 'unit.without-input-shaft'
  | 'rating.duplicate'
  | 'rating.without-unit'
  | 'rating.torque-rises-with-speed'
  | 'rating.above-unit'
  | 'rating.fan-below-natural'
  | 'rating.efficiency-impossible'
  | 'dimensions.duplicate'
  | 'dimensions.length-mismatch'
  | 'dimensions.output-mismatch'
  | 'input-shaft.band-inverted'
  | 'thermal-factor.not-falling'
  | 'machine-factor.not-rising'
  | MotorProblemCode;

/** Something the import refuses, with its place. */
export type SourceProblem = Problem<SourceProblemCode>;

/** Every type the source prints: the arrangement of the shafts and the number of stages. */
export const PRINTED_TYPES = ['H1', 'H2', 'H3', 'H4', 'B2', 'B3', 'B4'] as const;
export type PrintedType = (typeof PRINTED_TYPES)[number];

/** The input speeds ratings are printed for, r/min. */
export const PRINTED_SPEEDS = [1400, 900, 750, 300] as const;

/** What is printed of one ratio at one input speed; null where the cell is empty. */
export interface SpeedPoint {
  /** r/min. */
  readonly inputSpeed: number;
  /** T2, Nm. */
  readonly torque: number;
  /** Pth without and with fan at 20 °C in continuous duty, kW. */
  readonly thermalPower: number | null;
  readonly thermalPowerWithFan: number | null;
  /** FR2, N; printed for three of the four speeds. */
  readonly radialLoad: number | null;
}

/** One exact ratio of a unit. */
export interface Rating {
  readonly place: Place;
  readonly type: PrintedType;
  readonly size: string;
  readonly ratio: number;
  /** 0 to 1, by the rule of the number of stages. */
  readonly efficiency: number;
  /** FR1, N, at 1400 r/min; null where none is printed. A shaft that turns slower bears no less. */
  readonly inputRadialLoad: number | null;
  /** Fastest first; a speed without torque is left out, the unit is not rated for it. */
  readonly points: readonly SpeedPoint[];
}

/** A type in one size. */
export interface Unit {
  readonly place: Place;
  readonly type: PrintedType;
  readonly size: string;
  readonly stages: number;
  /** Nm. */
  readonly torque: number;
  /** mm; null where there is none. */
  readonly outputShaft: number;
  readonly hollowBore: number | null;
  readonly shrinkDiscBore: number | null;
  /** kg: that of the rating source, and that of the interchange class where a sheet was read. */
  readonly mass: number;
  readonly classMass: number | null;
  /** Litres, of the class. */
  readonly oil: number | null;
  /** Whether its sheet of dimensions was read. */
  readonly isMeasured: boolean;
}

/** The drawing letters of a horizontal unit, mm; null where the sheet has none. */
export interface Dimensions {
  readonly place: Place;
  readonly type: PrintedType;
  readonly size: string;
  readonly letters: Readonly<Record<DimensionLetter, number | null>>;
}

/** The letters of the sheets and the columns they stand in. */
export const DIMENSION_COLUMNS = {
  a: 'length_a_mm',
  b: 'foot_width_b_mm',
  c: 'foot_thickness_c_mm',
  e: 'shaft_distance_e_mm',
  e2: 'output_to_end_e2_mm',
  h: 'axis_height_mm',
  H: 'height_total_mm',
  m1: 'hole_pitch_m1_mm',
  m3: 'hole_pitch_m3_mm',
  n1: 'end_to_hole_n1_mm',
  n2: 'output_to_hole_n2_mm',
  s: 'hole_d_s_mm',
  d2: 'solid_shaft_d2_mm',
  l2: 'solid_shaft_l2_mm',
  G2: 'solid_shaft_g2_mm',
  D2: 'hollow_bore_keyed_mm',
  G4: 'hollow_half_length_g4_mm',
  D3: 'shrink_disc_bore_mm',
  G5: 'shrink_disc_end_g5_mm',
} as const;
export type DimensionLetter = keyof typeof DIMENSION_COLUMNS;

/** The input shaft of a unit in a band of nominal ratios, mm. */
export interface InputShaft {
  readonly place: Place;
  readonly type: PrintedType;
  readonly size: string;
  readonly from: number;
  readonly to: number;
  readonly diameter: number;
  readonly length: number;
  /** G1. */
  readonly distance: number;
}

/** f1 of a driven machine by the hours it runs a day; null where none is recalled. */
export interface MachineFactor {
  readonly place: Place;
  readonly machine: string;
  readonly factors: readonly [halfHour: number | null, tenHours: number | null, more: number | null];
}

/** f4 at an ambient temperature, by the duty in percent, longest first. */
export interface ThermalFactor {
  readonly place: Place;
  /** °C. */
  readonly ambient: number;
  readonly byDuty: readonly (readonly [duty: number, factor: number])[];
}

/** The end of a motor's shaft, mm. */
export interface MotorEnd {
  /** `200L`. */
  readonly frame: string;
  readonly height: number;
  readonly diameter: number;
  /** Listed motors of the frame with four poles and more: kW and r/min. */
  readonly motors: readonly { readonly power: number; readonly poles: number; readonly ratedSpeed: number }[];
}

/** The parts the catalogue is made of. */
export interface IndustrialParts {
  readonly units: readonly Unit[];
  readonly ratings: readonly Rating[];
  readonly dimensions: readonly Dimensions[];
  readonly inputShafts: readonly InputShaft[];
  readonly machineFactors: readonly MachineFactor[];
  readonly thermalFactors: readonly ThermalFactor[];
  readonly motorEnds: readonly MotorEnd[];
  readonly motors: readonly PrintedMotor[];
}
