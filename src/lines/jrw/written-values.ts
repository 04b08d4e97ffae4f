import { RELEASE_ANGLES } from '#lines/shared/motor/fields/brake.ts';
import type { WrittenValues } from '#product/written-values.ts';

/** What the specification writes out where the wire carries a code (spec 001 §3, §4, §9). */
export const JRW_WRITTEN_VALUES: WrittenValues = {
  efficiencyClass: { 'DN(IE3)': 'DN', 'DE(IE2)': 'DE', 'DU(IE4)': 'DU' },
  inputType: { 'Without Input': 'none' },
  releaseAngle: Object.fromEntries(RELEASE_ANGLES.map((angle) => [`${angle}°`, angle])),
};
