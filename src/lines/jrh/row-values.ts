import type { Values } from '#product/configuration.ts';
import { HIDDEN } from '#product/field.ts';
import type { IndustrialRow } from './rows/industrial-row.ts';
import { mainsPolesAt } from './rows/mains-motor.ts';

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

/** The variable that says how many poles a motor has that runs near the speed of the chosen row on the mains; none needs an inverter. */
export const MAINS_POLES_OF_ROW = 'mainsPoles';

/** The variable that says how fast the motor of the chosen frame then runs, r/min; it follows, nobody chooses it. */
export const MOTOR_SPEED = 'motorSpeed';

/** The variable that says which cooling the chosen row cannot be taken without; nobody chooses or sees it. */
export const LEAST_COOLING = 'leastCooling';

/** What a chosen row fixes: its unit, and the cooling and the motors it needs at its speed under its load. */
export function industrialRowValues(row: IndustrialRow): Values {
  return {
    ...unitCodes(row),
    coolingNeeded: row.coolingNeeded,
    [LEAST_COOLING]: row.leastCooling,
    [MOTOR_FRAMES]: row.motorFrames,
    [MAINS_POLES_OF_ROW]: mainsPolesAt(row.inputSpeed) ?? HIDDEN,
  };
}
