import { MOTOR_WRITTEN_VALUES } from '#lines/shared/motor/written-values.ts';
import type { WrittenValues } from '#product/written-values.ts';

/** What the specification writes out where the wire carries a code (spec 001 §3, §4, §9; ADR 7). */
export const JRT_WRITTEN_VALUES: WrittenValues = {
  ...MOTOR_WRITTEN_VALUES,
  inputType: { 'Without Input': 'none' },
};
