import { MOTOR_WRITTEN_VALUES } from '#lines/shared/motor/written-values.ts';
import type { WrittenValues } from '#product/written-values.ts';

/** What the specification writes out where the wire carries a code: that of a motor. */
export const JD_WRITTEN_VALUES: WrittenValues = MOTOR_WRITTEN_VALUES;
