import { speedOrRatio } from '#lines/shared/gear/changes/speed-or-ratio.ts';
import { resetClearsSearch } from '#lines/shared/reset-clears-search.ts';
import type { Configuration } from '#product/configuration.ts';
import { type ChangeRule, clearing } from '#product/rule.ts';
import { asPlanetary, SEARCH_NUMBERS, SHAFT_END } from './configuration.ts';
import { PRINTED_LOAD } from './rating/planetary-rows.ts';
import { fieldsOfStep } from './steps.ts';

const MODEL = ['design', 'stages'] as const;

/** Another design or number of stages gives the chosen row up: it is of the former. */
const MODEL_CLEARS_ROW: ChangeRule = {
  id: 'model-clears-row',
  on: MODEL,
  clears: () => ['reduceUnitSize', 'exactRatio'],
  apply: (step) => {
    const { basicType: row, values } = asPlanetary(step.config);
    const isOther = row !== null && MODEL.some((field) => (values[field] ?? String(row[field])) !== String(row[field]));
    return isOther ? { basicType: null, ...clearing(step, ['reduceUnitSize', 'exactRatio']) } : {};
  },
};

/** Another life, speed or load gives the chosen row up: its torque and power were computed for the former. */
const LOAD_CLEARS_ROW: ChangeRule = {
  id: 'load-clears-row',
  on: ['lifetime', ...SEARCH_NUMBERS.filter((field) => field !== 'ratio' && field !== 'outputSpeed')],
  apply: ({ before, config }) =>
    config.basicType !== null && loadOf(before) !== loadOf(config) ? { basicType: null } : {},
};

function loadOf(config: Configuration): string {
  const { search, values } = asPlanetary(config);
  const { inputSpeed, outputTorque, peakTorque, serviceFactor } = search;
  const lifetime = values.lifetime ?? String(PRINTED_LOAD.lifetime);
  return [lifetime, inputSpeed ?? PRINTED_LOAD.inputSpeed, outputTorque, peakTorque, serviceFactor].join(' ');
}

/** Another form of the output takes the shaft end back that was asked for. */
const OUTPUT_CLEARS_SHAFT_END: ChangeRule = {
  id: 'output-clears-shaft-end',
  on: ['outputShaftType', 'builtInType'],
  apply: ({ config }) => {
    const { outputShaftType = 'S', builtInType } = config.values;
    const hasShaft = outputShaftType === 'S' && builtInType !== 'S';
    return hasShaft ? {} : { extras: { ...config.extras, [SHAFT_END]: null } };
  },
};

/** The field-change rules of JRP in the order they are applied: a rule stands before those it can wake (spec 001 §4). */
export const JRP_CHANGES: readonly ChangeRule[] = [
  resetClearsSearch(fieldsOfStep(1)),
  speedOrRatio((config) => asPlanetary(config).search.inputSpeed ?? PRINTED_LOAD.inputSpeed),
  MODEL_CLEARS_ROW,
  LOAD_CLEARS_ROW,
  OUTPUT_CLEARS_SHAFT_END,
];
