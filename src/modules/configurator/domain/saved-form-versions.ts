import { asObject, isText } from './persisted/read-fields.ts';

/** The version of what the wizard keeps in client storage; raised with every change of its shape. */
export const STORED_VERSION = 2;

/** Brings a stored form one version further. */
export type UpMigration = (stored: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** By the version they start from. What carries no version is older than the tag: flat fields, see `fromFlatFields`. */
export const UP_MIGRATIONS: Readonly<Record<number, UpMigration>> = { 0: fromFlatFields, 1: withSpeedLimits };

/**
 * A stored form in its present shape, or undefined if it is of a version not known here, as after a roll-back.
 * @param stored an object with a version number, or none
 */
export function upToDate(
  stored: Readonly<Record<string, unknown>>,
  migrations = UP_MIGRATIONS,
  target = STORED_VERSION,
): Readonly<Record<string, unknown>> | undefined {
  let form = stored;
  for (let version = versionOf(stored); version !== target; version += 1) {
    const up = migrations[version];
    if (!up) return undefined;
    form = { ...up(form), version: version + 1 };
  }
  return form;
}

function versionOf({ version }: Readonly<Record<string, unknown>>): number {
  return typeof version === 'number' ? version : 0;
}

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
