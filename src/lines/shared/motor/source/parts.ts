import type { EfficiencyClass } from '#lines/shared/motor/motor-codes.ts';
import type { Place } from '#product/source.ts';

/** A three-phase motor with its figures at 50 Hz. */
export interface Motor {
  readonly place: Place;
  /** kW. */
  readonly power: number;
  readonly poles: number;
  /** `90L`, `132S1`. */
  readonly frame: string;
  /** Rated speed at 50 Hz, r/min. */
  readonly ratedSpeed: number;
  /** Classes for which an efficiency is given. */
  readonly efficiencyClasses: readonly EfficiencyClass[];
  /** kg. */
  readonly mass: number;
  readonly nameplate: MotorNameplate;
}

/** What a motor draws and gives at full load, 400 V and 50 Hz; null where no print says it. */
export interface MotorNameplate {
  /** A. */
  readonly ratedCurrent: number | null;
  readonly powerFactor: number | null;
  /** IA/IN, MA/MN and MK/MN. */
  readonly startingCurrent: number | null;
  readonly startingTorque: number | null;
  readonly breakdownTorque: number | null;
  /** Per cent, by efficiency class. */
  readonly efficiencies: ReadonlyMap<EfficiencyClass, number>;
  /** kg m², approximate. */
  readonly inertia: number | null;
}

/** Duty type and cyclic duration factor of IEC 60034-1. */
export interface DutyType {
  readonly place: Place;
  /** `S1-100%`, `S2-60min`, `S4`. */
  readonly code: string;
  /** Factor on the usable motor power; null = depends on the application, enquire. */
  readonly powerFactor: number | null;
}
