import { limitFrame } from '#lines/jrt/source/frames.ts';
import type { GearRatio, InputModule } from '#lines/jrt/source/parts.ts';
import type { TorqueLimit } from './basic-type.ts';
import { REFERENCE_SPEED } from './input-speed.ts';

/** Torque a drive may carry at fB = 1 and up to 1500 r/min, in Nm, and what bounds it. */
export interface UsableTorque {
  readonly torque: number;
  readonly limit: TorqueLimit;
}

/** Without adapter only the gears count: integral motor and gear unit without input (reference rule 22). */
export function gearTorque(gear: GearRatio): UsableTorque {
  return { torque: gear.maMax, limit: 'gears' };
}

/**
 * Usable torque with an input module, null where the module does not fit the ratio (reference rules 21, 22).
 * AM, AN: the smaller of Ma max and the listed limit of the frame. AQS: no limit is listed, Ma max.
 * AD: the power range of a 4-pole drive bounds the torque at the solid shaft; where the gears carry less than its lower
 * end, that shaft is not made for the ratio.
 */
export function moduleTorque(gear: GearRatio, module: InputModule): UsableTorque | null {
  if (module.type === 'AQS') return gearTorque(gear);
  if (module.type === 'AD') return shaftTorque(gear, module);
  const listed = module.frame === null ? undefined : gear.frameLimits.get(limitFrame(module.frame));
  return listed === undefined ? null : smaller(gear, listed, 'adapter-frame');
}

function shaftTorque(gear: GearRatio, module: InputModule): UsableTorque | null {
  if (module.powerRange === null) return null;
  const torquePerPower = (9550 * gear.efficiency * gear.ratio) / REFERENCE_SPEED;
  if (gear.maMax < module.powerRange.min * torquePerPower) return null;
  return smaller(gear, module.powerRange.max * torquePerPower, 'input-shaft');
}

function smaller(gear: GearRatio, bound: number, limit: TorqueLimit): UsableTorque {
  return bound < gear.maMax ? { torque: bound, limit } : gearTorque(gear);
}
