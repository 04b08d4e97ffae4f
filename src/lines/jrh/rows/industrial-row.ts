import type { CoolingNeed } from './cooling.ts';
import type { UnitType } from './offered-units.ts';
import type { PowerLimit } from './permissible-power.ts';
import type { RatingOrigin } from './rating-at.ts';

/** A unit in one exact ratio at an input speed, under what the driven machine asks of it. All numbers are unrounded. */
export type IndustrialRow = {
  /** Stable, unique and URL-safe: `JRH-H3-08-28.64`. */
  readonly id: string;
  /** Parallel shafts or right angle. */
  readonly gearArrangement: 'H' | 'B';
  readonly stages: number;
  readonly reduceType: UnitType;
  /** Two digits. */
  readonly reduceUnitSize: string;
  /** Exact. */
  readonly ratio: number;
  /** Diameter of the input shaft, mm; null where its sheet was not read. */
  readonly inputShaft: number | null;
  /** Whether it can be drawn, or a drawing comes on request. */
  readonly drawing: 'yes' | 'request';
  /** n1, r/min. */
  readonly inputSpeed: number;
  /** n2, r/min. */
  readonly outputSpeed: number;
  /** P of the driven machine, kW: the one asked, else the one permitted. */
  readonly drivenPower: number;
  /** What f1, and the lesser of torque and heat under the cooling chosen, permit, kW; and which of the two it is. */
  readonly permittedPower: number;
  readonly powerLimit: PowerLimit;
  /** f1 where none is asked: that of the driven machine, else the usual one. */
  readonly assumedFactor: number;
  /** P1N at the input, kW: what T2 (n1) takes at a factor of 1, whatever heat permits. */
  readonly ratedPower: number;
  /** T of the power asked, Nm: 9550 P / n2; where none is, what f1 leaves of T2. */
  readonly outputTorque: number;
  /** T2 (n1) / (T f2): what f1 may be. */
  readonly serviceFactor: number;
  /** T2 (n1), Nm. */
  readonly ratedTorque: number;
  /** 2 T2, Nm. */
  readonly peakTorque: number;
  /** kW at 20 °C in continuous duty; null: not without (more) cooling. */
  readonly thermalPower: number | null;
  readonly thermalPowerWithFan: number | null;
  /** f4 of ambient and duty; null outside its table. */
  readonly thermalFactor: number | null;
  /** What `drivenPower` needs in total, whatever cooling is chosen. */
  readonly coolingNeeded: CoolingNeed;
  /** What it cannot be taken without: the need of the power asked; where none is, that of any power. */
  readonly leastCooling: CoolingNeed;
  /** The frames of motors that carry the power asked, else a tenth of that permitted with the least cooling: `200L-315L`. */
  readonly motorFrames: string;
  /** FR2, N; null where none is printed. */
  readonly overhungLoad: number | null;
  /** FR1 at 1400 r/min, N; null where none is printed. */
  readonly inputOverhungLoad: number | null;
  /** kg, approximate. */
  readonly mass: number;
  /** 0 to 1. */
  readonly efficiency: number;
  readonly origin: RatingOrigin;
};
