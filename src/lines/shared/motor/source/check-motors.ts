import { frameNumber } from '#lines/shared/motor/frames.ts';
import { synchronousSpeed } from '#lines/shared/motor/rated-speed.ts';
import { type Note, noteDuplicates } from '#lines/shared/source-note.ts';
import type { PrintedMotor } from './read-motors.ts';

/** What can be wrong with a motor by itself and beside the others. */
export type MotorProblemCode =
  | 'motor.duplicate'
  | 'motor.frame-unknown'
  | 'motor.speed-not-below-synchronous'
  | 'motor.torque-mismatch'
  | 'motor.efficiency-impossible';

/** Printed torque may differ from 9550 P / n by its own rounding. */
const TORQUE_ROUNDING = 0.01;

/** Checks every motor: frame known, rated speed below synchronous, torque = 9550 P / n, efficiency possible. */
export function checkMotors(motors: readonly PrintedMotor[], note: Note<MotorProblemCode>): void {
  noteDuplicates(motors, (motor) => `${motor.power} kW, ${motor.poles} poles`, 'motor.duplicate', 'power_kw', note);
  noteDuplicates(motors, (motor) => `${motor.frame}/${motor.poles}`, 'motor.duplicate', 'frame', note);
  for (const motor of motors) checkMotor(motor, note);
}

function checkMotor(motor: PrintedMotor, note: Note<MotorProblemCode>): void {
  if (frameNumber(motor.frame) === null) note(motor.place, 'motor.frame-unknown', 'frame', motor.frame);
  const synchronous = synchronousSpeed(motor.poles, '50Hz');
  if (motor.ratedSpeed >= synchronous || motor.ratedSpeed <= 0) {
    note(motor.place, 'motor.speed-not-below-synchronous', 'rated_speed_rpm', motor.ratedSpeed, synchronous);
  }
  const torque = (9550 * motor.power) / motor.ratedSpeed;
  const { ratedTorque, efficiencies } = motor.printed;
  if (Math.abs(ratedTorque - torque) > Math.max(TORQUE_ROUNDING * torque, 0.006)) {
    note(motor.place, 'motor.torque-mismatch', 'rated_torque_nm', ratedTorque, torque);
  }
  for (const efficiency of efficiencies) {
    if (!(efficiency > 0 && efficiency < 100)) {
      note(motor.place, 'motor.efficiency-impossible', 'efficiency_pct', efficiency);
    }
  }
}
