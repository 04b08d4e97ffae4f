import { USUAL_OILS } from '#lines/jrw/fields/oils.ts';
import { fieldsOfStep } from '#lines/jrw/steps.ts';
import { POWER_OR_TORQUE } from '#lines/shared/gear/changes/power-or-torque.ts';
import { BRAKE_PRESETS } from '#lines/shared/motor/changes/brake-presets.ts';
import { ENCODER_PRESETS } from '#lines/shared/motor/changes/encoder-presets.ts';
import { ROW_CLEARS_VOLTAGE } from '#lines/shared/motor/changes/row-clears-voltage.ts';
import { VOLTAGE_CLEARS_FAN_AND_UL } from '#lines/shared/motor/changes/voltage-clears-fan-and-ul.ts';
import { CUSTOM_COLOUR_APART } from '#lines/shared/paint/custom-colour.ts';
import { reChooseUnselects } from '#lines/shared/re-choose-unselects.ts';
import { resetClearsSearch } from '#lines/shared/reset-clears-search.ts';
import { type ChangeRule, clearing, presetting } from '#product/rule.ts';
import { MODEL_CHANGE_CLEARS_REST, OPERATING_DATA_CLEAR_ROW, SPEED_OR_RATIO } from './selection-changes.ts';

const INSTALLATION = fieldsOfStep(2).filter((field) => field !== 'builtInType');

/** Another mounting clears all other installation fields; the first one changes nothing (spec 001 §4). */
const MOUNTING_CLEARS_INSTALLATION: ChangeRule = {
  id: 'mounting-clears-installation',
  on: ['builtInType'],
  clears: ({ values }) => (values.builtInType === undefined ? [] : INSTALLATION),
  apply: (step) => (step.before.values.builtInType === undefined ? {} : clearing(step, INSTALLATION)),
};

const POINTING = ['outputShaftPointing', 'flangePointing'] as const;

/** Shaft side and flange side follow each other where both are shown (spec 001 §4); a double shaft leaves the flange its side. */
const POINTING_COPIES: ChangeRule = {
  id: 'pointing-copies',
  on: POINTING,
  clears: () => POINTING,
  apply: (step) => {
    const [set] = POINTING.filter((field) => step.touched.includes(field));
    const value = set && step.config.values[set];
    if (!value || value === 'AB' || !POINTING.every(step.isVisible)) return {};
    if (step.config.values.outputShaftType === 'DS') return {};
    return presetting(step, { [set === 'flangePointing' ? 'outputShaftPointing' : 'flangePointing']: value });
  },
};

const GRADES = ['mineralOil', 'syntheticOil'];

/** Each kind of oil presets its usual grade and clears the other's (spec 001 §4). */
const OIL_PRESETS: ChangeRule = {
  id: 'oil-presets',
  on: ['lubricatingOil'],
  clears: () => GRADES,
  apply: (step) => {
    const { lubricatingOil: oil } = step.config.values;
    if (oil === undefined) return clearing(step, GRADES);
    return oil === 'mineral'
      ? presetting(step, { mineralOil: USUAL_OILS.mineral }, ['syntheticOil'])
      : presetting(step, { syntheticOil: USUAL_OILS.synthetic }, ['mineralOil']);
  },
};

/** The field-change rules of JRW in the order they are applied: a rule stands before those it can wake (spec 001 §4). */
export const JRW_CHANGES: readonly ChangeRule[] = [
  reChooseUnselects(['torqueArm', 'motorThermalProtection', 'encoder', 'oilMirror']),
  MODEL_CHANGE_CLEARS_REST,
  resetClearsSearch(fieldsOfStep(1)),
  SPEED_OR_RATIO,
  POWER_OR_TORQUE,
  OPERATING_DATA_CLEAR_ROW,
  ROW_CLEARS_VOLTAGE,
  VOLTAGE_CLEARS_FAN_AND_UL,
  MOUNTING_CLEARS_INSTALLATION,
  POINTING_COPIES,
  BRAKE_PRESETS,
  ENCODER_PRESETS,
  OIL_PRESETS,
  CUSTOM_COLOUR_APART,
];
