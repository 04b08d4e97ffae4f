import type { EfficiencyClass, MotorFrequency } from '#lines/shared/motor/motor-codes.ts';

/** Gear types of the JRT series: helical, parallel-shaft, helical-bevel, helical-worm (spec 001 §3). */
export const GEARBOX_MODELS = ['R', 'F', 'K', 'S'] as const;
export type GearboxModel = (typeof GEARBOX_MODELS)[number];

/** Gear types by arrangement of shafts (product decisions §2). */
export const GEARBOX_MODELS_OF_SHAFTS = {
  coaxial: ['R'],
  parallel: ['F'],
  'right-angle': ['K', 'S'],
} as const satisfies Record<string, readonly GearboxModel[]>;

/** What drives the gear unit: our motor, our motor with inverter, or a module that takes the customer's motor. */
export const INPUT_TYPES = ['motor', 'JCMC', 'AD', 'AM', 'AN', 'AQS', 'none'] as const;
export type InputType = (typeof INPUT_TYPES)[number];

/** Below this service factor a row is neither built nor shown, not even as a near miss (product decisions §2). */
export const MIN_SERVICE_FACTOR = 0.8;

/** What bounds the usable torque: the gears, the adapter of that frame, or the solid input shaft. */
export const TORQUE_LIMITS = ['gears', 'adapter-frame', 'input-shaft'] as const;
export type TorqueLimit = (typeof TORQUE_LIMITS)[number];

/** Two routes through the wizard: with a motor of ours, or with an input module (spec 001 §3, nested parts). */
export type Route = 'motor' | 'module';

/**
 * One row a customer can choose (product §2): a gear unit at one ratio with one motor or one input module.
 * All numbers are unrounded. On the module route there is no motor of ours: `motorPower` is the permissible input power
 * at fB = 1 (at the required factor, if a search names a higher one), or the power the search named; `inputSpeed` is the assumed or named speed of the customer's motor.
 */
export interface BasicType {
  /** Stable, unique and URL-safe: `R67-3-128.97-DN90L4-1.5-50`, `K67-3-108.03-AM90`. */
  readonly id: string;
  readonly route: Route;
  readonly gearboxModel: GearboxModel;
  /** Series with gear type, `JRTR`. */
  readonly reduceType: string;
  /** Size as printed, `07`, `67`. */
  readonly reduceUnitSize: string;
  readonly stages: number;
  readonly ratio: number;
  readonly inputType: InputType;
  /** `AM90`, `AN143TC`, `AD2`, `AQS80/2`; null with a motor of ours or without input. */
  readonly inputModule: string | null;
  /** kW. */
  readonly motorPower: number;
  /** Null on the module route. */
  readonly motorPoles: number | null;
  /** Motor frame as in motors.csv (`90L`, `132S1`), the motor frame an AM or AN adapter takes (`90`, `143TC`), else null. */
  readonly motorFrame: string | null;
  /** Null on the module route. */
  readonly frequency: MotorFrequency | null;
  /** Null on the module route. */
  readonly efficiencyClass: EfficiencyClass | null;
  /** n1, r/min. */
  readonly inputSpeed: number;
  /** The most the customer's motor may run at, r/min; null with a motor of ours. */
  readonly inputSpeedMax: number | null;
  /** n2, r/min. */
  readonly outputSpeed: number;
  /** Ma, Nm. */
  readonly outputTorque: number;
  /** fB = usable torque / Ma. */
  readonly serviceFactor: number;
  /** Torque the unit may carry at fB = 1, Nm. */
  readonly usableTorque: number;
  /** FRa, permissible overhung load at shaft middle, N. */
  readonly overhungLoad: number;
  /** Said where FRa is to be verified before anybody relies on it. */
  readonly overhungLoadIs?: 'unconfirmed';
  /** kg, approximate. */
  readonly mass: number;
  /** Efficiency of the gear unit, 0 to 1. */
  readonly efficiency: number;
  readonly limit: TorqueLimit;
  /** Worm group of an S unit, else null. */
  readonly wormStage: string | null;
}
