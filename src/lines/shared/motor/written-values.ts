import type { WrittenValues } from '#product/written-values.ts';
import { RELEASE_ANGLES } from './fields/brake.ts';
import { SHAFT_DIAMETERS } from './fields/encoder-fields.ts';

/** What the specification writes out of a motor where the wire carries a code (spec 001 §3, §4, §9; ADR 7). */
export const MOTOR_WRITTEN_VALUES: WrittenValues = {
  efficiencyClass: { 'DN(IE3)': 'DN', 'DE(IE2)': 'DE', 'DU(IE4)': 'DU' },
  releaseAngle: withUnit(RELEASE_ANGLES, '°'),
  shaftDiameter: withUnit(SHAFT_DIAMETERS, 'mm'),
};

function withUnit(codes: readonly string[], unit: string): WrittenValues[string] {
  return Object.fromEntries(codes.map((code) => [`${code}${unit}`, code]));
}
