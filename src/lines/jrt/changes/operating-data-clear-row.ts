import { asJrt } from '#lines/jrt/configuration.ts';
import { standardSpeed } from '#lines/jrt/rows/input-speed.ts';
import type { Configuration, FieldId } from '#product/configuration.ts';
import type { ChangeRule, RuleStep } from '#product/rule.ts';

/** Torque and service factor of a row hold for these; the values stand where nothing was said (spec 001 §9). */
const ASSUMED: Readonly<Record<FieldId, string | null>> = {
  durationFactor: 'S1-100%',
  motorFrequency: '50Hz',
  efficiencyClass: 'DN',
  inputSpeed: null,
};

/** What loads a module, which has no power of its own. */
const MODULE_LOAD = ['outputTorque', 'motorPower', 'serviceFactor'];

/**
 * Another duty, frequency, efficiency class or input speed, and on a module another load, gives the chosen row up: its output
 * speed, torque and service factor were computed for the former ones. The specification is silent; a row with wrong figures
 * would be worse.
 */
export const OPERATING_DATA_CLEAR_ROW: ChangeRule = {
  id: 'operating-data-clear-row',
  on: [...Object.keys(ASSUMED), ...MODULE_LOAD],
  apply: (step) => (step.config.basicType && (isOtherDuty(step) || isOtherLoad(step)) ? { basicType: null } : {}),
};

function isOtherDuty({ before, config }: RuleStep): boolean {
  return Object.keys(ASSUMED).some((field) => operatingValue(before, field) !== operatingValue(config, field));
}

function isOtherLoad({ before, config }: RuleStep): boolean {
  return asJrt(config).basicType?.route === 'module' && loadOf(before) !== loadOf(config);
}

/** The power or torque on a module, else the service factor it keeps, which is never below 1.0. */
function loadOf(config: Configuration): string {
  const { motorPower, outputTorque, serviceFactor } = asJrt(config).search;
  if (motorPower !== null) return `${motorPower} kW`;
  return outputTorque === null ? `fB ${Math.max(serviceFactor ?? 1, 1)}` : `${outputTorque} Nm`;
}

function operatingValue(config: Configuration, field: FieldId): string | number | null {
  if (field === 'inputSpeed') return inputSpeedOf(config);
  return config.values[field] ?? ASSUMED[field] ?? null;
}

/** The speed of the customer's motor, named or of its standard. */
function inputSpeedOf(config: Configuration): number | null {
  const { search, basicType } = asJrt(config);
  if (search.inputSpeed !== null) return search.inputSpeed;
  return basicType?.route === 'module' ? standardSpeed(basicType.inputType) : null;
}
