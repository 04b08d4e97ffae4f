import type { DutyType, Motor } from '#lines/shared/motor/source/parts.ts';
import type { Place } from '#product/source.ts';

/** One ratio of one worm unit, as printed for 1400 r/min at its input; lengths in mm, torque in Nm, mass in kg. */
export interface WormRatio {
  readonly place: Place;
  /** Size as printed, `030`. */
  readonly size: string;
  readonly ratio: number;
  /** Torque the unit carries at a service factor of 1. */
  readonly torque: number;
  /** 0 to 1. */
  readonly efficiency: number;
  readonly mass: number;
}

/** What was printed for one ratio at another input speed. */
export interface SpeedCell {
  readonly place: Place;
  readonly size: string;
  readonly ratio: number;
  /** r/min. */
  readonly inputSpeed: number;
  readonly torque: number;
  readonly efficiency: number;
}

/** Whether a unit at rest holds its load: by a model, never a promise. */
export const SELF_LOCKING = ['none', 'uncertain', 'likely'] as const;
export type SelfLocking = (typeof SELF_LOCKING)[number];

/** How one ratio starts, by a model. */
export interface StartModel {
  readonly place: Place;
  readonly size: string;
  readonly ratio: number;
  /** Threads of the worm as the model has them; for the check of the import alone. */
  readonly starts: number;
  readonly efficiency: number;
  readonly selfLocking: SelfLocking;
}

/** The radial load a unit bears at the middle of its output shaft: `min(cap, constant / n2^(1/3))`, N. */
export interface RadialLoadLaw {
  readonly place: Place;
  readonly size: string;
  readonly constant: number;
  readonly cap: number;
}

export const FLANGE_FORMS = ['B5', 'B14'] as const;
export type FlangeForm = (typeof FLANGE_FORMS)[number];

/** An input flange of a unit: it takes motors of one frame, on some of the ratios. */
export interface InputFlange {
  readonly place: Place;
  readonly size: string;
  /** `80`. */
  readonly frame: string;
  readonly form: FlangeForm;
  /** Bore of the hollow worm: the motor shaft it takes. */
  readonly bore: number;
  readonly ratios: { readonly min: number; readonly max: number };
  readonly pilot: number;
  readonly boltCircle: number;
  readonly outerDiameter: number;
}

/** A solid worm shaft in place of an input flange. */
export interface SolidShaft {
  readonly place: Place;
  readonly size: string;
  readonly diameter: number;
  readonly length: number;
}

/** A ratio of two worm units in series, as printed for 1400 r/min. */
export interface DoubleWorm {
  readonly place: Place;
  /** `040/075`. */
  readonly assembly: string;
  readonly first: string;
  readonly second: string;
  readonly ratio: number;
  readonly firstRatio: number;
  readonly secondRatio: number;
  readonly torque: number;
  readonly efficiency: number;
  /** Whether the torque is what the first unit takes, not what the second one carries. */
  readonly isLimitedByFirst: boolean;
}

/** Two worm units as one. */
export interface DoubleUnit {
  readonly place: Place;
  readonly assembly: string;
  readonly first: string;
  readonly second: string;
  readonly mass: number;
}

/** Housing of a size: its feet and what it is cast from. */
export interface Housing {
  readonly place: Place;
  readonly size: string;
  readonly feet: readonly [along: number, across: number];
  /** Diameter of the holes it is mounted by. */
  readonly footHole: number;
  readonly material: 'aluminium' | 'cast-iron';
  /** Whether its side and its face have holes to mount it by. */
  readonly hasOtherFaces: boolean;
}

/** The frames whose terminal box meets the base when it hangs down. */
export interface BoxClearance {
  readonly place: Place;
  readonly size: string;
  readonly frames: readonly string[];
}

export interface HollowBore {
  readonly place: Place;
  readonly size: string;
  readonly diameter: number;
  readonly keyWidth: number;
  readonly isStandard: boolean;
}

/** A plug-in output shaft, on one side or both. */
export interface OutputShaft {
  readonly place: Place;
  readonly size: string;
  readonly code: 'SS' | 'DS';
  readonly diameter: number;
  readonly length: number;
  readonly mass: number | null;
}

export interface OutputFlange {
  readonly place: Place;
  readonly size: string;
  readonly code: 'FA' | 'FB';
  readonly diameter: number;
  readonly boltCircle: number;
  readonly pilot: number;
  readonly hole: number;
  readonly mass: number | null;
}

export interface TorqueArm {
  readonly place: Place;
  readonly size: string;
  readonly mass: number | null;
}

/** Oil of a unit in one mounting position: litres are guide values. */
export interface OilFill {
  readonly place: Place;
  readonly size: string;
  readonly position: string;
  readonly litres: number;
}

/** All parts the catalogue is made from. */
export interface WormParts {
  readonly ratios: readonly WormRatio[];
  readonly speeds: readonly SpeedCell[];
  readonly starts: readonly StartModel[];
  readonly loads: readonly RadialLoadLaw[];
  readonly inputFlanges: readonly InputFlange[];
  readonly solidShafts: readonly SolidShaft[];
  readonly doubles: readonly DoubleWorm[];
  readonly doubleUnits: readonly DoubleUnit[];
  readonly housings: readonly Housing[];
  readonly clearances: readonly BoxClearance[];
  readonly bores: readonly HollowBore[];
  readonly shafts: readonly OutputShaft[];
  readonly flanges: readonly OutputFlange[];
  readonly arms: readonly TorqueArm[];
  readonly oils: readonly OilFill[];
  readonly motors: readonly Motor[];
  readonly duties: readonly DutyType[];
}

/** The name of one ratio of one unit, unique over all of them: `030 7.5`. */
export function ratioKey({ size, ratio }: { readonly size: string; readonly ratio: number }): string {
  return `${size} ${ratio}`;
}
