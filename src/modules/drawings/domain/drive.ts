import type { GearUnit } from './gear-unit.ts';
import type { MotorShape } from './motor.ts';
import { motor } from './motor.ts';
import { shaft } from './output-parts.ts';
import type { Solid } from './solid.ts';

/** A foot-mounted drive in M1 with its usual output. */
export function gearDrive(unit: GearUnit, motorShape: Partial<MotorShape> = {}): readonly Solid[] {
  return [
    ...unit.foot,
    ...unit.housing,
    ...shaft(unit.outputs.A, unit.output),
    ...motor({ ...unit.input, ...motorShape }),
  ];
}
