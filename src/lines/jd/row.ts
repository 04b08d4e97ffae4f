import type { EfficiencyClass, MotorFrequency } from '#lines/shared/motor/motor-codes.ts';
import { isRowOf } from '#lines/shared/stored-row.ts';

/** A motor in one class and at one frequency: what is sold. All numbers are unrounded. */
export type MotorRow = {
  /** Stable, unique and URL-safe: `JD-DN132S4-50`. */
  readonly id: string;
  /** kW. */
  readonly motorPower: number;
  readonly motorPoles: number;
  /** Its frame, `132S1`. */
  readonly motorSize: string;
  readonly motorFrequency: MotorFrequency;
  readonly efficiencyClass: EfficiencyClass;
  /** At rated load, r/min. */
  readonly motorSpeed: number;
  /** Nm. */
  readonly ratedTorque: number;
  /** 0 to 1, in its class; null at 60 Hz, where no source says it. */
  readonly efficiency: number | null;
  /** kg, without options. */
  readonly mass: number;
  /** H, mm. */
  readonly shaftHeight: number;
  /** D and E of the drive end, mm. */
  readonly shaftDiameter: number;
  readonly shaftLength: number;
};

/** Whether something stored is a row of JD; what its codes mean the release judges. */
export const isMotorRow = isRowOf<MotorRow>({
  id: ['string'],
  motorPower: ['number'],
  motorPoles: ['number'],
  motorSize: ['string'],
  motorFrequency: ['string'],
  efficiencyClass: ['string'],
  motorSpeed: ['number'],
  ratedTorque: ['number'],
  efficiency: ['number', 'null'],
  mass: ['number'],
  shaftHeight: ['number'],
  shaftDiameter: ['number'],
  shaftLength: ['number'],
});

/** The columns a row fixes, in the codes of the release. */
export function rowValues({ motorPower, motorPoles, motorSize, motorFrequency, efficiencyClass }: MotorRow) {
  return {
    motorPower: String(motorPower),
    motorPoles: String(motorPoles),
    motorSize,
    motorFrequency,
    efficiencyClass,
  };
}
