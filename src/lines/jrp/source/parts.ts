import type { MotorProblemCode } from '#lines/shared/motor/source/check-motors.ts';
import type { PrintedMotor } from '#lines/shared/motor/source/read-motors.ts';
import type { CellProblemCode, Place, SourceProblem as Problem } from '#product/source.ts';

export type SourceProblemCode =
  | CellProblemCode
  | MotorProblemCode
  | 'rating.duplicate'
  | 'rating.design-unknown'
  | 'rating.stages-unknown'
  | 'rating.torque-rises-with-life'
  | 'rating.speed-mismatch'
  | 'rating.power-mismatch'
  | 'rating.efficiency-impossible';

/** Something the import refuses, with its place. */
export type SourceProblem = Problem<SourceProblemCode>;

/** The stages each design is built with: L in line, K with a bevel input stage. */
export const STAGES_OF = { L: [1, 2, 3, 4], K: [2, 3, 4] } as const;
/** The design of a unit. */
export type Design = keyof typeof STAGES_OF;

/** Input speed the table is printed at, r/min. */
export const PRINTED_SPEED = 1450;
/** The lives the table is printed for, h, the shortest first. */
export const PRINTED_LIVES = [1000, 2000, 5000, 10000] as const;

/** One ratio of one unit as printed, at 1450 r/min. */
export interface Rating {
  readonly place: Place;
  readonly design: string;
  readonly size: string;
  readonly stages: number;
  /** i, with the digits it is printed with. */
  readonly ratio: number;
  /** Torque for the printed lives, the shortest first, Nm. */
  readonly torques: readonly [number, number, number, number];
  /** Nm. */
  readonly peakTorque: number;
  /** 0 to 1. */
  readonly efficiency: number;
  /** At the output and at the input, N; null where the print is in doubt. */
  readonly radialLoads: { readonly output: number | null; readonly input: number | null };
  /** Cells that only the check of the import needs: kW with their decimals, and n2 in r/min. */
  readonly printed: { readonly power: number; readonly decimals: number; readonly outputSpeed: number };
}

/** The parts the catalogue is made of. */
export interface PlanetaryParts {
  readonly ratings: readonly Rating[];
  /** Motors of the other lines, by which the frames of adapters are judged. */
  readonly motors: readonly PrintedMotor[];
}
