import type { FrameFact, MotorFact } from '#lines/shared/motor/motor-facts.ts';

/** What the release needs of the catalogue to build the engine's tables; every code is a string, `-` = does not apply. */
export interface CatalogueFacts {
  /** Distinct combinations, all input types, JCMC included; the engine's `basicType` table. */
  readonly rows: readonly BasicTypeFact[];
  /** Distinct motors per efficiency class that has a figure. */
  readonly motors: readonly MotorFact[];
  readonly units: readonly UnitFact[];
  /** Every input module of every unit. */
  readonly modules: readonly ModuleFact[];
  /** Every motor frame in `rows`, ascending. */
  readonly frames: readonly FrameFact[];
  /** Drives that bear some duty types at none of their ratios. */
  readonly dutyLimits: readonly DutyLimitFact[];
}

export interface BasicTypeFact {
  readonly gearboxModel: string;
  readonly reduceUnitSize: string;
  readonly inputType: string;
  readonly inputModule: string;
  readonly motorPower: string;
  readonly motorPoles: string;
  /** `-` on the module route: the adapter's frame follows from inputModule, see `ModuleFact`. */
  readonly motorSize: string;
  /** Some motors reach a service factor of 0.8 on a unit at 60 Hz only; `-` on the module route. */
  readonly motorFrequency: string;
}

/** Lengths in mm. */
export interface UnitFact {
  readonly gearboxModel: string;
  readonly reduceUnitSize: string;
  readonly solidShaft: { readonly diameter: number; readonly length: number } | null;
  readonly hollowBoresKeyed: readonly number[];
  readonly hollowBoresShrinkDisc: readonly number[];
  readonly outputFlangeDiameters: readonly number[];
}

/** One input module on one unit; lengths in mm, speed in r/min, power in kW. */
export interface ModuleFact {
  readonly gearboxModel: string;
  readonly reduceUnitSize: string;
  readonly inputType: string;
  readonly inputModule: string;
  /** Frame of the customer's motor (`90`, `143TC`), null where the module has none. */
  readonly motorSize: string | null;
  /** AM: shaft of the motor it takes; AD: its own solid input shaft. */
  readonly shaft: { readonly diameter: number; readonly length: number | null } | null;
  readonly flangeDiameter: number | null;
  readonly centeringDiameter: number | null;
  readonly holeCircleDiameter: number | null;
  readonly bore: { readonly min: number; readonly max: number } | null;
  readonly inputSpeedMax: number;
}

/** A unit with a motor and the duty types that would overload it at every ratio: fB below 0.8. */
export interface DutyLimitFact
  extends Pick<
    BasicTypeFact,
    'gearboxModel' | 'reduceUnitSize' | 'motorPower' | 'motorPoles' | 'motorSize' | 'motorFrequency'
  > {
  readonly durationFactors: readonly string[];
}
