import { gearDrive } from '#modules/drawings/domain/drive.ts';
import { GEAR_UNITS } from '#modules/drawings/domain/gear-unit.ts';
import type { Scene } from '#modules/drawings/domain/scene.ts';

/** The typical product of the line: a coaxial gear motor. */
export function jrtScene(): Scene {
  return { solids: gearDrive(GEAR_UNITS.helical) };
}
