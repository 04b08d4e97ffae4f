import { POWER_OR_TORQUE } from '#lines/shared/gear/changes/power-or-torque.ts';
import { BRAKE_PRESETS } from '#lines/shared/motor/changes/brake-presets.ts';
import { ENCODER_PRESETS } from '#lines/shared/motor/changes/encoder-presets.ts';
import { ROW_CLEARS_VOLTAGE } from '#lines/shared/motor/changes/row-clears-voltage.ts';
import { VOLTAGE_CLEARS_FAN_AND_UL } from '#lines/shared/motor/changes/voltage-clears-fan-and-ul.ts';
import { CUSTOM_COLOUR_APART } from '#lines/shared/paint/custom-colour.ts';
import { reChooseUnselects } from '#lines/shared/re-choose-unselects.ts';
import type { ChangeRule } from '#product/rule.ts';
import { ASSEMBLY_CLEARS_INSTALLATION } from './assembly-clears-installation.ts';
import { MODEL_CHANGE_CLEARS_REST } from './model-change-clears-rest.ts';
import { OIL_PRESETS } from './oil-presets.ts';
import { OPERATING_DATA_CLEAR_ROW } from './operating-data-clear-row.ts';
import { POINTING_COPIES } from './pointing-copies.ts';
import { RESET_CLEARS_SEARCH } from './reset-clears-search.ts';
import { SPEED_OR_RATIO } from './speed-or-ratio.ts';

/** The field-change rules of JRT in the order they are applied: a rule stands before those it can wake (spec 001 §4). */
export const JRT_RULES: readonly ChangeRule[] = [
  reChooseUnselects(['torqueArm', 'motorThermalProtection', 'encoder', 'oilMirror']),
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
