import type { BasicType } from '#lines/jrt/rows/basic-type.ts';

/** The name of a field: an engine variable (the specification's field name), a search input or a text. */
export type FieldId = string;

/** Codes chosen, by variable, oldest choice first. A ticked option of a list is `field.CODE` with the code `yes`. */
export type Values = Readonly<Record<FieldId, string>>;

/**
 * Numbers of step 2 that are no variables of the engine. The first four find rows of the catalogue (r/min, i, Nm, fB);
 * the others describe the customer's motor on a module: its speed in r/min, and the bore for its shaft in mm.
 */
export const SEARCH_NUMBERS = [
  'outputSpeed',
  'ratio',
  'outputTorque',
  'serviceFactor',
  'inputSpeed',
  'boreOnTheInputSide',
] as const;
export type SearchNumber = (typeof SEARCH_NUMBERS)[number];

/** What the person looks for by in step 2 (spec 001 §3: two toggles, each with its default first). */
export const SEARCH_TOGGLES = {
  speedOrRatio: ['outputSpeed', 'ratio'],
  powerOrTorque: ['motorPower', 'outputTorque'],
} as const;
export type SearchToggle = keyof typeof SEARCH_TOGGLES;
export type SearchBy = (typeof SEARCH_TOGGLES)[SearchToggle][number];

/** The search of step 2. */
export type Search = {
  readonly [field in SearchNumber]: number | null;
} & {
  readonly speedOrRatio: (typeof SEARCH_TOGGLES)['speedOrRatio'][number];
  readonly powerOrTorque: (typeof SEARCH_TOGGLES)['powerOrTorque'][number];
  /** kW of the customer's motor on a module, where a search named it; the power of a motor of ours is a variable. */
  readonly motorPower: number | null;
};

/** The free texts of step 6. */
export const TEXT_FIELDS = ['technicalDocEmail', 'customizedRequirements', 'remark'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** The variable behind the tick "special wishes": part of the release, because wishes open further ratings. */
export const SPECIAL_WISHES = 'specialWishes';

/** One configuration of the JRT family: a plain immutable value (spec 001 §3). */
export interface Configuration {
  readonly values: Values;
  /** The variables in `values` that a field-change rule filled in, not the person: they yield first. */
  readonly presets: readonly FieldId[];
  readonly search: Search;
  /** The one row of the catalogue the person chose in step 2. */
  readonly basicType: BasicType | null;
  /** The custom colour as `#rrggbb`, kept apart from the colour `custom`. */
  readonly customColor: string | null;
  readonly texts: Readonly<Record<TextField, string>>;
  /** Whether drawings are requested. */
  readonly isDrawing: boolean;
}

export const EMPTY_SEARCH: Search = {
  speedOrRatio: 'outputSpeed',
  powerOrTorque: 'motorPower',
  outputSpeed: null,
  ratio: null,
  outputTorque: null,
  motorPower: null,
  serviceFactor: null,
  inputSpeed: null,
  boreOnTheInputSide: null,
};

/**
 * The configuration a wizard starts with. Default codes (efficiency class DN, 50 Hz, S1-100 % ...) are not written into
 * it: they are release data and stand in wherever nothing is chosen (spec 001 §9).
 */
export const EMPTY_CONFIGURATION: Configuration = {
  values: {},
  presets: [],
  search: EMPTY_SEARCH,
  basicType: null,
  customColor: null,
  texts: { technicalDocEmail: '', customizedRequirements: '', remark: '' },
  isDrawing: false,
};

/** The configuration without the values of some variables (spec 001 §4 "clears"). */
export function withoutValues(
  config: Configuration,
  fields: readonly FieldId[],
): Pick<Configuration, 'values' | 'presets'> {
  return {
    values: Object.fromEntries(Object.entries(config.values).filter(([field]) => !fields.includes(field))),
    presets: config.presets.filter((field) => !fields.includes(field)),
  };
}

/** The configuration with values filled in by a rule; they count as presets, younger than every choice. */
export function withPresets(config: Configuration, presets: Values): Pick<Configuration, 'values' | 'presets'> {
  const cleared = withoutValues(config, Object.keys(presets));
  return { values: { ...cleared.values, ...presets }, presets: [...cleared.presets, ...Object.keys(presets)] };
}

/** The configuration with values chosen by the person, younger than every earlier choice. */
export function withChoices(config: Configuration, choices: Values): Pick<Configuration, 'values' | 'presets'> {
  const cleared = withoutValues(config, Object.keys(choices));
  return { values: { ...cleared.values, ...choices }, presets: cleared.presets };
}
