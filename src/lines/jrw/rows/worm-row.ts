import type { FlangeForm, SelfLocking } from '#lines/jrw/source/parts.ts';
import { EFFICIENCY_CLASSES, type MotorFrequency } from '#lines/shared/motor/motor-codes.ts';
import type { RatingOrigin } from './rating.ts';

/** Gear types of the series: one worm unit, or two in series. */
export const WORM_TYPES = ['W', 'WW'] as const;
export type WormType = (typeof WORM_TYPES)[number];

/** What drives the unit: our motor, our motor with inverter, a motor of the customer on a flange or a shaft, or nothing. */
export const WORM_INPUTS = ['motor', 'JCMC', 'AM', 'AD', 'none'] as const;
export type WormInput = (typeof WORM_INPUTS)[number];

/** DN = IE3 (default), DE = IE2, DU = IE4; AC of the motors below 0.12 kW, which are in no class. */
export const WORM_CLASSES = [...EFFICIENCY_CLASSES, 'AC'] as const;
export type WormClass = (typeof WORM_CLASSES)[number];

/** Below this service factor a row is neither built nor shown, not even as a near miss (product decisions §2). */
export const MIN_SERVICE_FACTOR = 0.8;

/** What bounds the usable torque: the wheel, or the first unit of a pair. */
export const WORM_LIMITS = ['gears', 'first-unit'] as const;

/**
 * One row of JRW a customer can choose: a worm unit at one ratio with one input. All figures are unrounded. On the module
 * route there is no motor of ours: `motorPower` is what the input may take at a service factor of 1.
 */
export type WormRow = {
  /** Stable, unique and URL-safe: `W063-30-DN80M14-0.55-50-B14`, `WW040.075-300-10x30-AM71-B5`. */
  readonly id: string;
  readonly route: 'motor' | 'module';
  readonly gearboxModel: WormType;
  /** Series with gear type, `JRWW`, `JRWWW`. */
  readonly reduceType: string;
  /** Size as printed, `063`, or of a pair `040/075`. */
  readonly reduceUnitSize: string;
  readonly stages: number;
  readonly ratio: number;
  /** The two ratios of a pair, `10x30`: 50x30 and 25x60 are different products; null with one unit. */
  readonly ratioParts: string | null;
  readonly inputType: WormInput;
  /** `AM80`, `AD`; null with a motor of ours or without input. */
  readonly inputModule: string | null;
  /** Null without an input flange. */
  readonly inputFlange: FlangeForm | null;
  /** kW. */
  readonly motorPower: number;
  /** Null on the module route. */
  readonly motorPoles: number | null;
  /** Motor frame as in motors.csv (`80M1`), the frame a flange takes (`80`), else null. */
  readonly motorFrame: string | null;
  /** Null on the module route. */
  readonly motorFrequency: MotorFrequency | null;
  /** Null on the module route. */
  readonly efficiencyClass: WormClass | null;
  /** n1, r/min. */
  readonly inputSpeed: number;
  /** n2, r/min. */
  readonly outputSpeed: number;
  /** M2, Nm. */
  readonly outputTorque: number;
  /** fB = usable torque / M2. */
  readonly serviceFactor: number;
  /** M2 max at this speed, Nm. */
  readonly usableTorque: number;
  /** FR2 at the middle of the output shaft, N. */
  readonly overhungLoad: number;
  /** kg, approximate. */
  readonly mass: number;
  /** Of the unit at this speed, 0 to 1. */
  readonly efficiency: number;
  /** Of the unit at rest, by a model. */
  readonly startingEfficiency: number;
  readonly selfLocking: SelfLocking;
  /** Where M2 max and efficiency come from. */
  readonly origin: RatingOrigin;
  readonly limit: (typeof WORM_LIMITS)[number];
};
