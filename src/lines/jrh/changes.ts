import { speedOrRatio } from '#lines/shared/gear/changes/speed-or-ratio.ts';
import { CUSTOM_COLOUR_APART } from '#lines/shared/paint/custom-colour.ts';
import { resetClearsSearch } from '#lines/shared/reset-clears-search.ts';
import type { Configuration } from '#product/configuration.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import type { ChangeRule } from '#product/rule.ts';
import { asIndustrial } from './configuration.ts';
import { USUAL_CONDITIONS } from './fields/conditions.ts';
import { listedFactor } from './fields/machines.ts';
import { borne, USUAL_INPUT_SPEED, USUAL_SERVICE_FACTOR } from './rows/rows.ts';
import { fieldsOfStep } from './steps.ts';

/** Another unit, speed, load, ambient or duty gives the chosen row up: its figures were computed for the former ones. */
const OPERATING_DATA_CLEAR_ROW: ChangeRule = {
  id: 'operating-data-clear-row',
  on: ['gearArrangement', 'stages', 'ambientTemperature', 'dutyCycle', 'inputSpeed', 'drivenPower', 'serviceFactor'],
  apply: ({ before, config }) => {
    const { basicType: row, values } = asIndustrial(config);
    if (row === null) return {};
    const isOtherUnit =
      (values.gearArrangement ?? row.gearArrangement) !== row.gearArrangement ||
      (values.stages ?? String(row.stages)) !== String(row.stages);
    return isOtherUnit || demandOf(before) !== demandOf(config) ? { basicType: null } : {};
  },
};

/** The factor counts only while no power is named: then it says which power a unit is left with. */
function demandOf(config: Configuration): string {
  const { search, values, basicType } = asIndustrial(config);
  const { inputSpeed, drivenPower, serviceFactor } = search;
  const conditions = { ...USUAL_CONDITIONS, ...values };
  return [
    inputSpeed ?? basicType?.inputSpeed ?? USUAL_INPUT_SPEED,
    drivenPower ?? `f1 ${serviceFactor ?? USUAL_SERVICE_FACTOR}`,
    conditions.ambientTemperature,
    conditions.dutyCycle,
  ].join(' ');
}

/** The machine that is driven brings its listed factor; it stays a figure, what is typed over it stands, and cleared it comes back. */
const MACHINE_SETS_FACTOR: ChangeRule = {
  id: 'machine-sets-factor',
  on: ['drivenMachine', 'hoursPerDay', 'serviceFactor'],
  apply: ({ config, touched, standing }) => {
    const listed = listedFactor(standing());
    if (listed === null) return {};
    if (touched.includes('serviceFactor') && config.search.serviceFactor !== null) return {};
    return { search: { ...config.search, serviceFactor: listed } };
  },
};

/** A row keeps its ratings under another factor, machine or cooling; what it bears with them is worked out anew. */
const ROW_BEARS_ANEW: ChangeRule = {
  id: 'row-bears-anew',
  on: [BASIC_TYPE, 'serviceFactor', 'drivenMachine', 'hoursPerDay', 'cooling'],
  apply: ({ config, standing }) => {
    const { basicType: row, search } = asIndustrial(config);
    if (row === null) return {};
    const { cooling } = config.values;
    const assumedFactor = listedFactor(standing()) ?? USUAL_SERVICE_FACTOR;
    return { basicType: borne({ ...row, assumedFactor }, { ...search, cooling }) };
  },
};

/** The field-change rules of JRH in the order they are applied: a rule stands before those it can wake (spec 001 §4). */
export const JRH_CHANGES: readonly ChangeRule[] = [
  resetClearsSearch(fieldsOfStep(1)),
  speedOrRatio(inputSpeedOf),
  MACHINE_SETS_FACTOR,
  OPERATING_DATA_CLEAR_ROW,
  ROW_BEARS_ANEW,
  CUSTOM_COLOUR_APART,
];

function inputSpeedOf(config: Configuration): number {
  const { basicType, search } = asIndustrial(config);
  return basicType?.inputSpeed ?? search.inputSpeed ?? USUAL_INPUT_SPEED;
}
