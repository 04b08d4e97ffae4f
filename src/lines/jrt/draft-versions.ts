import { asObject, isText } from '#modules/configurator/domain/wizard/read-fields.ts';
import type { DraftForm } from '#product/drafts.ts';

/**
 * How drafts of JRT lie in the browser: they came before those of other lines (spec 001 §3: user, common and JRW state). What
 * carries no version is older than the tag: flat fields, see `fromFlatFields`.
 */
export const JRT_DRAFTS: DraftForm = {
  part: 'common',
  version: 2,
  migrations: { 0: fromFlatFields, 1: withSpeedLimits },
};

const TEXTS = ['technicalDocEmail', 'customizedRequirements', 'remark'];
const NUMBERS = ['outputSpeed', 'ratio', 'outputTorque', 'serviceFactor', 'inputSpeed', 'boreOnTheInputSide'];
const WIZARD = ['version', 'currentStep', 'isDrawing', 'customColor'];

/** Before version 1 all fields of the form lay side by side (spec 001 §3), lists as arrays of codes. */
function fromFlatFields(stored: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const only = (names: readonly string[]) => Object.entries(stored).filter(([name]) => names.includes(name));
  const rest = Object.entries(stored).filter(([name]) => ![...TEXTS, ...NUMBERS, ...WIZARD].includes(name));
  const configuration = {
    values: Object.fromEntries(rest.flatMap(([name, held]) => asValues(name, held))),
    search: Object.fromEntries(only(NUMBERS)),
    texts: Object.fromEntries(only(TEXTS)),
    isDrawing: stored.isDrawing,
    customColor: stored.customColor,
  };
  return { currentStep: stored.currentStep, configuration };
}

function asValues(name: string, held: unknown): [string, unknown][] {
  if (name === 'brakes' && Array.isArray(held)) return held.map((code: unknown) => [name, code]);
  return Array.isArray(held) ? held.filter(isText).map((code) => [`${name}.${code}`, 'yes']) : [[name, held]];
}

/** Version 1 kept rows without the most speed of their module: the gears' own limit stands in for it. */
function withSpeedLimits(stored: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { configuration, detailConfig } = stored;
  return {
    ...stored,
    configuration: withSpeedLimit(configuration),
    ...(detailConfig ? { detailConfig: withSpeedLimit(detailConfig) } : {}),
  };
}

function withSpeedLimit(configuration: unknown): unknown {
  const held = asObject(configuration);
  return held.basicType ? { ...held, basicType: { inputSpeedMax: null, ...asObject(held.basicType) } } : configuration;
}
