import { type EfficiencyClass, MOTOR_FREQUENCIES, type MotorFrequency } from '#lines/shared/motor/motor-codes.ts';
import { ratedSpeed } from '#lines/shared/motor/rated-speed.ts';
import type { MotorRow } from './row.ts';
import type { SoldMotor } from './source/read-source.ts';

/** Every motor that is sold: in each class it has a figure for, at both frequencies, the weakest first. */
export function motorRows(motors: readonly SoldMotor[]): readonly MotorRow[] {
  const sorted = motors.toSorted((one, other) => one.power - other.power || one.poles - other.poles);
  return MOTOR_FREQUENCIES.flatMap((frequency) =>
    sorted.flatMap((motor) => motor.efficiencyClasses.map((name) => motorRow(motor, name, frequency))),
  );
}

/** Speed and torque at 60 Hz follow from those at 50 Hz (reference formulas); the efficiency there is in no source. */
function motorRow(motor: SoldMotor, efficiencyClass: EfficiencyClass, frequency: MotorFrequency): MotorRow {
  const { power, poles, frame, mass, height, shaft, nameplate } = motor;
  const motorSpeed = ratedSpeed(motor, frequency);
  const percent = nameplate.efficiencies.get(efficiencyClass);
  return {
    id: `JD-${efficiencyClass}${frame}${poles}-${Number.parseInt(frequency, 10)}`,
    motorPower: power,
    motorPoles: poles,
    motorSize: frame,
    motorFrequency: frequency,
    efficiencyClass,
    motorSpeed,
    ratedTorque: (9550 * power) / motorSpeed,
    efficiency: percent === undefined || frequency === '60Hz' ? null : percent / 100,
    mass,
    shaftHeight: height,
    shaftDiameter: shaft.diameter,
    shaftLength: shaft.length,
  };
}
