import type { GearType } from './gear-unit.ts';
import { GEAR_UNITS } from './gear-unit.ts';
import type { MotorShape } from './motor.ts';
import { motor } from './motor.ts';
import { shaft } from './output-parts.ts';
import type { Solid } from './solid.ts';

/** A foot-mounted drive in M1 with its usual output: solid shaft, for the worm unit a keyed hollow shaft. */
export function gearDrive(gear: GearType, motorShape: Partial<MotorShape> = {}): readonly Solid[] {
  const unit = GEAR_UNITS[gear];
  return [
    ...unit.foot,
    ...unit.housing,
    ...shaft(unit.outputs.A, gear === 'W' ? 'keyed' : 'solid'),
    ...motor({ ...unit.input, ...motorShape }),
  ];
}
