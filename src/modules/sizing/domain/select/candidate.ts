import type { Figures } from '#modules/sizing/domain/core/formula.ts';
import type { Confidence } from '#modules/sizing/domain/core/model.ts';
import type { OutputShaft } from '#modules/sizing/domain/overhung.ts';
import type { UnitKind } from '#modules/sizing/domain/service-factor.ts';
import type { DriveKind } from '#modules/sizing/domain/verify/verify-drive.ts';

/** A drive of a catalogue, as far as a sizing looks at it. Figures nobody knows are left out. */
export interface Candidate {
  readonly id: string;
  /** Best drives are told by series. */
  readonly series: string;
  readonly size: string;
  readonly kind: UnitKind;
  readonly gearRatio: number;
  /** kW. */
  readonly ratedPower: number;
  readonly poles: number;
  /** r/min at rated load. */
  readonly ratedSpeed: number;
  readonly gearEfficiency: number;
  /** Nm the unit may carry at fB = 1, limits of adapter and frame included. */
  readonly usableTorque: number;
  /** N at the middle of the shaft. */
  readonly overhungLoad: number;
  /** What is known of the output shaft besides; without it only the load at its middle is. */
  readonly shaft?: Omit<OutputShaft, 'permitted'>;
  /** kg; 0 where nobody knows it. */
  readonly mass: number;
  readonly price?: number;
  /** Motor, 0 to 1. */
  readonly motorEfficiency?: number;
  /** kg·m². */
  readonly motorInertia?: number;
  readonly brakeInertia?: number;
  /** The brakes that are built on its motor, with the torques in Nm their springs can be set to. */
  readonly brakes?: readonly FittedBrake[];
  /** How far the figures of motor and shaft may be trusted, by their ids in the checks. */
  readonly trust?: Readonly<Record<string, Confidence>>;
  /** Whether the frame of the motor is listed for the ratio; left out, it is. */
  readonly frameFits?: boolean;
  /** Further figures the checks look at, by their ids: k_H, M_B, Z_0, a … */
  readonly further?: Figures;
}

/** A brake by its code. */
export interface FittedBrake {
  readonly code: string;
  readonly torques: readonly number[];
}

/** What a machine asks of a drive. */
export interface Need {
  /** Figures of the machine, `values` of a sizing: at least M_2 and n_2. */
  readonly values: Figures;
  /** The factor asked for, or what it follows from. */
  readonly factor:
    | number
    | ((candidate: Candidate, massFactor: number | undefined, figures?: Figures) => number | 'enquire');
  /** What pulls the output shaft sideways and along: a wheel on it, or a given axial force. */
  readonly transmission?: Transmission;
  /** Share of its rated power a motor gives at the site and in the duty. */
  readonly powerShare?: number;
  /** The part of that which is the duty's: the gear unit bears what the motor may give in it. */
  readonly dutyShare?: number;
  readonly supply: DriveKind['supply'];
  readonly isIndexing?: boolean;
  readonly startsADay?: number;
  /** Hours a year, and kg CO₂ a kWh: for what it takes in a year. */
  readonly hoursAYear?: number;
  readonly carbon?: number;
  /** Which of several cases of the machine this is, `m_L = 0 kg`, and what the others ask: a drive has to stand all of them. */
  readonly at?: string;
  readonly others?: readonly Need[];
}

/** A wheel on the output shaft: its diameter and its distance from the shoulder in mm, f_z, and a weight in N. */
export interface Transmission {
  readonly diameter: number;
  /** Left out, the middle of the shaft. */
  readonly place?: number;
  readonly factor: number;
  readonly weight?: number;
  /** N along the shaft. */
  readonly axial?: number;
  /** A B14 flange bears 60 % (rule 45). */
  readonly isSmallFlange?: boolean;
}
