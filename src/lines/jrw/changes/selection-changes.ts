import { asWorm, EMPTY_CONFIGURATION, EMPTY_SEARCH } from '#lines/jrw/configuration.ts';
import { isWormModule } from '#lines/jrw/inputs.ts';
import { REFERENCE_SPEED } from '#lines/jrw/rows/speed-points.ts';
import { fieldsOfStep } from '#lines/jrw/steps.ts';
import { speedOrRatio } from '#lines/shared/gear/changes/speed-or-ratio.ts';
import type { Configuration } from '#product/configuration.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import { type ChangeRule, clearing, type RuleStep } from '#product/rule.ts';

const MODEL_FIELDS = ['gearboxModel', 'inputType'] as const;
const LATER = [BASIC_TYPE, ...[1, 2, 3, 4, 5].flatMap(fieldsOfStep)];

/**
 * Another gear type or input type, once one was set, clears everything but the first step and takes back special wishes and the
 * request for drawings (spec 001 §4). The load stays: speed, torque and service factor are asked of the new one too.
 */
export const MODEL_CHANGE_CLEARS_REST: ChangeRule = {
  id: 'model-change-clears-rest',
  on: MODEL_FIELDS,
  clears: (config, field) =>
    MODEL_FIELDS.some((name) => name === field && modelOf(config, name) !== undefined) ? LATER : [],
  apply: (step) => {
    const isOther = MODEL_FIELDS.some((field) => {
      const was = modelOf(step.before, field);
      return was !== undefined && was !== modelOf(step.config, field);
    });
    if (!isOther) return {};
    const lost = Object.keys(step.config.values).filter((field) => !MODEL_FIELDS.some((kept) => kept === field));
    const { inputSpeed, motorPower, ...asked } = asWorm(step.config).search;
    const isModule = isWormModule(step.config.values.inputType);
    const search = { ...EMPTY_SEARCH, ...asked, ...(isModule && { inputSpeed, motorPower }) };
    return { ...EMPTY_CONFIGURATION, ...clearing(step, lost), search };
  },
};

function modelOf(config: Configuration, field: (typeof MODEL_FIELDS)[number]): string | undefined {
  const { values, basicType } = asWorm(config);
  return values[field] ?? basicType?.[field];
}

/** Output speed and ratio exclude each other; n1 is that of the chosen row, else of the customer's motor (spec 001 §4). */
export const SPEED_OR_RATIO = speedOrRatio((config) => {
  const { basicType, search } = asWorm(config);
  return basicType?.inputSpeed ?? search.inputSpeed ?? REFERENCE_SPEED;
});

/** Torque and service factor of a row hold for these; the values stand where nothing was said (spec 001 §9). */
const ASSUMED = { durationFactor: 'S1-100%', motorFrequency: '50Hz' } as const;

/**
 * Another duty, frequency, class or input speed, and without a motor of ours another load, gives the chosen row up: its speed,
 * torque and service factor were computed for the former ones.
 */
export const OPERATING_DATA_CLEAR_ROW: ChangeRule = {
  id: 'operating-data-clear-row',
  on: [...Object.keys(ASSUMED), 'efficiencyClass', 'inputSpeed', 'outputTorque', 'motorPower', 'serviceFactor'],
  apply: (step) => {
    const { basicType: row } = asWorm(step.config);
    if (row === null) return {};
    const isOther = row.route === 'motor' ? isOtherDuty(step) || isOtherClass(step) : isOtherLoad(step);
    return isOther ? { basicType: null } : {};
  },
};

function isOtherDuty({ before, config }: RuleStep): boolean {
  return Object.entries(ASSUMED).some(
    ([field, assumed]) => (before.values[field] ?? assumed) !== (config.values[field] ?? assumed),
  );
}

function isOtherClass({ config }: RuleStep): boolean {
  const { basicType, values } = asWorm(config);
  return values.efficiencyClass !== undefined && values.efficiencyClass !== basicType?.efficiencyClass;
}

function isOtherLoad({ before, config }: RuleStep): boolean {
  return loadOf(before) !== loadOf(config);
}

/** The speed of the customer's motor, and its power or torque, else the service factor a unit keeps, which is never below 1.0. */
function loadOf(config: Configuration): string {
  const { inputSpeed, motorPower, outputTorque, serviceFactor } = asWorm(config).search;
  const speed = inputSpeed ?? REFERENCE_SPEED;
  if (motorPower !== null) return `${speed} ${motorPower} kW`;
  return `${speed} ${outputTorque === null ? `fB ${Math.max(serviceFactor ?? 1, 1)}` : `${outputTorque} Nm`}`;
}
