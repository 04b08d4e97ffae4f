import type { Values } from '#product/configuration.ts';
import { HIDDEN } from '#product/field.ts';
import type { IndustrialRow } from './rows/industrial-row.ts';

/** The columns of a row that tell units apart, in codes of the release. */
export function unitCodes({ gearArrangement, stages, reduceUnitSize, inputShaft }: IndustrialRow): Values {
  return {
    gearArrangement,
    stages: String(stages),
    reduceUnitSize,
    inputShaft: inputShaft === null ? HIDDEN : String(inputShaft),
  };
}

/** The variable that says which frames of motors carry the power of the chosen row; nobody chooses or sees it. */
export const MOTOR_FRAMES = 'motorFrames';

/** What a chosen row fixes: its unit, and the cooling and the motors it needs at its speed under its load. */
export function industrialRowValues(row: IndustrialRow): Values {
  return { ...unitCodes(row), coolingNeeded: row.coolingNeeded, [MOTOR_FRAMES]: row.motorFrames };
}
