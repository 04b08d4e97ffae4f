import { BRAKE_PRESETS } from '#lines/shared/motor/changes/brake-presets.ts';
import { ENCODER_PRESETS } from '#lines/shared/motor/changes/encoder-presets.ts';
import { ROW_CLEARS_VOLTAGE } from '#lines/shared/motor/changes/row-clears-voltage.ts';
import { VOLTAGE_CLEARS_FAN_AND_UL } from '#lines/shared/motor/changes/voltage-clears-fan-and-ul.ts';
import { CUSTOM_COLOUR_APART } from '#lines/shared/paint/custom-colour.ts';
import { reChooseUnselects } from '#lines/shared/re-choose-unselects.ts';
import { resetClearsSearch } from '#lines/shared/reset-clears-search.ts';
import type { ChangeRule } from '#product/rule.ts';
import { asJd } from './configuration.ts';
import { fieldsOfStep } from './steps.ts';

const RUN = ['motorFrequency', 'efficiencyClass'] as const;

/** Another frequency or class gives the chosen motor up: its speed, torque and efficiency are those of the former. */
const RUN_CLEARS_ROW: ChangeRule = {
  id: 'run-clears-row',
  on: RUN,
  apply: ({ config }) => {
    const { basicType: row } = asJd(config);
    const isOther = row !== null && RUN.some((field) => (config.values[field] ?? row[field]) !== row[field]);
    return isOther ? { basicType: null } : {};
  },
};

/** The field-change rules of JD in the order they are applied: a rule stands before those it can wake (spec 001 §4). */
export const JD_CHANGES: readonly ChangeRule[] = [
  reChooseUnselects(['motorThermalProtection', 'encoder']),
  resetClearsSearch(fieldsOfStep(1)),
  RUN_CLEARS_ROW,
  ROW_CLEARS_VOLTAGE,
  VOLTAGE_CLEARS_FAN_AND_UL,
  BRAKE_PRESETS,
  ENCODER_PRESETS,
  CUSTOM_COLOUR_APART,
];
