import { NONE } from '#product/field.ts';
import { type ChangeRule, clearing, presetting } from '#product/rule.ts';

const PRESETS = { releaseDevice: NONE, brakingVoltage: 'AC 220V', releaseAngle: '0' };

/**
 * Any brake presets no release device, AC 220 V and a release angle of 0°; no brake clears the three (spec 001 §4,
 * reference rule 8).
 */
export const BRAKE_PRESETS: ChangeRule = {
  id: 'brake-presets',
  on: ['brakes'],
  clears: () => Object.keys(PRESETS),
  apply: (step) => {
    const brake = step.config.values.brakes ?? NONE;
    return brake === NONE ? clearing(step, Object.keys(PRESETS)) : presetting(step, PRESETS);
  },
};
