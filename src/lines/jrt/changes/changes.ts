import type { ChangeRule } from '#product/rule.ts';
import { ASSEMBLY_CLEARS_INSTALLATION } from './assembly-clears-installation.ts';
import { BRAKE_PRESETS } from './brake-presets.ts';
import { CUSTOM_COLOUR_APART } from './custom-colour.ts';
import { ENCODER_PRESETS } from './encoder-presets.ts';
import { MODEL_CHANGE_CLEARS_REST } from './model-change-clears-rest.ts';
import { OIL_PRESETS } from './oil-presets.ts';
import { OPERATING_DATA_CLEAR_ROW } from './operating-data-clear-row.ts';
import { POINTING_COPIES } from './pointing-copies.ts';
import { POWER_OR_TORQUE } from './power-or-torque.ts';
import { RE_CHOOSE_UNSELECTS } from './re-choose-unselects.ts';
import { RESET_CLEARS_SEARCH } from './reset-clears-search.ts';
import { ROW_CLEARS_VOLTAGE } from './row-clears-voltage.ts';
import { SPEED_OR_RATIO } from './speed-or-ratio.ts';
import { VOLTAGE_CLEARS_FAN_AND_UL } from './voltage-clears-fan-and-ul.ts';

/** The field-change rules of JRT in the order they are applied: a rule stands before those it can wake (spec 001 §4). */
export const JRT_RULES: readonly ChangeRule[] = [
  RE_CHOOSE_UNSELECTS,
  MODEL_CHANGE_CLEARS_REST,
  RESET_CLEARS_SEARCH,
  SPEED_OR_RATIO,
  POWER_OR_TORQUE,
  OPERATING_DATA_CLEAR_ROW,
  ROW_CLEARS_VOLTAGE,
  VOLTAGE_CLEARS_FAN_AND_UL,
  ASSEMBLY_CLEARS_INSTALLATION,
  POINTING_COPIES,
  BRAKE_PRESETS,
  ENCODER_PRESETS,
  OIL_PRESETS,
  CUSTOM_COLOUR_APART,
];
